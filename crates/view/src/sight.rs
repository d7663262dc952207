//! How far a piece sees.

use serde::Serialize;

/// How far a piece sees in one direction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Sight {
    /// The last empty cell; the piece's own cell when the next one is occupied.
    pub to: String,
    /// The occupied cell that stops it; `None` at the edge of the board.
    pub stop: Option<String>,
}

impl Sight {
    /// The view from a cell in one direction: `seen` is the farthest empty cell, if the next one is
    /// empty, and the occupied cell behind it.
    pub fn of<C: Copy>(from: C, seen: (Option<C>, Option<C>), name: fn(C) -> String) -> Self {
        let (farthest, stop) = seen;
        Self {
            to: name(farthest.unwrap_or(from)),
            stop: stop.map(name),
        }
    }
}
