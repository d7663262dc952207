//! A game that is being read: the header, then the moves.

use std::iter;
use std::mem;
use std::ops::Range;

use klubovna_animal_shogi::{Action, AnimalShogi, Declaration, Handicap, Options, Square, Verdict};
use klubovna_rules::Position;
use klubovna_text::record::{Cursor, Ending, Limit, MAX_ACTIONS, MAX_GAMES, RecordFault};
use klubovna_text::tree::Notes;
use klubovna_text::{AnyFault, Fault, Found, TextError};

use super::end::End;
use super::fault::Read;
use super::lines::Line;
use super::setup::{Setup, start};

/// A game as far as its file has been read.
pub(super) struct Draft<'a> {
    options: Options,
    pub(super) handicap: Handicap,
    pub(super) setup: Setup,
    // The place in the text where the position is set up.
    span: Range<usize>,
    pub(super) tags: Vec<(&'a str, Line<'a>)>,
    // What the tags of a record cannot hold, and comments before the first move.
    remarks: Vec<Line<'a>>,
    // From the first move on.
    moves: Option<Moves>,
    /// A move could not be read: the moves after it are skipped.
    pub(super) broken: bool,
    fault: Option<TextError<AnyFault>>,
}

impl<'a> Draft<'a> {
    /// A game before anything is read, of a text that ends at `end`.
    pub(super) fn new(options: Options, end: usize) -> Self {
        Self {
            options,
            handicap: Handicap::None,
            setup: Setup::default(),
            span: end..0,
            tags: Vec::new(),
            remarks: Vec::new(),
            moves: None,
            broken: false,
            fault: None,
        }
    }

    /// Whether the header is complete.
    pub(super) fn has_begun(&self) -> bool {
        self.moves.is_some()
    }

    /// The moves; this completes the header.
    pub(super) fn moves(&mut self) -> &mut Moves {
        let moves = self.take_moves();
        self.moves.insert(moves)
    }

    fn take_moves(&mut self) -> Moves {
        if let Some(moves) = self.moves.take() {
            return moves;
        }
        let even = start(self.options, self.handicap);
        let position = if self.setup.is_empty() {
            even
        } else {
            let read = self.setup.position(self.options, &self.span);
            read.unwrap_or_else(|error| {
                self.refuse(error);
                self.broken = true;
                even
            })
        };
        let mut moves = Moves::new(position);
        for (name, value) in mem::take(&mut self.tags) {
            let text = value.rest();
            if moves.cursor.book_mut().tags.set(name, text).is_err() {
                // A value too long for a tag is kept as a comment.
                self.noted(moves.comment(&[name, ": ", text].concat()), value);
            }
        }
        for remark in mem::take(&mut self.remarks) {
            self.noted(moves.comment(remark.rest()), remark);
        }
        moves
    }

    /// Plays the next move, unless an earlier one could not be read.
    pub(super) fn go_on(&mut self, read: impl FnOnce(&mut Moves) -> Read<()>) -> Read<()> {
        self.moves();
        if self.broken {
            return Ok(());
        }
        let read = read(self.moves());
        self.broken = read.is_err();
        read
    }

    /// The position is set up here, too.
    pub(super) fn widen(&mut self, line: Line<'_>) {
        let span = line.span();
        self.span = self.span.start.min(span.start)..span.end;
    }

    /// Adds a line about the last move, or about the game.
    pub(super) fn comment(&mut self, line: Line<'a>) {
        match &mut self.moves {
            // Comments on moves that were skipped would stand in a wrong place.
            Some(_) if self.broken => {}
            Some(moves) => {
                let noted = moves.comment(line.rest());
                self.noted(noted, line);
            }
            None => self.remarks.push(line),
        }
    }

    /// Reports what does not fit into a record.
    fn noted(&mut self, noted: Result<(), Limit>, line: Line<'_>) {
        if let Err(limit) = noted {
            self.refuse(line.error(&limit));
        }
    }

    /// Reports a fault; only the first one is kept.
    pub(super) fn refuse(&mut self, error: TextError<AnyFault>) {
        self.fault.get_or_insert(error);
    }

    /// The game as far as it could be read.
    pub(super) fn found(mut self) -> Found<AnimalShogi> {
        self.take_moves().found(self.fault)
    }
}

/// A record with a cursor at the end of the line that is being read.
pub(super) struct Moves {
    cursor: Cursor<AnimalShogi>,
    // Whether no variation has begun.
    main: bool,
}

impl Moves {
    pub(super) fn new(start: AnimalShogi) -> Self {
        Self {
            cursor: Cursor::new(start),
            main: true,
        }
    }

    pub(super) fn found(self, fault: Option<TextError<AnyFault>>) -> Found<AnimalShogi> {
        let record = self.cursor.into_record();
        Found { record, fault }
    }

    pub(super) fn position(&self) -> &AnimalShogi {
        self.cursor.position()
    }

    /// Moves from the start to the cursor.
    pub(super) fn depth(&self) -> usize {
        self.cursor.play().plies()
    }

