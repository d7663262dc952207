//! Legal actions as sequences of clicks.

use klubovna_rules::Side;
use klubovna_text::{cut, digits};
use serde::Serialize;

use crate::layout::Tray;

/// A legal action and the ways to click it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Choice {
    /// The action code to play.
    pub code: String,
    /// Each way is a sequence of steps that means this action and no other; no way of any choice
    /// is the beginning of another way.
    pub ways: Vec<Vec<Step>>,
    /// A short text to paint at the last cell, for example a distance.
    pub label: Option<String>,
}

/// One click, or the same by keyboard. A `Count` or `Option` step with a single possibility is
/// made automatically.
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
    /// A thing in a side's tray of a [pair](Tray::pairs).
    pub fn tray(name: &str, side: Side, kind: &str) -> Self {
        Self::Tray {
            tray: Tray::id_of(name, side),
            kind: kind.into(),
        }
    }

    /// Reads a step written as its kind and what it names: `cell e4`, `count 3`,
    /// `tray reserve-0 pawn`, `board …`, `option …`, `command …`.
    pub fn read(text: &str) -> Option<Self> {
        let (kind, rest) = cut(text, ' ')?;
        match kind {
            "cell" => Some(Self::Cell(rest.into())),
            "board" => Some(Self::Board(rest.into())),
            "tray" => cut(rest, ' ').map(|(tray, kind)| Self::Tray {
                tray: tray.into(),
                kind: kind.into(),
            }),
            "count" => {
                let count = digits(rest)?;
                count.try_into().ok().map(Self::Count)
            }
            "option" => Some(Self::Option(rest.into())),
            "command" => Some(Self::Command(rest.into())),
            _ => None,
        }
    }
}
