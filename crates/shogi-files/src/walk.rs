//! The lines of a game that is being written, one after the other.

use klubovna_animal_shogi::{Action, AnimalShogi, Reason, Square, Stage};
use klubovna_rules::{EndReason, Outcome, Position, Side};
use klubovna_text::record::Record;
use klubovna_text::tree::{Node, NodeId, ROOT};

use super::end::End;

/// A place in a game.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) position: AnimalShogi,
    node: NodeId,
    // The index of the move that led here, among those after the place before.
    child: usize,
    /// Moves made.
    pub(super) moves: u32,
    /// The target square of the last move.
    pub(super) target: Option<Square>,
    /// How long both sides have thought, in seconds.
    spent: [u64; 2],
}

/// One step of a line.
pub(super) struct Step<'a> {
    pub(super) before: Place,
    pub(super) action: Action,
    pub(super) note: &'a Node,
    /// How long its mover has thought so far, in seconds: the sum of what the files tell of each
    /// move, which are whole seconds.
    pub(super) total: u64,
}

/// A walk through a game, along its main line first.
pub(super) struct Walk<'a> {
    record: &'a Record<AnimalShogi>,
    pub(super) here: Place,
    // The places before.
    path: Vec<Place>,
    // The side that makes the first move.
    first: Side,
    /// Whether no variation has begun.
    pub(super) main: bool,
}

impl<'a> Walk<'a> {
    /// Where the moves begin: after the furigoma, the throw for who begins.
    pub(super) fn start(record: &'a Record<AnimalShogi>) -> Self {
        let mut walk = Self {
            record,
            here: Place {
                position: record.start,
                node: ROOT,
                child: 0,
                moves: 0,
                target: None,
                spent: [0; 2],
            },
            path: Vec::new(),
            first: Side::FIRST,
            main: true,
        };
        while let Stage::Furigoma | Stage::Thrown = walk.here.position.stage()
            && walk.step(0).is_some()
        {}
        walk.path.clear();
        walk.first = walk.here.position.side();
        walk
    }

    /// Goes to a move that was played here.
    fn step(&mut self, child: usize) -> Option<Step<'a>> {
        let tree = self.record.tree();
        let before = self.here;
        if self.main && before.node == tree.main_end() {
            return None;
        }
        let id = *tree.children(before.node).get(child)?;
        let (action, note) = (self.record.action(id)?, tree.node(id)?);
        let by = before.position.side().index();
        let here = &mut self.here;
        here.position.apply(action);
        (here.node, here.child) = (id, child);
        if action.to().is_some() {
            here.moves += 1;
            here.target = action.to();
        }
        let spent = here.spent.get_mut(by)?;
        *spent += u64::from(note.spent.unwrap_or(0) / 1000);
        let total = *spent;
        self.path.push(before);
        Some(Step {
            before,
            action,
            note,
            total,
        })
    }

    /// Writes a line: a move that was played here, and the main continuation after it.
    pub(super) fn line(&mut self, child: usize, mut write: impl FnMut(&Step<'a>)) {
        let mut next = child;
        while let Some(step) = self.step(next) {
            write(&step);
            next = 0;
        }
    }

    /// Goes back to the next variation that is not written yet; the move that begins it. The last
    /// ones come first, as KIF requires.
    pub(super) fn back(&mut self) -> Option<usize> {
        let tree = self.record.tree();
        if self.main && !tree.children(self.here.node).is_empty() {
            // What could be played behind the end of the main line.
            self.main = false;
            return Some(0);
        }
        self.main = false;
        loop {
            let child = self.here.child + 1;
            self.here = self.path.pop()?;
            if child < self.record.tree().children(self.here.node).len() {
                return Some(child);
            }
        }
    }

    /// The side whose move would be next. A foul is a move, a proposal is none.
    pub(super) fn next(&self) -> Side {
        if self.here.moves.is_multiple_of(2) {
            self.first
        } else {
            self.first.other()
        }
    }

    /// How the rules end the game here.
    fn outcome(&self) -> Option<Outcome<Reason>> {
        let Outcome { winner, reason } = self.record.tree().node(self.here.node)?.outcome?;
        let mut known = <Reason as EndReason>::ALL.iter().copied();
        let reason = known.find(|known| known.code() == reason)?;
        Some(Outcome { winner, reason })
    }

    /// How the game ended here, and who won if anybody did; `None` when it did not.
    pub(super) fn end(&self) -> Option<(Option<End>, Option<Side>)> {
        let outcome = self.outcome();
        let ending = self.record.book.ending().filter(|_| self.main);
        let winner = match (outcome, ending) {
            (Some(outcome), _) => outcome.winner,
            (None, ending) => ending?.winner,
        };
        Some((End::of(self.next(), outcome, ending), winner))
    }
}

/// The comment lines of a note, with the meaning of its glyphs in front.
pub(super) fn remarks(note: &Node) -> impl Iterator<Item = &str> {
    const GLYPHS: [&str; 6] = ["!", "?", "!!", "??", "!?", "?!"];
    let glyphs = note.glyphs.iter();
    let glyphs = glyphs.filter_map(|&glyph| GLYPHS.get(usize::from(glyph).checked_sub(1)?));
    let lines = note.comment.iter().flat_map(|comment| comment.split('\n'));
    glyphs.copied().chain(lines)
}
