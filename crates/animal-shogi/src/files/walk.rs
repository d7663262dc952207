//! Lines of a game that is being written, one behind the other.

use klubovna_tabletop::record::{Record, settled};
use klubovna_tabletop::repeat::History;
use klubovna_tabletop::rules::{Outcome, Position, Side};
use klubovna_tabletop::tree::{Node, NodeId, ROOT};

use super::end::End;
use crate::action::Action;
use crate::outcome::Reason;
use crate::position::AnimalShogi;
use crate::square::Square;
use crate::stage::Stage;

/// A place in a game.
#[derive(Clone)]
pub(super) struct Spot {
    pub(super) position: AnimalShogi,
    history: History,
    node: NodeId,
    /// Moves made.
    pub(super) moves: u32,
    /// Where the last move went.
    pub(super) target: Option<Square>,
    /// How long both sides have thought, in milliseconds.
    pub(super) spent: [u64; 2],
    /// Whether no variation has begun.
    pub(super) main: bool,
}

/// One step of a line.
pub(super) struct Stride<'a> {
    /// The place before it.
    pub(super) before: Spot,
    pub(super) action: Action,
    pub(super) note: &'a Node,
    /// How long its mover has thought so far, in milliseconds.
    pub(super) total: u64,
}

/// Where the moves of a game begin: who begins may have been thrown for.
#[inline]
pub(super) fn start(record: &Record<AnimalShogi>) -> Spot {
    let mut spot = Spot {
        position: record.start,
        history: History::new(&record.start),
        node: ROOT,
        moves: 0,
        target: None,
        spent: [0; 2],
        main: true,
    };
    while matches!(spot.position.stage(), Stage::Furigoma | Stage::Thrown) {
        let Some((&next, _)) = record.tree.children(spot.node).split_first() else {
            break;
        };
        if spot.step(record, next).is_none() {
            break;
        }
    }
    spot
}

impl Spot {
    /// Goes on to `node`.
    #[inline]
    fn step<'a>(&mut self, record: &'a Record<AnimalShogi>, node: NodeId) -> Option<Stride<'a>> {
        let action = record.tree.action(node)?;
        let noted = record.tree.node(node)?;
        let before = self.clone();
        let irreversible = self.position.is_irreversible(action);
        let by = self.position.side();
        self.position.apply(action);
        self.history.push(&self.position, irreversible);
        self.node = node;
        if action.to().is_some() {
            self.moves += 1;
            self.target = action.to();
        }
        let spent = &mut self.spent[by.index()];
        *spent += u64::from(noted.spent.unwrap_or(0));
        let total = *spent;
        Some(Stride {
            before,
            action,
            note: noted,
            total,
        })
    }

    /// Writes what follows along the main continuations; the places where variations
    /// begin, with the first node of each, in the order in which KIF wants them last.
    #[inline]
    pub(super) fn line<'a>(
        &mut self,
        record: &'a Record<AnimalShogi>,
        first: Option<NodeId>,
        mut write: impl FnMut(&Stride<'a>),
    ) -> Vec<(Self, NodeId)> {
        let mut branches = Vec::new();
        let mut next = first;
        loop {
            let children = record.tree.children(self.node);
            let node = next.take().or_else(|| {
                let (&main, others) = children.split_first()?;
                let branch = |&other: &NodeId| {
                    let main = false;
                    (
                        Self {
                            main,
                            ..self.clone()
                        },
                        other,
                    )
                };
                branches.extend(others.iter().rev().map(branch));
                Some(main)
            });
            let Some(stride) = node.and_then(|node| self.step(record, node)) else {
                return branches;
            };
            write(&stride);
        }
    }

    /// How the rules end the game here.
    #[inline]
    fn outcome(&self) -> Option<Outcome<Reason>> {
        settled(&self.position, &self.history)
    }

    /// Who would be next: who did something against the rules has moved, unless the game
    /// began behind that move.
    #[inline]
    pub(super) fn next(&self) -> Side {
        match self.position.stage() {
            Stage::Slipped(_) if self.moves > 0 => self.position.side().other(),
            _ => self.position.side(),
        }
    }

    /// How the game ended here, and who won if anybody did; `None` when it did not.
    #[inline]
    pub(super) fn end(&self, record: &Record<AnimalShogi>) -> Option<(Option<End>, Option<Side>)> {
        let outcome = self.outcome();
        let ending = record.ending.filter(|_| self.main);
        let winner = match (outcome, ending) {
            (Some(outcome), _) => outcome.winner,
            (None, Some(ending)) => ending.winner,
            (None, None) => return None,
        };
        Some((End::of(self.next(), outcome, ending), winner))
    }
}

/// What is written of a note: its lines, what a glyph says before them.
#[inline]
pub(super) fn remarks(note: &Node) -> impl Iterator<Item = &str> {
    const GLYPHS: [&str; 7] = ["", "!", "?", "!!", "??", "!?", "?!"];
    let glyphs = note.glyphs.iter();
    let glyphs = glyphs.filter_map(|&glyph| GLYPHS.get(usize::from(glyph)).copied());
    let lines = note.comment.iter().flat_map(|comment| comment.split('\n'));
    glyphs.filter(|glyph| !glyph.is_empty()).chain(lines)
}
