//! Static geometry: boards and trays, which never change in a game with given options.

use klubovna_rules::Side;
use klubovna_text::joined;
use serde::Serialize;

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

/// How a kind of token moves. A step is a pair: columns to the right and rows forward, as its
/// owner sees the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct KindMoves {
    /// The kind, as tokens and tray items name it.
    pub kind: String,
    /// Where it can go by a single step or jump.
    pub steps: Vec<(i8, i8)>,
    /// Directions in which it goes any distance.
    pub slides: Vec<(i8, i8)>,
}

/// A part of the front end that is loaded only for the games that need it. A game that consists of
/// these parts needs no code of its own there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum PartName {
    /// Trays with things to take from, and scores.
    Trays,
    /// Decks, the card turned over and the cards left, instead of trays.
    Cards,
    /// The drawings of chess pieces.
    Chessmen,
    /// Tiles with their moves painted on them, and chicks thrown for who begins.
    Tiles,
    /// Boards above each other, shown side by side.
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
    /// One label per column, from the left.
    pub column_labels: Vec<String>,
    /// One label per row, from the bottom.
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
        let row_labels: Vec<String> = (1..=rows).map(|row| u32::from(row).to_string()).collect();
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
    /// A tray of each name for each side; their ids are `NAME-0` and `NAME-1`.
    pub fn pairs(named: &[(&str, TrayRole)]) -> Vec<Self> {
        let mut trays = Vec::new();
        for &(name, role) in named {
            for side in Side::BOTH {
                let id = Self::id_of(name, side);
                let side = Some(side.0);
                trays.push(Self { id, side, role });
            }
        }
        trays
    }

    /// The id of a side's tray of a [pair](Self::pairs).
    pub fn id_of(name: &str, side: Side) -> String {
        joined(&[name, if side == Side::FIRST { "0" } else { "1" }], "-")
    }

    /// The side whose tray of a [pair](Self::pairs) has that id.
    pub fn side_of(name: &str, id: &str) -> Option<Side> {
        let (known, side) = Self::named(id)?;
        (known == name).then_some(side)
    }

    /// The name and the side of a tray of a [pair](Self::pairs), by its id.
    pub fn named(id: &str) -> Option<(&str, Side)> {
        match (id.strip_suffix("-0"), id.strip_suffix("-1")) {
            (Some(name), _) => Some((name, Side::FIRST)),
            (_, Some(name)) => Some((name, Side::SECOND)),
            _ => None,
        }
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
