//! The words in files for the end of a game.

use klubovna_animal_shogi::Reason;
use klubovna_rules::{Outcome, Side};
use klubovna_text::record::{Ending, EndingReason};

/// An end of a game, as the side to move sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// It resigns.
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
    /// It wins because the other side did not come.
    Walkover,
    /// It did not come.
    Forfeit,
    /// A draw by agreement.
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

/// The words of CSA for a foul by the side that is not to move.
const FOULS: [&str; 2] = ["+ILLEGAL_ACTION", "-ILLEGAL_ACTION"];

impl End {
    /// The end that a text of KIF begins with.
    pub(super) fn of_kif(text: &str) -> Option<Self> {
        let mut known = KIF.iter();
        let found = known.find(|(word, _)| text.starts_with(word));
        found.map(|&(_, end)| end)
    }

    pub(super) fn kif(self) -> Option<&'static str> {
        self.word(&KIF)
    }

    /// The end with that name in CSA, where `us` is to move.
    pub(super) fn of_csa(name: &str, us: Side) -> Option<Self> {
        if let Some(by) = FOULS.iter().position(|&foul| foul == name) {
            return Some(if by == us.index() {
                Self::Foul
            } else {
                Self::RivalFoul
            });
        }
        let found = CSA.iter().find(|(word, _)| *word == name);
        found.map(|&(_, end)| end)
    }

    pub(super) fn csa(self, us: Side) -> Option<&'static str> {
        match self {
            Self::RivalFoul => FOULS.get(us.other().index()).copied(),
            Self::Forfeit => Self::Resignation.word(&CSA),
            end => end.word(&CSA),
        }
    }

    /// The first word for it.
    fn word(self, known: &[(&'static str, Self)]) -> Option<&'static str> {
        let found = known.iter().find(|(_, meaning)| *meaning == self);
        found.map(|&(word, _)| word)
    }

    /// The end of a game in which `us` would be next.
    pub(super) fn of(
        us: Side,
        outcome: Option<Outcome<Reason>>,
        ending: Option<Ending>,
    ) -> Option<Self> {
        let Some(Outcome { winner, reason }) = outcome else {
            let Ending { winner, reason } = ending?;
            return match (winner, reason) {
                (None, EndingReason::Agreement) => Some(Self::Draw),
                (None, _) => Some(Self::Impasse),
                (Some(winner), EndingReason::Time) if winner != us => Some(Self::Time),
                (Some(winner), EndingReason::Resignation) if winner != us => {
                    Some(Self::Resignation)
                }
                _ => None,
            };
        };
        let lost = winner == Some(us.other());
        match (reason, winner) {
            (Reason::IllegalMove(_) | Reason::PerpetualCheck, _) if lost => Some(Self::Foul),
            (Reason::IllegalMove(_) | Reason::PerpetualCheck, _) => Some(Self::RivalFoul),
            (Reason::Repetition, _) => Some(Self::Repetition),
            (Reason::LionCaptured | Reason::Checkmate | Reason::NoMove, _) => Some(Self::Mate),
            (_, None) => Some(Self::Impasse),
            (Reason::Declaration, _) => Some(Self::Declaration),
            // The formats have no word for a loss by too few points.
            _ => lost.then_some(Self::Resignation),
        }
    }

    /// This end as one that players decided, where `us` is to move.
    pub(super) fn ending(self, us: Side) -> Option<Ending> {
        let them = us.other();
        let (winner, reason) = match self {
            Self::Break | Self::NoMate => return None,
            Self::Resignation => (Some(them), EndingReason::Resignation),
            Self::Time => (Some(them), EndingReason::Time),
            Self::Mate | Self::Foul | Self::Forfeit => (Some(them), EndingReason::Stated),
            Self::RivalFoul | Self::Declaration | Self::Walkover => {
                (Some(us), EndingReason::Stated)
            }
            Self::Repetition | Self::Impasse => (None, EndingReason::Stated),
            Self::Draw => (None, EndingReason::Agreement),
        };
        Some(Ending { winner, reason })
    }
}
