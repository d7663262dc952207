//! What can go wrong while a game is played.

use std::fmt;

use crate::draws::DrawError;
use crate::error::{Arg, Fault};
use crate::record::Limit;
use crate::tree::NodeId;

/// Why something cannot be done now. The game stays as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayError {
    /// The game is over here.
    Over,
    /// The rules do not allow it here.
    Illegal {
        /// The action code.
        code: String,
    },
    /// Chance has nothing to decide.
    NotChance,
    /// There is no such move in the tree.
    NoSuchMove {
        /// The node asked for.
        node: NodeId,
    },
    /// There is no such side.
    NoSuchSide {
        /// The side asked for.
        side: u8,
    },
    /// The header cannot hold a tag of that name.
    BadTag {
        /// The name.
        name: String,
    },
    /// The program writes that tag itself.
    OwnTag {
        /// The name.
        name: String,
    },
    /// Cards that were pledged stay as they came, with all before them; once their secret
    /// is known, the whole game does.
    Settled,
    /// More than a record may hold.
    Limit(Limit),
    /// No draw can be claimed.
    NoClaim {
        /// How often this position has stood on the board.
        times: u32,
    },
    /// The source of draws cannot decide.
    Draw(DrawError),
}

impl Fault for PlayError {
    fn code(&self) -> &'static str {
        match self {
            Self::Over => "play-over",
            Self::Illegal { .. } => "play-illegal",
            Self::NotChance => "play-not-chance",
            Self::NoSuchMove { .. } => "play-no-such-move",
            Self::NoSuchSide { .. } => "play-no-such-side",
            Self::BadTag { .. } => "play-bad-tag",
            Self::OwnTag { .. } => "play-own-tag",
            Self::Settled => "play-settled",
            Self::Limit(limit) => limit.code(),
            Self::NoClaim { .. } => "play-no-claim",
            Self::Draw(error) => error.code(),
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        match self {
            Self::Illegal { code } => Arg::texts(&[("move", code)]),
            Self::NoSuchMove { node } => Arg::number("node", *node),
            Self::NoSuchSide { side } => Arg::number("number", (*side).into()),
            Self::BadTag { name } | Self::OwnTag { name } => Arg::texts(&[("name", name)]),
            Self::Limit(limit) => limit.args(),
            Self::NoClaim { times } => Arg::number("times", *times),
            Self::Draw(error) => error.args(),
            Self::Over | Self::NotChance | Self::Settled => Vec::new(),
        }
    }
}

impl fmt::Display for PlayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str("the game is over"),
            Self::Illegal { code } => write!(f, "{code} is not possible here"),
            Self::NotChance => f.write_str("there is nothing to draw now"),
            Self::NoSuchMove { node } => write!(f, "there is no move {node}"),
            Self::NoSuchSide { side } => write!(f, "there is no side {side}"),
            Self::BadTag { name } => write!(f, "“{name}” cannot be a tag"),
            Self::OwnTag { name } => write!(f, "the program itself writes “{name}”"),
            Self::Settled => f.write_str("what the pledged cards have settled stays"),
            Self::Limit(limit) => limit.fmt(f),
            Self::NoClaim { times } => {
                write!(
                    f,
                    "no draw can be claimed; this position has occurred {times} times"
                )
            }
            Self::Draw(error) => error.fmt(f),
        }
    }
}

impl From<Limit> for PlayError {
    fn from(limit: Limit) -> Self {
        Self::Limit(limit)
    }
}

impl std::error::Error for PlayError {}
