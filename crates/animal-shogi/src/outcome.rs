//! The end of the game (sections 8 to 10 and 13).

use klubovna_rules::{EndReason, Line, Outcome, Position, Side};
use klubovna_text::ids;

use crate::impasse::Verdict;
use crate::position::AnimalShogi;
use crate::stage::Stage;

/// Why a game ended, in the order in which the rules check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reason {
    /// An illegal move where such a move loses (section 8.6).
    IllegalMove(IllegalMove),
    /// A lion was declared (section 9.4).
    Declaration,
    /// The points of an agreed impasse (section 9.1).
    Impasse,
    /// The lion was captured (section 13.2).
    LionCaptured,
    /// Mate (section 8.3).
    Checkmate,
    /// The side to move can do nothing (section 8.4).
    NoMove,
    /// The fourth occurrence, after nothing but checks by one side (section 10.3).
    PerpetualCheck,
    /// The fourth occurrence (section 10.2).
    Repetition,
    /// Too many plies (section 10.7).
    PlyLimit,
}

ids! {
    /// An illegal move, by the rule that it breaks: a move that the piece can make, and that another
    /// rule forbids (section 8.6).
    pub enum IllegalMove {
        /// The moved piece has no further move (section 6.2).
        MustPromote => "must_promote",
        /// The dropped piece has no further move (section 7.2).
        DeadDrop => "dead_drop",
        /// A second chick in the file (section 7.3).
        Nifu => "nifu",
        /// A dropped chick mates (section 7.4).
        DropMate => "drop_mate",
        /// It leaves the own lion in check (section 8.1).
        SelfCheck => "self_check",
    }
}

impl EndReason for Reason {
    const ALL: &'static [Self] = &[
        Self::IllegalMove(IllegalMove::MustPromote),
        Self::IllegalMove(IllegalMove::DeadDrop),
        Self::IllegalMove(IllegalMove::Nifu),
        Self::IllegalMove(IllegalMove::DropMate),
        Self::IllegalMove(IllegalMove::SelfCheck),
        Self::Declaration,
        Self::Impasse,
        Self::LionCaptured,
        Self::Checkmate,
        Self::NoMove,
        Self::PerpetualCheck,
        Self::Repetition,
        Self::PlyLimit,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::IllegalMove(illegal) => illegal.id(),
            Self::Declaration => "declaration",
            Self::Impasse => "impasse",
            Self::LionCaptured => "lion_captured",
            Self::Checkmate => "checkmate",
            Self::NoMove => "no_move",
            Self::PerpetualCheck => "perpetual_check",
            Self::Repetition => "repetition",
            Self::PlyLimit => "ply_limit",
        }
    }
}

/// Bits of the note that is kept with a position for the rules of repetition: the side to move is
/// in check.
const CHECKED: u8 = 1;
/// The second player is to move.
const SECOND: u8 = 2;
/// The last action was no move, but a proposal of an impasse or its answer.
const WORDS: u8 = 4;

impl AnimalShogi {
    /// The end that the position alone shows.
    pub(crate) fn decided(&self) -> Option<Outcome<Reason>> {
        let (us, them) = (self.side(), self.opponent());
        match self.stage() {
            Stage::Furigoma | Stage::Thrown | Stage::Proposed => None,
            Stage::IllegalMove(illegal) => Some(Outcome::win(them, Reason::IllegalMove(illegal))),
            Stage::Agreed => Some(self.settle_impasse().outcome(Reason::Impasse)),
            Stage::Declared => {
                let verdict = self.declaration(us).verdict();
                Some(verdict.outcome(Reason::Declaration))
            }
            Stage::Play | Stage::Declined => {
                let reason = self.lost()?;
                Some(Outcome::win(them, reason))
            }
        }
    }

    /// The reason why the side to move has lost.
    fn lost(&self) -> Option<Reason> {
        if self.lion(self.side()).is_none() {
            Some(Reason::LionCaptured)
        } else if self.has_strict_move() || self.takes_lion() {
            None
        } else if self.in_check(self.side()) {
            Some(Reason::Checkmate)
        } else {
            // Section 13.5.
            (!self.rules().casual || self.count_casual() == 0).then_some(Reason::NoMove)
        }
    }

    /// Whether the side to move can capture the other lion, where that ends the game: then its own
    /// lion need not be safe (section 13.5).
    pub fn takes_lion(&self) -> bool {
        self.rules().casual && self.in_check(self.opponent())
    }

    /// Section 10.7.
    pub(crate) fn too_long(&self) -> Option<Outcome<Reason>> {
        (self.plies_left() == 0).then_some(Outcome::draw(Reason::PlyLimit))
    }

    pub(crate) fn note(&self) -> u8 {
        let checked = u8::from(self.in_check(self.side())) * CHECKED;
        let second = u8::from(self.side() == Side::SECOND) * SECOND;
        let words = u8::from(self.stage() != Stage::Play) * WORDS;
        checked | second | words
    }

    /// Sections 10.2 and 10.3.
    pub(crate) fn repeated(&self, line: Line<'_>) -> Option<Outcome<Reason>> {
        if self.stage() != Stage::Play || line.occurrences() < 4 {
            return None;
        }
        let now = line.0.last()?;
        let first = line.0.iter().position(|seen| seen.key == now.key)?;
        let since = line.0.get(first + 1..).unwrap_or(&[]);
        let perpetual = |side: Side| {
            // After its moves the opponent is to move.
            let turn = if side == Side::FIRST { SECOND } else { 0 };
            since
                .iter()
                .filter(|seen| seen.note & WORDS == 0 && seen.note & SECOND == turn)
                .all(|seen| seen.note & CHECKED != 0)
        };
        Some(match Side::BOTH.map(perpetual) {
            [true, false] => Outcome::win(Side::SECOND, Reason::PerpetualCheck),
            [false, true] => Outcome::win(Side::FIRST, Reason::PerpetualCheck),
            _ => Outcome::draw(Reason::Repetition),
        })
    }

    /// The side that is not to move.
    pub fn opponent(&self) -> Side {
        self.side().other()
    }
}

impl Verdict {
    fn outcome(self, reason: Reason) -> Outcome<Reason> {
        match self {
            Self::Win(side) => Outcome::win(side, reason),
            Self::Draw => Outcome::draw(reason),
        }
    }
}
