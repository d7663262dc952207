//! Where a game stands, apart from the board.

use crate::outcome::Slip;

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    /// Moves and drops.
    Play,
    /// The chicks are to be thrown (section 4).
    Furigoma,
    /// They are in the air: chance decides.
    Thrown,
    /// The opponent has proposed to count; the side to move answers (section 9.1).
    Proposed,
    /// The proposal was declined: its maker has to go on.
    Declined,
    /// Both have agreed to count.
    Agreed,
    /// The side to move has declared its lion (section 9.4).
    Declared,
    /// The side to move has made an illegal move (section 8.6).
    Slipped(Slip),
}

impl Stage {
    const PLAIN: [Self; 7] = [
        Self::Play,
        Self::Furigoma,
        Self::Thrown,
        Self::Proposed,
        Self::Declined,
        Self::Agreed,
        Self::Declared,
    ];

    /// Every stage.
    #[inline]
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        let slips = Slip::ALL.into_iter().map(Self::Slipped);
        Self::PLAIN.into_iter().chain(slips)
    }

    /// The last word of a position string; none for [`Stage::Play`].
    #[inline]
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Play => "",
            Self::Furigoma => "furigoma",
            Self::Thrown => "thrown",
            Self::Proposed => "impasse",
            Self::Declined => "declined",
            Self::Agreed => "agreed",
            Self::Declared => "declared",
            Self::Slipped(slip) => slip.id(),
        }
    }

    /// For hash keys: 0 for [`Stage::Play`].
    #[inline]
    pub(crate) const fn number(self) -> u64 {
        match self {
            Self::Play => 0,
            Self::Furigoma => 1,
            Self::Thrown => 2,
            Self::Proposed => 3,
            Self::Declined => 4,
            Self::Agreed => 5,
            Self::Declared => 6,
            Self::Slipped(slip) => 7 + slip as u64,
        }
    }

    /// Whether moves and drops are possible.
    #[inline]
    pub(crate) const fn is_play(self) -> bool {
        matches!(self, Self::Play | Self::Declined)
    }
}
