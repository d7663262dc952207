//! What a front end is told about a game in progress: the view of the cursor's
//! position and the tree of moves round it.

use serde::Serialize;

use crate::error::Problem;
use crate::options::OptionField;
use crate::view::{Choice, Phrase, ResultView, Scene};

/// What is true of a game before anybody plays it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct GameInfo {
    /// The stable id.
    pub id: String,
    /// Version of its rules.
    pub rules_version: u32,
    /// Its options.
    pub options: Vec<OptionField>,
    /// Whether players can claim draws.
    pub claims: bool,
    /// Whether players are offered to agree on a draw.
    pub agreement: bool,
    /// The forms of other programs in which its games are read and written; also the
    /// endings of such files.
    pub forms: &'static [&'static str],
}

/// A draw that the player to move may claim.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Claim {
    /// Code of the action to be announced; empty for the position as it is.
    pub code: String,
    /// The same as a move text.
    pub text: String,
    /// What the rules grant it for: a code of the game.
    pub reason: String,
}

/// The position at the cursor and what can be done there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Snapshot {
    /// The node of the tree the cursor stands on; 0 is the start position.
    pub node: u32,
    /// Actions from the start to the cursor.
    pub ply: u32,
    /// What stands where, the marks of the last action included.
    pub scene: Scene,
    /// Every legal action, or at chance's turn all that can come; empty when the game is
    /// over here.
    pub choices: Vec<Choice>,
    /// The last action in sentences: the action, then its effects. Empty at the start.
    pub news: Vec<Phrase>,
    /// Whether there is an action to take back: not what chance has decided.
    pub can_undo: bool,
    /// Whether there is an action to do again.
    pub can_redo: bool,
    /// Whether the cursor stands at the end of the main line.
    pub at_end: bool,
    /// How the whole game ended (at the end of the main line), if it did.
    pub game_result: Option<ResultView>,
    /// The position string.
    pub position: String,
}

/// Whether the cards of a game were those that were pledged, and what that does not show.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct CardsReport {
    /// Whether all of them were.
    pub ok: bool,
    /// Draws of the main line.
    pub draws: u32,
    /// The first step that is wrong, or why nothing can be checked.
    pub problem: Option<Problem>,
    /// The word that the players mixed in; empty where they did not.
    pub word: String,
    /// What this record leaves open, beside its moves, names and times, which no pledge
    /// covers.
    pub gaps: Vec<CardsGap>,
}

/// Something that a record with pledged cards does not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum CardsGap {
    /// No player mixed anything in: whoever made the pledge could try until it liked the
    /// cards.
    Alone,
    /// Options and a start position that leave the decks alone could have been others.
    Options,
    /// The rules do not end the game here: something may have been cut off.
    Ending,
}

/// A node of the tree of moves: an action and what was noted about it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MoveNode {
    /// Id within the session; ids are not kept when a record is written.
    pub id: u32,
    /// The node before.
    pub parent: u32,
    /// The nodes after, the main continuation first.
    pub children: Vec<u32>,
    /// Actions from the start, this one included.
    pub ply: u32,
    /// Move number of the score sheet.
    pub number: u32,
    /// The side that acted (or chance for it).
    pub side: u8,
    /// Action code.
    pub code: String,
    /// Move text in the style asked for.
    pub text: String,
    /// Numeric annotation glyphs as in PGN: 1 `!`, 2 `?`, 3 `!!`, 4 `??`, 5 `!?`, 6 `?!`.
    pub glyphs: Vec<u8>,
    /// A comment; may have several lines.
    pub comment: Option<String>,
    /// Whether chance decided it.
    pub chance: bool,
    /// Whether the text of the next move takes it for granted, so that no list needs to
    /// show it.
    pub implied: bool,
}

/// The tree of moves, or what follows one of its nodes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MoveTree {
    /// The comment before the first move; of part of a tree, the one of its first node.
    pub comment: Option<String>,
    /// Continuations from there, the main one first.
    pub children: Vec<u32>,
    /// Every node that follows, parents before children.
    pub nodes: Vec<MoveNode>,
}
