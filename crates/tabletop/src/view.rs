//! What any front end needs to show a game and to let a person play it: plain data,
//! no game in particular. Ids and codes instead of sentences.

use serde::Serialize;

use crate::error::{Arg, Obstacle};
use crate::named::Named;
use crate::rules::{EndReason, Outcome};
use crate::text::joined;

/// Static geometry of a game with given options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Layout {
    /// Every board; most games have one.
    pub boards: Vec<Board>,
    /// Places beside the board.
    pub trays: Vec<Tray>,
    /// What the board needs besides cells and what stands on them.
    pub parts: Vec<PartName>,
    /// How kinds of tokens move, where that is painted on them.
    pub kinds: Vec<KindMoves>,
}

/// How a kind of token moves. Every step is so many columns to the right and rows
/// forward as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct KindMoves {
    /// The kind, as tokens and tray items name it.
    pub kind: String,
    /// Where it can go at once, by a step or a jump.
    pub steps: Vec<(i8, i8)>,
    /// Directions in which it goes any distance.
    pub slides: Vec<(i8, i8)>,
}

/// What a front end loads only for the games that need it. A game made of these needs no
/// code of its own there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum PartName {
    /// Trays with things to take from, and scores.
    Trays,
    /// Decks, the card in view and what is left, in place of trays.
    Cards,
    /// The drawings of the men of chess.
    Chessmen,
    /// Tiles with their moves painted on them, and chicks thrown for who begins.
    Tiles,
    /// Boards above each other, taken apart.
    Levels,
    /// Boards above each other, seen in space.
    Space,
}

/// A board of cells in columns and rows. Column 0 is left and row 0 at the bottom as
/// the first side sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Board {
    /// Id within the layout.
    pub id: String,
    /// What it is made of.
    pub style: BoardStyle,
    /// Number of columns.
    pub columns: u8,
    /// Number of rows.
    pub rows: u8,
    /// The cells, in any order.
    pub cells: Vec<Cell>,
    /// A label a column, from the left.
    pub column_labels: Vec<String>,
    /// A label a row, from the bottom.
    pub row_labels: Vec<String>,
}

impl Board {
    /// The only board of a game, `main`: columns by letter, rows by number from 1, cells
    /// named `a1`, `b1` ..., of two tints (a1 is dark) where the style is checkered.
    #[inline(never)]
    pub fn grid(style: BoardStyle, columns: u8, rows: u8) -> Self {
        let column_labels: Vec<String> = (0..columns)
            .map(|col| char::from(b'a' + col % 26).into())
            .collect();
        let row_labels: Vec<String> = (1..=rows).map(|row| row.to_string()).collect();
        let mut cells = Vec::new();
        for (row, number) in (0..).zip(&row_labels) {
            for (col, letter) in (0..).zip(&column_labels) {
                cells.push(Cell {
                    id: joined(&[letter, number], ""),
                    col,
                    row,
                    tint: match style {
                        BoardStyle::Checkered if (col + row) % 2 == 0 => Tint::Dark,
                        BoardStyle::Checkered => Tint::Light,
                        _ => Tint::Plain,
                    },
                });
            }
        }
        Self {
            id: "main".into(),
            style,
            columns,
            rows,
            cells,
            column_labels,
            row_labels,
        }
    }
}

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum BoardStyle {
    /// Two-tone squares.
    Checkered,
    /// Felt with round wells.
    Wells,
    /// One wood tone with a grid.
    Wood,
    /// Glass sheets.
    Glass,
}

/// One cell of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Cell {
    /// Id, unique among all boards, and the name players use: `e4`.
    pub id: String,
    /// Column on its board.
    pub col: u8,
    /// Row on its board.
    pub row: u8,
    /// Its tone.
    pub tint: Tint,
}

/// Tone of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum Tint {
    /// Light square.
    Light,
    /// Dark square.
    Dark,
    /// Neither.
    Plain,
}

/// A place beside the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Tray {
    /// Id within the layout.
    pub id: String,
    /// Whose it is; nobody's when `None`.
    pub side: Option<u8>,
    /// What lies in it.
    pub role: TrayRole,
}

impl Tray {
    /// A tray for each side; their ids are `NAME-0` and `NAME-1`.
    pub fn pair(name: &str, role: TrayRole) -> [Self; 2] {
        [0, 1].map(|side| Self {
            id: joined(&[name, if side == 0 { "0" } else { "1" }], "-"),
            side: Some(side),
            role,
        })
    }
}