    /// The target square of the last move.
    pub(super) fn last_target(&self) -> Option<Square> {
        self.cursor.play().last()?.0.to()
    }

    /// Whether the rules end the game here.
    fn is_over(&self) -> bool {
        self.cursor.book().outcome().is_some()
    }

    /// Plays a move that is written at `span`.
    pub(super) fn play(&mut self, action: Action, span: Range<usize>) -> Read<()> {
        let position = self.position();
        let fault = if self.is_over() {
            AnyFault::of(&RecordFault::MoveAfterEnd)
        } else if self.cursor.book().tree().is_full() {
            AnyFault::of(&Limit::Actions)
        } else if let Some(obstacle) = position.prohibition(action) {
            AnyFault::of(&obstacle)
        } else {
            self.cursor.follow(action);
            return Ok(());
        };
        Err(TextError::new(fault, span))
    }

    /// Goes back to where a variation begins. The first call marks the end of the main line.
    pub(super) fn branch(&mut self, depth: usize) {
        if self.main && depth == self.depth() {
            // What follows the end is not the main line.
            let book = self.cursor.book_mut();
            book.hold(book.node());
        }
        self.main = false;
        self.cursor.retreat_to(depth);
    }

    /// The notes about the last move, or about the start.
    fn notes(&mut self) -> Option<Notes<'_>> {
        let book = self.cursor.book_mut();
        book.notes(book.node())
    }

    /// Adds a line to the comment of the last move, if there is room for it.
    fn comment(&mut self, line: &str) -> Result<(), Limit> {
        // As records keep comments.
        let words: Vec<&str> = line.split_whitespace().collect();
        match self.notes() {
            Some(mut notes) => notes.add_comment("\n", &words.join(" ")),
            None => Ok(()),
        }
    }

    /// Notes how long the last move took.
    pub(super) fn spent(&mut self, milliseconds: u32) {
        if self.depth() > 0
            && let Some(mut notes) = self.notes()
        {
            notes.set_spent(milliseconds);
        }
    }

    /// The game ends here: by the rules if they know such an end, else by the players.
    pub(super) fn end(&mut self, end: End) {
        let position = *self.position();
        let drawn = position.settle_impasse() == Verdict::Draw;
        // Room for the announcements of both sides.
        let room = !self.is_over() && self.cursor.book().tree().len() + 2 <= MAX_ACTIONS;
        match end {
            End::Declaration if room && position.is_legal(Action::Declare) => {
                self.cursor.follow(Action::Declare);
            }
            End::Impasse if room && drawn && position.is_legal(Action::Propose) => {
                self.cursor.follow(Action::Propose);
                self.cursor.follow(Action::Agree);
            }
            end => self.decide(end.ending(position.side())),
        }
    }

    /// Sets how the players end the main line, unless the rules have ended it.
    pub(super) fn decide(&mut self, ending: Option<Ending>) {
        let book = self.cursor.book_mut();
        if self.main && book.over().is_none() {
            book.set_ending(ending);
        }
    }
}

/// A game for each part of `text`; beyond the limit of games a fault stands in place of the rest.
pub(super) fn games_of<'a>(
    mut parts: impl Iterator<Item = &'a [Line<'a>]>,
    text: &str,
    read: impl Fn(&[Line<'_>], usize) -> Found<AnimalShogi>,
) -> Vec<Found<AnimalShogi>> {
    let end = text.len();
    let some = parts.by_ref().take(MAX_GAMES);
    let mut games: Vec<_> = some.map(|lines| read(lines, end)).collect();
    if let Some(more) = parts.next() {
        let begin = more.first().map_or(end, |line| line.span().start);
        let fault = TextError::new(AnyFault::of(&Limit::Games), begin..end);
        let mut none = Draft::new(options(iter::empty()), end);
        none.refuse(fault);
        games.push(none.found());
    }
    games
}

/// The game that `read` finds. The formats do not state whether a game is casual. A game in which a
/// lion can be captured, or which continues after an end that does not exist in casual play, is
/// read as casual where that makes all of it readable.
pub(super) fn strict_or_casual(
    options: Options,
    read: impl Fn(Options) -> Found<AnimalShogi>,
) -> Found<AnimalShogi> {
    let strict = read(options);
    let fault = strict.fault.as_ref().map_or("", |error| error.fault.code());
    if matches!(
        fault,
        "animal-shogi-lion-step"
            | "animal-shogi-pinned"
            | "animal-shogi-check-stands"
            | "record-move-after-end"
    ) {
        let casual = read(Options {
            casual: true,
            ..options
        });
        if casual.fault.is_none() {
            return casual;
        }
    }
    strict
}

/// The options of a game in which a move may be a foul, or a lion may be declared.
pub(super) fn options(ends: impl Iterator<Item = End>) -> Options {
    let (mut illegal_loses, mut declaration) = (false, Declaration::default());
    for end in ends {
        illegal_loses |= matches!(end, End::Foul | End::RivalFoul);
        if end == End::Declaration {
            // Programs count by the law of 27.
            declaration = Declaration::Law27;
        }
    }
    Options {
        illegal_loses,
        declaration,
        ..Options::default()
    }
}
