//! A whole game: options, start, the tree of actions with notes, and how it ended;
//! with a text form that a person can write in an e-mail and read again.
//!
//! ```text
//! [Klubovna "1"]
//! [Game "folky"]
//! [Rules "1"]
//! [Options "seats=4"]
//! [White "Anna"]
//! [Black "Petr"]
//! [Result "*"]
//!
//! {A quiet start.} 1. Rh7 Ra3 2. h3! {[%clk 0:09:41] Three aim.} ( 2. Nc3 a6 ) a6 *
//! ```
//!
//! * First tag: the version of this format. `Options` and `Start` are left out where
//!   they are the standard ones. Any other tag is kept.
//! * Moves in the game's own notation, in any letters it accepts; numbers and dots
//!   are ignored; `!`, `?`, `!!`, `??`, `!?`, `?!` or `$n` behind a move; comments in
//!   `{ }` (a backslash before `}`, `\`, the `%` of a `[%`, or `n` for a new line) or,
//!   as they stand, from a `;` between words to the end of the line; variations in
//!   `( )`, each an alternative to the move before it. A comment before the first move
//!   of a variation belongs to that move.
//! * An action that the text of the next move implies is left out, unless there are notes
//!   about it: a placement implies the draw of the card before it.
//! * `[%clk h:mm:ss]` inside a comment: what the mover's clock showed; `[%emt h:mm:ss]`:
//!   how long the mover thought.
//! * The result at the end; a `Reason` tag when players decided it. Variations behind the result
//!   are what could be played from there on: the main line ends before them.
//! * [`Limit`] lists how much a record may hold.
//!
//! A text without tags is a bare move list: parentheses that do not hold moves are
//! comments there, and a lone `*` between moves is ignored.

mod book;
mod clock;
mod cursor;
mod fault;
mod header;
mod read;
mod result;
mod tags;
mod tokens;
mod write;

use klubovna_rules::{EndReason, Outcome, Play, Position, Side};

use crate::notation::{Notation, Style};
use crate::sheet::Sheet;
use crate::tree::{End, NodeId, Tree};

pub use crate::comment::tidy_comment;
pub use crate::limit::{
    Limit, MAX_ACTIONS, MAX_GAMES, MAX_MOVE, MAX_NAME, MAX_NOTES, MAX_TAGS, MAX_TEXT, MAX_VALUE,
};
pub use book::{Book, Undo};
pub use cursor::Cursor;
pub use fault::RecordFault;
pub use read::{game_of, is_record, open_moves, open_record, read_moves, read_record};
pub use tags::{CARDS, TagFault, Tags};

/// The version of the text format.
pub const FORMAT_VERSION: u32 = 1;

/// A whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<P: Position> {
    /// Header, tree of moves, and how players ended the game.
    pub book: Book,
    /// Where the game begins; it carries the options.
    pub start: P,
    // Of every node but the root, also of removed ones.
    actions: Vec<P::Action>,
}

/// An end that players decide, at the end of the main line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ending {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Why.
    pub reason: EndingReason,
}

/// Why players ended a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingReason {
    /// A side gave up.
    Resignation,
    /// Both agreed on a draw.
    Agreement,
    /// The player to move claimed a draw that the rules grant.
    Claim,
    /// A clock ran out.
    Time,
    /// The record states a result without a reason.
    Stated,
}

impl EndReason for EndingReason {
    const ALL: &'static [Self] = &[
        Self::Resignation,
        Self::Agreement,
        Self::Claim,
        Self::Time,
        Self::Stated,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::Claim => "claim",
            Self::Time => "time",
            Self::Stated => "stated",
        }
    }
}

impl Ending {
    /// This end as an outcome.
    pub fn outcome(self) -> End {
        Outcome {
            winner: self.winner,
            reason: self.reason.code(),
        }
    }
}

/// The action that `text`, read at `position`, implies before the one that it means.
pub fn implied<P: Notation>(position: &P, text: &str, style: Style) -> Option<P::Action> {
    if P::CHANCE {
        position.implied(text, style)
    } else {
        None
    }
}

impl<P: Notation> Record<P> {
    /// A game that has not begun, from `start`.
    pub fn new(start: P) -> Self {
        let outcome = Play::new(start.clone()).outcome().map(Outcome::coded);
        Self {
            book: Book::new(Tree::new(Sheet::first(&start), outcome)),
            start,
            actions: Vec::new(),
        }
    }

    /// The moves and variations.
    pub fn tree(&self) -> &Tree {
        self.book.tree()
    }

    /// The action of a node; the root has none.
    pub fn action(&self, id: NodeId) -> Option<P::Action> {
        self.tree().node(id)?;
        self.known_action(id)
    }

    /// The action of a node, also of a removed one.
    fn known_action(&self, id: NodeId) -> Option<P::Action> {
        self.actions.get((id as usize).checked_sub(1)?).copied()
    }

    /// The child of `parent` that plays `action`.
    pub fn find(&self, parent: NodeId, action: P::Action) -> Option<NodeId> {
        let mut children = self.tree().children(parent).iter();
        let child = children.find(|child| self.action(**child) == Some(action));
        child.copied()
    }

    fn add(
        &mut self,
        parent: NodeId,
        action: P::Action,
        sheet: Sheet,
        outcome: Option<End>,
    ) -> Option<NodeId> {
        let id = self.book.tree_mut().add(parent, sheet, outcome)?;
        self.actions.push(action);
        Some(id)
    }

    /// The actions of the main line.
    pub fn main_actions(&self) -> Vec<P::Action> {
        let mut actions = Vec::new();
        for id in self.tree().main_line() {
            if let Some(action) = self.action(id) {
                actions.push(action);
            }
        }
        actions
    }

    /// The main line, played to its end.
    pub fn played(&self) -> Play<P> {
        let mut play = Play::new(self.start.clone());
        for action in self.main_actions() {
            play.push(action);
        }
        play
    }

    /// How the game ended: by the rules, else as the players decided.
    pub fn result(&self) -> Option<End> {
        self.book.result()
    }

    /// The position after the action of `node`, played at `position`.
    pub fn after(&self, node: NodeId, position: &P) -> Option<P> {
        let mut next = position.clone();
        next.apply(self.action(node)?);
        Some(next)
    }

    /// The action of `node` as players write it at `position`.
    pub fn move_text(&self, node: NodeId, position: &P, style: Style) -> Option<String> {
        Some(position.write_move_text(self.action(node)?, style))
    }

    /// Whether the action of `node`, played at `position`, is left out because the text of the
    /// next move implies it.
    pub fn is_implied(&self, node: NodeId, position: &P, style: Style) -> bool {
        P::CHANCE && self.implying(node, position, style).is_some()
    }

    /// The text that implies the action of `node`, which is then left out.
    fn implying(&self, id: NodeId, position: &P, style: Style) -> Option<String> {
        let action = self.action(id)?;
        let node = self.tree().node(id)?;
        let noted = node.comment.is_some()
            || node.clock.is_some()
            || node.spent.is_some()
            || !node.glyphs.is_empty();
        // The end of the main line is told, whatever could be played from there.
        let ends = self.tree().main_end() == id;
        if noted || ends || self.tree().children(node.parent).len() > 1 {
            return None;
        }
        let child = *node.children.first()?;
        let next = self.after(id, position)?;
        let implies = |text: &String| implied(position, text, style) == Some(action);
        let own = self.move_text(child, &next, style);
        // The child may be implied itself: then the text behind it has to imply both.
        let text = own.filter(implies)?;
        self.implying(child, &next, style)
            .or(Some(text))
            .filter(implies)
    }
}