/// What lies in a tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum TrayRole {
    /// Captured pieces that can be dropped.
    Hand,
    /// Pieces that have not come into play.
    Reserve,
    /// Cards to draw from.
    Deck,
    /// The card turned over and not yet used.
    Card,
    /// Cards or pieces out of play.
    Discard,
    /// What counts towards winning.
    Score,
}

/// What stands where right now.
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
    /// Numbers on cells: one a side (aim counts).
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
    /// Whether the place is free: nothing stands there now, but the board can come.
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

/// A mark on a cell.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Mark {
    /// The cell.
    pub cell: String,
    /// What the mark says.
    pub kind: MarkKind,
    /// For whom, where that matters.
    pub side: Option<u8>,
}

/// What a mark says. Each kind has its own shape, not only its own colour.
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
    /// Here the game was decided.
    Decisive,
}

/// Numbers of a cell, one a side.
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
    /// The chair, in turn order from 0.
    pub seat: u8,
    /// Number of chairs.
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
        Self {
            winner: outcome.winner.map(|side| side.0),
            reason: outcome.reason.code().into(),
        }
    }
}

/// A sentence as a message id and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Phrase {
    /// Message id, for example `folky-say-place`.
    pub code: String,
    /// Arguments by name.
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<String, Arg>"))]
    pub args: Named<Arg>,
}

impl Phrase {
    /// A sentence without arguments.
    pub fn new(code: &str) -> Self {
        Self {
            code: code.into(),
            args: Named::new(),
        }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &str, arg: Arg) -> Self {
        self.args.insert(name, arg);
        self
    }
}

/// A legal action and the ways to click it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Choice {
    /// The action code to play.
    pub code: String,
    /// Each way is a sequence of steps that means this action and no other. No way of
    /// any choice is the beginning of another.
    pub ways: Vec<Vec<Step>>,
    /// A short text to paint at the last cell, for example a distance.
    pub label: Option<String>,
}

/// One click, or its equal by keyboard. A `Count` or `Option` step with a single
/// possibility is taken by itself.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum Step {
    /// A cell of a board.
    Cell(String),
    /// A movable board.
    Board(String),
    /// A kind of thing in a tray.
    Tray {
        /// The tray's id.
        tray: String,
        /// The kind of the item.
        kind: String,
    },
    /// How many from the top of the stack chosen before.
    Count(u8),
    /// One of several meanings, for example `promote`. The message is
    /// `GAME-step-ID` or `step-ID`.
    Option(String),
    /// A command beside the board, for example `pass`. Messages as for `Option`.
    Command(String),
}

impl Step {
    /// Reads a step written as its kind and what it names: `cell e4`, `count 3`,
    /// `tray reserve-0 pawn`, `board …`, `option …`, `command …`.
    pub fn read(text: &str) -> Option<Self> {
        let (kind, rest) = text.split_once(' ')?;
        match kind {
            "cell" => Some(Self::Cell(rest.into())),
            "board" => Some(Self::Board(rest.into())),
            "tray" => rest.split_once(' ').map(|(tray, kind)| Self::Tray {
                tray: tray.into(),
                kind: kind.into(),
            }),
            "count" => rest.parse().ok().map(Self::Count),
            "option" => Some(Self::Option(rest.into())),
            "command" => Some(Self::Command(rest.into())),
            _ => None,
        }
    }
}

/// Why an attempt is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Refusal {
    /// The reason, for example `folky-why-few-aims`.
    pub phrase: Phrase,
    /// The section of `RULES.md` that says so.
    pub rule: String,
    /// The cells to point at.
    pub cells: Vec<String>,
}

impl Refusal {
    /// What is said of an obstacle to who has clicked: `GAME-why-…`.
    pub fn of<O: Obstacle>(obstacle: &O) -> Self {
        let code = obstacle.code();
        let name = code.strip_prefix(O::GAME).unwrap_or(code);
        Self {
            phrase: Phrase {
                code: joined(&[O::GAME, "-why", name], ""),
                args: obstacle.args().into_iter().collect(),
            },
            rule: obstacle.rule().into(),
            cells: obstacle.cells(),
        }
    }
}

/// How far a piece sees in one direction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Sight {
    /// The last cell it reaches; its own when the way is blocked at once.
    pub to: String,
    /// The occupied cell that stops it; `None` at the edge of the board.
    pub stop: Option<String>,
}
