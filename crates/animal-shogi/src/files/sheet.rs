//! What stands in a file: a head, then the moves.

use std::mem;
use std::ops::Range;

use klubovna_tabletop::error::{AnyFault, TextError};
use klubovna_tabletop::files::Found;
use klubovna_tabletop::record::Limit;

use super::draft::Draft;
use super::lines::Line;
use super::setup::{Setup, start};
use crate::handicap::Handicap;
use crate::options::Options;
use crate::position::AnimalShogi;

/// A game as its file tells it, up to the line that is being read.
pub(super) struct Sheet<'a> {
    pub(super) options: Options,
    pub(super) handicap: Handicap,
    pub(super) setup: Setup,
    // Where the position is set up.
    span: Range<usize>,
    pub(super) tags: Vec<(&'a str, Line<'a>)>,
    // What the tags of a record cannot hold, and comments before the first move.
    remarks: Vec<Line<'a>>,
    // From the first move on.
    draft: Option<Draft>,
    /// The line cannot go on.
    pub(super) broken: bool,
    fault: Option<TextError<AnyFault>>,
}

impl<'a> Sheet<'a> {
    /// Nothing is read yet of a text that ends at `end`.
    #[inline]
    pub(super) fn new(options: Options, end: usize) -> Self {
        Self {
            options,
            handicap: Handicap::None,
            setup: Setup::default(),
            span: end..0,
            tags: Vec::new(),
            remarks: Vec::new(),
            draft: None,
            broken: false,
            fault: None,
        }
    }

    /// Whether the head is over.
    #[inline]
    pub(super) fn has_begun(&self) -> bool {
        self.draft.is_some()
    }

    /// The moves; the head is over.
    #[inline]
    pub(super) fn draft(&mut self) -> &mut Draft {
        let draft = match self.draft.take() {
            Some(draft) => draft,
            None => self.begin(),
        };
        self.draft.insert(draft)
    }

    #[inline]
    fn begin(&mut self) -> Draft {
        let even = start(self.options, self.handicap);
        let position = if self.setup.is_empty() {
            even
        } else {
            let read = self.setup.position(self.options, self.span.clone());
            read.unwrap_or_else(|error| {
                self.refuse(error);
                self.broken = true;
                even
            })
        };
        let mut draft = Draft::new(position);
        for (name, value) in mem::take(&mut self.tags) {
            let text = value.rest();
            if !draft.tag(name, text) {
                // No header holds it, but somebody has written it.
                self.noted(draft.comment(&[name, ": ", text].concat()), value);
            }
        }
        for remark in mem::take(&mut self.remarks) {
            self.noted(draft.comment(remark.rest()), remark);
        }
        draft
    }

    /// The position is set up here, too.
    #[inline]
    pub(super) fn widen(&mut self, line: Line<'_>) {
        let span = line.span();
        self.span = self.span.start.min(span.start)..span.end;
    }

    /// Adds a line about the last move, or about the game.
    #[inline]
    pub(super) fn comment(&mut self, line: Line<'a>) {
        match &mut self.draft {
            // What is said about moves that were not read would stand in a wrong place.
            Some(_) if self.broken => {}
            Some(draft) => {
                let noted = draft.comment(line.rest());
                self.noted(noted, line);
            }
            None => self.remarks.push(line),
        }
    }

    /// What does not fit into a record is told.
    #[inline]
    fn noted(&mut self, noted: Result<(), Limit>, line: Line<'_>) {
        if let Err(limit) = noted {
            self.refuse(TextError::new(AnyFault::of(&limit), line.span()));
        }
    }

    /// The first fault is the one that is told.
    #[inline]
    pub(super) fn refuse(&mut self, error: TextError<AnyFault>) {
        self.fault.get_or_insert(error);
    }

    /// What could be read.
    #[inline]
    pub(super) fn found(mut self) -> Found<AnimalShogi> {
        let draft = match self.draft.take() {
            Some(draft) => draft,
            None => self.begin(),
        };
        draft.found(self.fault)
    }
}
