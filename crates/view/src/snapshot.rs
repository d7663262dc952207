//! What a front end gets of a game in progress: the view of the position at the cursor and the
//! tree of moves.

use klubovna_text::{OptionField, Problem};
use serde::Serialize;

use crate::phrase::Phrase;
use crate::scene::{ResultView, Scene};
use crate::step::Choice;

/// The fixed data of a game.
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
    /// Every legal action, or every possible outcome when chance decides; empty when the game is
    /// over here, unless players ended it and moves may follow as variations.
    pub choices: Vec<Choice>,
    /// The last action in sentences: the action, then its effects. Empty at the start.
    pub news: Vec<Phrase>,
    /// Whether there is an action to take back; outcomes of chance are not taken back.
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

/// Whether the cards of a game were those that were pledged, and what this check cannot show.
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
    /// What the check cannot show of this record. (Moves, names and times are not checked in any
    /// record.)
    pub gaps: Vec<CardsGap>,
}

/// Something that the check of a record with pledged cards cannot show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum CardsGap {
    /// No player mixed in a word: whoever made the pledge could try secrets until the cards were
    /// good for it.
    Alone,
    /// The pledge does not cover options and start position, as far as these do not change the
    /// decks.
    Options,
    /// The rules do not end the game here: moves may have been cut off.
    Ending,
}

/// A node of the tree of moves: an action and the notes about it.
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
    /// Whether the text of the next move implies it, so that lists need not show it.
    pub implied: bool,
    /// How long its player thought, in milliseconds; `None` where nobody has measured it.
    pub spent: Option<u32>,
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
    /// The last node of the main line of the whole game; what follows it are variations.
    pub end: u32,
    /// Every node that follows, parents before children.
    pub nodes: Vec<MoveNode>,
}
