//! Options of the game (sections 5.4 and 6).

use klubovna_tabletop::options::{GameOptions, OptionField, OptionsError};
use klubovna_tabletop::text::quoted;

/// What can be agreed on before the game.
///
/// ```
/// use klubovna_folky::Options;
/// use klubovna_tabletop::options::GameOptions;
///
/// let options = Options::read("draw_plies=50 seats=4")?;
/// assert_eq!((options.draw_plies(), options.seats()), (50, 4));
/// assert!(Options::read("draw_plies=60").is_err());
/// # Ok::<(), klubovna_tabletop::options::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    draw_plies: u8,
    seats: u8,
}

const DRAW_PLIES: &str = "draw_plies";
const SEATS: &str = "seats";

impl Options {
    /// After so many plies without a placement the game is drawn: 100 or 50.
    pub const fn draw_plies(self) -> u8 {
        self.draw_plies
    }

    /// Number of players: 2, or 4 in two teams.
    pub const fn seats(self) -> u8 {
        self.seats
    }
}

impl Default for Options {
    fn default() -> Self {
        Self {
            draw_plies: 100,
            seats: 2,
        }
    }
}

impl GameOptions for Options {
    fn schema() -> Vec<OptionField> {
        vec![
            OptionField::choice(DRAW_PLIES, &["100", "50"]),
            OptionField::choice(SEATS, &["2", "4"]),
        ]
    }

    fn get(&self, field: &str) -> String {
        match field {
            DRAW_PLIES => self.draw_plies.to_string(),
            SEATS => self.seats.to_string(),
            _ => String::new(),
        }
    }

    fn set(&mut self, field: &str, value: &str) -> Result<(), OptionsError> {
        match (field, value) {
            (DRAW_PLIES, "100") => self.draw_plies = 100,
            (DRAW_PLIES, "50") => self.draw_plies = 50,
            (SEATS, "2") => self.seats = 2,
            (SEATS, "4") => self.seats = 4,
            (DRAW_PLIES, _) => return Err(bad_value(field, value, "100, 50")),
            (SEATS, _) => return Err(bad_value(field, value, "2, 4")),
            _ => {
                return Err(OptionsError::UnknownField {
                    field: quoted(field),
                    known: [DRAW_PLIES, SEATS].join(", "),
                });
            }
        }
        Ok(())
    }
}

fn bad_value(field: &str, value: &str, accepted: &str) -> OptionsError {
    OptionsError::BadValue {
        field: quoted(field),
        value: quoted(value),
        accepted: accepted.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_go_through_text() {
        for text in ["", "draw_plies=50", "seats=4", "draw_plies=50 seats=4"] {
            assert_eq!(Options::read(text).unwrap().write(), text);
        }
        assert_eq!(
            Options::read("seats=2 draw_plies=100"),
            Ok(Options::default())
        );
    }

    #[test]
    fn what_the_schema_does_not_know_is_refused_by_name() {
        assert!(matches!(
            Options::read("plies=50"),
            Err(OptionsError::UnknownField { field, .. }) if field == "plies"
        ));
        assert!(matches!(
            Options::read("seats=3"),
            Err(OptionsError::BadValue { value, accepted, .. })
                if value == "3" && accepted == "2, 4"
        ));
    }
}
