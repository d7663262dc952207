//! What stands where in one position, whose turn it is, and how the game ended.

use klubovna_rules::{EndReason, Outcome, Side};
use serde::Serialize;

use crate::layout::Tray;
use crate::phrase::Phrase;

/// What stands where in a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Scene {
    /// Where movable boards are; a board without an entry lies at its place.
    pub placements: Vec<Placement>,
    /// Everything on cells. Within a cell from the bottom (level 0) up.
    pub tokens: Vec<Token>,
    /// Contents of the trays.
    pub trays: Vec<TrayContent>,
    /// Marks on cells.
    pub marks: Vec<Mark>,
    /// Numbers on cells, one for each side: how many of its pieces aim there.
    pub tallies: Vec<Tally>,
    /// Who acts.
    pub turn: TurnView,
    /// The game's own name for the stage of play, for example `play` or `place`.
    pub phase: String,
    /// What the player is asked to do.
    pub prompt: Phrase,
    /// Short facts to show beside the prompt, for example the odds of a draw.
    pub notes: Vec<Phrase>,
    /// How the game ended, if it did.
    pub result: Option<ResultView>,
}

/// Where a movable board is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Placement {
    /// Which board.
    pub board: String,
    /// Column of its left edge in cells of the common plan.
    pub x: i32,
    /// Row of its bottom edge.
    pub y: i32,
    /// Level above the table.
    pub z: i32,
    /// Whether it is turned by 180 degrees.
    pub turned: bool,
    /// Whose it is; nobody's when `None`.
    pub side: Option<u8>,
    /// Whether this is an empty place to which the board can move.
    pub free: bool,
}

/// A piece, disc or tile on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Token {
    /// The cell it stands on.
    pub cell: String,
    /// 0 at the bottom of a stack.
    pub level: u8,
    /// What it is, for example `rook`.
    pub kind: String,
    /// Whose it is.
    pub side: u8,
    /// What is special about it, for example `promoted` or `blue`; else empty.
    pub state: String,
}

impl Token {
    /// A piece with nothing special about it.
    pub fn new(cell: String, level: u8, kind: &str, side: Side) -> Self {
        Self {
            cell,
            level,
            kind: kind.into(),
            side: side.0,
            state: String::new(),
        }
    }
}

/// Contents of a tray.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TrayContent {
    /// Which tray.
    pub id: String,
    /// What lies in it, in display order.
    pub items: Vec<TrayItem>,
}

impl TrayContent {
    /// A side's tray of a [pair](Tray::pairs) with `count` equal things of that side; with a
    /// `capacity`, empty sockets are shown for those that are missing.
    pub fn of_side(name: &str, side: Side, kind: &str, count: u16, capacity: Option<u16>) -> Self {
        Self {
            id: Tray::id_of(name, side),
            items: vec![TrayItem::new(kind, side, count, capacity)],
        }
    }
}

/// Equal things in a tray.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TrayItem {
    /// What it is, for example `pawn`.
    pub kind: String,
    /// Whose it is.
    pub side: Option<u8>,
    /// How many.
    pub count: u16,
    /// How many there can be, where empty sockets are shown.
    pub capacity: Option<u16>,
    /// Whether it lies face down.
    pub face_down: bool,
}

impl TrayItem {
    /// Things of a side, face up.
    pub fn new(kind: &str, side: Side, count: u16, capacity: Option<u16>) -> Self {
        Self {
            kind: kind.into(),
            side: Some(side.0),
            count,
            capacity,
            face_down: false,
        }
    }
}

/// A mark on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Mark {
    /// The cell.
    pub cell: String,
    /// What the mark means.
    pub kind: MarkKind,
    /// For whom, where that matters.
    pub side: Option<u8>,
}

impl Mark {
    /// A mark for a side.
    pub fn new(cell: String, kind: MarkKind, side: Side) -> Self {
        Self {
            cell,
            kind,
            side: Some(side.0),
        }
    }
}

/// The meaning of a mark. Each kind has its own shape, not only its own colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum MarkKind {
    /// The last action came from here.
    From,
    /// The last action went here.
    To,
    /// The last action put something new here.
    Placed,
    /// A royal piece in check.
    Check,
    /// Open for a placement of `side`.
    Open,
    /// Empty, but closed to what has to be placed now.
    Closed,
    /// Going back here is forbidden this turn.
    Banned,
    /// The game was decided here.
    Decisive,
}

/// Numbers of a cell, one for each side.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Tally {
    /// The cell.
    pub cell: String,
    /// The number of each side.
    pub counts: [u8; 2],
}

/// Who acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TurnView {
    /// A side, chance, or nobody.
    pub kind: TurnKind,
    /// The side whose turn it is (would be, when over).
    pub side: u8,
    /// The seat, in turn order from 0.
    pub seat: u8,
    /// Number of seats.
    pub seats: u8,
}

/// Whether a side, chance or nobody acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum TurnKind {
    /// A side chooses.
    Side,
    /// Chance decides.
    Chance,
    /// The game is over.
    Over,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct ResultView {
    /// The winning side; `None` for a draw.
    pub winner: Option<u8>,
    /// Code of the reason: `eighth_pawn`, `resignation` ... The message is
    /// `GAME-end-REASON` or `end-REASON`.
    pub reason: String,
}

impl ResultView {
    /// An outcome of the rules, or one that players decided.
    pub fn of<R: EndReason>(outcome: Outcome<R>) -> Self {
        outcome.coded().into()
    }
}

impl From<Outcome<&'static str>> for ResultView {
    fn from(outcome: Outcome<&'static str>) -> Self {
        Self {
            winner: outcome.winner.map(|side| side.0),
            reason: outcome.reason.into(),
        }
    }
}
