//! How files say that a game is over.

use klubovna_tabletop::record::{Ending, EndingReason};
use klubovna_tabletop::rules::{Outcome, Side};

use crate::outcome::Reason;

/// An end of a game, as the side to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It gives up.
    Resignation,
    /// The game was broken off.
    Break,
    /// The same position for the fourth time.
    Repetition,
    /// A drawn impasse.
    Impasse,
    /// It is mated.
    Mate,
    /// A problem that has no mate.
    NoMate,
    /// Its clock ran out.
    Time,
    /// It has done something against the rules.
    Foul,
    /// The other side has.
    RivalFoul,
    /// It declares its lion and wins.
    Declaration,
    /// It wins because nobody came.
    Walkover,
    /// It did not come.
    Forfeit,
    /// Agreed.
    Draw,
}

/// The words of KIF; the first of those that mean the same is written.
const KIF: [(&str, End); 19] = [
    ("投了", End::Resignation),
    ("中断", End::Break),
    ("封じ手", End::Break),
    ("千日手", End::Repetition),
    ("持将棋", End::Impasse),
    ("詰み", End::Mate),
    ("詰", End::Mate),
    ("不詰", End::NoMate),
    ("切れ負け", End::Time),
    ("時間切れ", End::Time),
    ("タイムアップ", End::Time),
    ("反則負け", End::Foul),
    ("反則勝ち", End::RivalFoul),
    ("入玉勝ち", End::Declaration),
    ("勝ち宣言", End::Declaration),
    ("不戦勝", End::Walkover),
    ("不戦敗", End::Forfeit),
    // Few programs know the last word, so it is only read.
    ("持将棋", End::Draw),
    ("引き分け", End::Draw),
];

/// The words of CSA.
const CSA: [(&str, End); 13] = [
    ("TORYO", End::Resignation),
    ("CHUDAN", End::Break),
    ("MATTA", End::Break),
    ("ERROR", End::Break),
    ("SENNICHITE", End::Repetition),
    ("JISHOGI", End::Impasse),
    ("MAX_MOVES", End::Impasse),
    ("TSUMI", End::Mate),
    ("FUZUMI", End::NoMate),
    ("TIME_UP", End::Time),
    ("ILLEGAL_MOVE", End::Foul),
    ("KACHI", End::Declaration),
    ("HIKIWAKE", End::Draw),
];

impl End {
    /// The end that a text of KIF begins with.
    #[inline]
    pub(super) fn of_kif(text: &str) -> Option<Self> {
        let mut known = KIF.iter();
        known
            .find(|(word, _)| text.starts_with(word))
            .map(|&(_, end)| end)
    }

    #[inline]
    pub(super) fn kif(self) -> Option<&'static str> {
        word(&KIF, self)
    }

    /// The end with that name in CSA, where `us` is to move.
    #[inline]
    pub(super) fn of_csa(name: &str, us: Side) -> Option<Self> {
        let by = match name {
            "+ILLEGAL_ACTION" => Side::FIRST,
            "-ILLEGAL_ACTION" => Side::SECOND,
            _ => {
                let mut known = CSA.iter();
                return known.find(|(word, _)| *word == name).map(|&(_, end)| end);
            }
        };
        Some(if by == us {
            Self::Foul
        } else {
            Self::RivalFoul
        })
    }

    #[inline]
    pub(super) fn csa(self, us: Side) -> Option<&'static str> {
        match self {
            Self::RivalFoul if us == Side::FIRST => Some("-ILLEGAL_ACTION"),
            Self::RivalFoul => Some("+ILLEGAL_ACTION"),
            Self::Forfeit => word(&CSA, Self::Resignation),
            end => word(&CSA, end),
        }
    }

    /// How a game ended in which `us` would be next.
    #[inline]
    pub(super) fn of(
        us: Side,
        outcome: Option<Outcome<Reason>>,
        ending: Option<Ending>,
    ) -> Option<Self> {
        let lost = |winner: Option<Side>| winner == Some(us.other());
        if let Some(Outcome { winner, reason }) = outcome {
            return match (reason, winner) {
                (Reason::Slip(_) | Reason::PerpetualCheck, _) => Some(if lost(winner) {
                    Self::Foul
                } else {
                    Self::RivalFoul
                }),
                (Reason::Repetition, _) => Some(Self::Repetition),
                (Reason::LionCaptured | Reason::Checkmate | Reason::NoMove, _) => Some(Self::Mate),
                (_, None) => Some(Self::Impasse),
                (Reason::Declaration, _) => Some(Self::Declaration),
                // Who has too few points gives up.
                _ => lost(winner).then_some(Self::Resignation),
            };
        }
        let Ending { winner, reason } = ending?;
        match (winner, reason) {
            (None, EndingReason::Agreement) => Some(Self::Draw),
            (None, _) => Some(Self::Impasse),
            _ if !lost(winner) => None,
            (_, EndingReason::Time) => Some(Self::Time),
            (_, EndingReason::Resignation) => Some(Self::Resignation),
            _ => None,
        }
    }

    /// What the players decided so, where `us` is to move.
    #[inline]
    pub(super) fn ending(self, us: Side) -> Option<Ending> {
        let (winner, reason) = match self {
            Self::Break | Self::NoMate => return None,
            Self::Resignation => (Some(us.other()), EndingReason::Resignation),
            Self::Time => (Some(us.other()), EndingReason::Time),
            Self::Mate | Self::Foul | Self::Forfeit => (Some(us.other()), EndingReason::Stated),
            Self::RivalFoul | Self::Declaration | Self::Walkover => {
                (Some(us), EndingReason::Stated)
            }
            Self::Repetition | Self::Impasse => (None, EndingReason::Stated),
            Self::Draw => (None, EndingReason::Agreement),
        };
        Some(Ending { winner, reason })
    }
}

#[inline]
fn word(known: &[(&'static str, End)], end: End) -> Option<&'static str> {
    known
        .iter()
        .find(|(_, meaning)| *meaning == end)
        .map(|&(word, _)| word)
}
