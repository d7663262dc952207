//! A game that is being read.

use std::iter;
use std::ops::Range;

use klubovna_tabletop::error::{AnyFault, Fault, TextError};
use klubovna_tabletop::files::Found;
use klubovna_tabletop::record::{
    Ending, Limit, MAX_ACTIONS, MAX_GAMES, Record, RecordFault, settled,
};
use klubovna_tabletop::repeat::History;
use klubovna_tabletop::rules::Position;
use klubovna_tabletop::tree::{NodeId, Notes, ROOT};

use super::end::End;
use super::fault::Read;
use super::lines::Line;
use super::setup;
use crate::action::Action;
use crate::fault::ShogiFault;
use crate::handicap::Handicap;
use crate::impasse::Verdict;
use crate::obstacle::Obstacle;
use crate::options::Options;
use crate::position::AnimalShogi;
use crate::square::Square;

/// A record with a cursor at the end of the line that is being read.
pub(super) struct Draft {
    record: Record<AnimalShogi>,
    // From the start to the cursor, with the position after each node.
    path: Vec<(NodeId, AnimalShogi)>,
    history: History,
    // Whether no variation has begun.
    main: bool,
}

impl Draft {
    #[inline]
    pub(super) fn new(start: AnimalShogi) -> Self {
        Self {
            history: History::new(&start),
            record: Record::new(start),
            path: Vec::new(),
            main: true,
        }
    }

    #[inline]
    pub(super) fn found(self, fault: Option<TextError<AnyFault>>) -> Found<AnimalShogi> {
        let record = self.record;
        Found { record, fault }
    }

    #[inline]
    pub(super) fn position(&self) -> &AnimalShogi {
        match self.path.last() {
            Some((_, position)) => position,
            None => &self.record.start,
        }
    }

    #[inline]
    fn node(&self) -> NodeId {
        self.path.last().map_or(ROOT, |&(node, _)| node)
    }

    /// Moves from the start to the cursor.
    #[inline]
    pub(super) fn depth(&self) -> usize {
        self.path.len()
    }

    /// Where the last move went.
    #[inline]
    pub(super) fn last_target(&self) -> Option<Square> {
        self.record.tree.action(self.node())?.to()
    }

    /// Whether the rules end the game here.
    #[inline]
    fn is_over(&self) -> bool {
        settled(self.position(), &self.history).is_some()
    }

    /// Plays a move that is written at `span`.
    #[inline]
    pub(super) fn play(&mut self, action: Action, span: Range<usize>) -> Read<()> {
        let fail = |fault: AnyFault| Err(TextError::new(fault, span.clone()));
        if self.is_over() {
            return fail(AnyFault::of(&RecordFault::MoveAfterEnd));
        }
        if self.record.tree.is_full() {
            return fail(AnyFault::of(&Limit::Actions));
        }
        let position = self.position();
        if !position.allows(action) {
            let obstacle = position.obstacle(action).unwrap_or(Obstacle::Over);
            return fail(AnyFault::of(&ShogiFault::Illegal(obstacle)));
        }
        self.advance(action);
        Ok(())
    }

    #[inline]
    fn advance(&mut self, action: Action) {
        let mut position = *self.position();
        let irreversible = position.is_irreversible(action);
        if let Some(node) = self.record.tree.follow(self.node(), action) {
            position.apply(action);
            self.history.push(&position, irreversible);
            self.path.push((node, position));
        }
    }

    /// Goes back to where a variation begins; it is the end of the main line.
    #[inline]
    pub(super) fn branch(&mut self, depth: usize) {
        self.main = false;
        while self.path.len() > depth {
            self.path.pop();
            self.history.pop();
        }
    }

    /// What is noted about the last move, or about the start.
    #[inline]
    fn notes(&mut self) -> Option<Notes<'_>> {
        let node = self.node();
        self.record.tree.notes(node)
    }

    /// Adds a line to the comment of the last move, if there is room for it.
    #[inline]
    pub(super) fn comment(&mut self, line: &str) -> Result<(), Limit> {
        // As records keep comments.
        let words: Vec<&str> = line.split_whitespace().collect();
        match self.notes() {
            Some(mut notes) => notes.add_comment("\n", &words.join(" ")),
            None => Ok(()),
        }
    }

    /// Notes how long the last move took.
    #[inline]
    pub(super) fn spent(&mut self, milliseconds: u32) {
        if !self.path.is_empty()
            && let Some(mut notes) = self.notes()
        {
            notes.set_spent(milliseconds);
        }
    }

    /// Sets a name of the header; whether it can be one.
    #[inline]
    pub(super) fn tag(&mut self, name: &str, value: &str) -> bool {
        self.record.tags.set(name, value).is_ok()
    }

    /// The game ends here: by the rules if they know such an end, else by the players.
    #[inline]
    pub(super) fn end(&mut self, end: End) {
        if self.is_over() {
            return;
        }
        let position = *self.position();
        let drawn = position.settle_impasse() == Verdict::Draw;
        // Room for what the sides say.
        let room = self.record.tree.len() + 2 <= MAX_ACTIONS;
        match end {
            End::Declaration if room && position.allows(Action::Declare) => {
                self.advance(Action::Declare);
            }
            End::Impasse if room && drawn && position.allows(Action::Propose) => {
                self.advance(Action::Propose);
                self.advance(Action::Agree);
            }
            end => self.decide(end.ending(position.side())),
        }
    }

    /// The players end the main line so, unless it is over.
    #[inline]
    pub(super) fn decide(&mut self, ending: Option<Ending>) {
        if self.main && self.record.ending.is_none() && !self.is_over() {
            self.record.ending = ending;
        }
    }
}

/// A game for each part of `text`. Behind as many as are read from one stands what says so.
#[inline]
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
        let start = setup::start(options(iter::empty()), Handicap::None);
        games.push(Draft::new(start).found(Some(fault)));
    }
    games
}

/// What `read` finds. No form says that a game is casual: one that leaves a lion to be
/// captured, or goes on after an end that casual play does not know, is taken for such where
/// it can be read so from beginning to end.
#[inline]
pub(super) fn strict_or_casual(
    options: Options,
    read: impl Fn(Options) -> Found<AnimalShogi>,
) -> Found<AnimalShogi> {
    let strict = read(options);
    let casual = strict.fault.as_ref().is_some_and(|error| {
        matches!(
            error.fault.code(),
            "animal-shogi-lion-step"
                | "animal-shogi-pinned"
                | "animal-shogi-check-stands"
                | "record-move-after-end"
        )
    });
    let casual = casual.then(|| read(options.for_casual_play()));
    casual
        .filter(|casual| casual.fault.is_none())
        .unwrap_or(strict)
}

/// The options of a game in which a move may be a foul, or a lion may be declared.
#[inline]
pub(super) fn options(ends: impl Iterator<Item = End>) -> Options {
    let (mut illegal, mut law) = (false, false);
    for end in ends {
        illegal |= matches!(end, End::Foul | End::RivalFoul);
        // Programs count by the law of 27.
        law |= end == End::Declaration;
    }
    Options::for_files(illegal, law)
}
