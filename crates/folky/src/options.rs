//! Options of the game (sections 5.4 and 6).

use klubovna_text::{GameOptions, Setting};

/// What can be agreed on before the game.
///
/// ```
/// use klubovna_folky::Options;
/// use klubovna_text::GameOptions;
///
/// let options = Options::read("draw_plies=50 seats=4")?;
/// assert_eq!((options.draw_plies(), options.seats()), (50, 4));
/// assert!(Options::read("draw_plies=60").is_err());
/// # Ok::<(), klubovna_text::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Options {
    // 50 plies instead of 100.
    short: bool,
    // Four players instead of two.
    teams: bool,
}

impl Options {
    /// After so many plies without a placement the game is drawn: 100 or 50.
    pub const fn draw_plies(self) -> u8 {
        if self.short { 50 } else { 100 }
    }

    /// Number of players: 2, or 4 in two teams.
    pub const fn seats(self) -> u8 {
        if self.teams { 4 } else { 2 }
    }
}

impl GameOptions for Options {
    const TABLE: &'static [Setting<Self>] = &[
        Setting::choice("draw_plies", &["100", "50"], |own| &mut own.short),
        Setting::choice("seats", &["2", "4"], |own| &mut own.teams),
    ];
}
