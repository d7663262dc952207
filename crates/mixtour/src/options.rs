//! Options of the game (sections 5.2 to 5.4, 5.7 and 6).

use klubovna_text::{GameOptions, Setting, ids};

ids! {
    /// Where the pieces of a scored stack go (section 5.4).
    pub enum Scored {
        /// Out of the game.
        Out => "out",
        /// Back into the reserves of their colours.
        Reserve => "reserve",
    }
}

/// What can be agreed on before the game.
///
/// ```
/// use klubovna_mixtour::{Options, Scored};
/// use klubovna_text::GameOptions;
///
/// let options = Options::read("target=3 scored=reserve")?;
/// assert_eq!((options.target(), options.scored), (3, Scored::Reserve));
/// assert!(options.repetition);
/// assert!(Options::read("target=0").is_err());
/// # Ok::<(), klubovna_text::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    target: u8,
    /// Where the pieces of a scored stack go.
    pub scored: Scored,
    /// Whether the third occurrence of a position is a draw.
    pub repetition: bool,
}

/// Nine points need pieces that return to the reserve: 40 pieces make eight stacks of five.
const MAX_TARGET: u32 = 9;

impl Options {
    /// The points that win the game: 1 in the standard game, 2 or 3 in tournaments.
    pub const fn target(self) -> u8 {
        self.target
    }

    /// Whether pieces can leave the game for good.
    pub(crate) const fn loses_pieces(self) -> bool {
        self.target > 1 && matches!(self.scored, Scored::Out)
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            target: 1,
            scored: Scored::Out,
            repetition: true,
        }
    }
}

impl GameOptions for Options {
    const TABLE: &'static [Setting<Self>] = &[
        Setting::number(
            "target",
            1,
            MAX_TARGET,
            |own| own.target.into(),
            |own, target| own.target = target as u8,
        ),
        Setting::choice("scored", Scored::IDS, |own| &mut own.scored),
        Setting::switch(
            "repetition",
            |own| own.repetition,
            |own, on| own.repetition = on,
        ),
    ];
}
