//! The stage of a game: play, or a phase in which other actions than moves are due.

use crate::outcome::IllegalMove;

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Moves and drops.
    Play,
    /// The chicks are to be thrown (section 4).
    Furigoma,
    /// The chicks have been thrown: chance decides the result.
    Thrown,
    /// The opponent has proposed to count; the side to move answers (section 9.1).
    Proposed,
    /// The proposal was declined: the side that made it has to move.
    Declined,
    /// Both sides have agreed to count.
    Agreed,
    /// The side to move has declared its lion (section 9.4).
    Declared,
    /// The side to move has made an illegal move (section 8.6).
    IllegalMove(IllegalMove),
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

    /// The stage of a last [word](Self::word).
    pub(crate) fn of_word(word: &str) -> Option<Self> {
        let mut plain = Self::PLAIN.iter().copied();
        let illegal = || IllegalMove::of(word).map(Self::IllegalMove);
        plain.find(|stage| stage.word() == word).or_else(illegal)
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
            Self::IllegalMove(illegal) => illegal.id(),
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
            Self::IllegalMove(illegal) => 7 + illegal as u64,
        }
    }

    /// Whether moves and drops are possible.
    #[inline]
    pub const fn is_play(self) -> bool {
        matches!(self, Self::Play | Self::Declined)
    }
}
