//! Options of the game (sections 5.2 to 5.4, 5.7 and 6).

use klubovna_tabletop::options::{GameOptions, OptionField, OptionsError};
use klubovna_tabletop::text::quoted;

/// Where the pieces of a scored stack go (section 5.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Scored {
    /// Out of the game.
    #[default]
    Out,
    /// Back into the reserves of their colours.
    Reserve,
}

impl Scored {
    const fn id(self) -> &'static str {
        match self {
            Self::Out => "out",
            Self::Reserve => "reserve",
        }
    }
}

/// What can be agreed on before the game.
///
/// ```
/// use klubovna_mixtour::{Options, Scored};
/// use klubovna_tabletop::options::GameOptions;
///
/// let options = Options::read("target=3 scored=reserve")?;
/// assert_eq!((options.target(), options.scored()), (3, Scored::Reserve));
/// assert!(options.repetition());
/// assert!(Options::read("target=0").is_err());
/// # Ok::<(), klubovna_tabletop::options::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    target: u8,
    scored: Scored,
    repetition: bool,
}

const TARGET: &str = "target";
const SCORED: &str = "scored";
const REPETITION: &str = "repetition";

/// The 40 pieces make eight stacks of five: longer games need pieces that come back.
const MAX_TARGET: u32 = 9;

impl Options {
    /// So many points win: 1 in the standard game, 2 or 3 in tournaments.
    pub const fn target(self) -> u8 {
        self.target
    }

    /// Where the pieces of a scored stack go.
    pub const fn scored(self) -> Scored {
        self.scored
    }

    /// Whether the third occurrence of a position is a draw.
    pub const fn repetition(self) -> bool {
        self.repetition
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
    fn schema() -> Vec<OptionField> {
        vec![
            OptionField::number(TARGET, 1, MAX_TARGET, 1),
            OptionField::choice(SCORED, &[Scored::Out.id(), Scored::Reserve.id()]),
            OptionField::switch(REPETITION, true),
        ]
    }

    fn get(&self, field: &str) -> String {
        match field {
            TARGET => self.target.to_string(),
            SCORED => self.scored.id().into(),
            REPETITION => self.repetition.to_string(),
            _ => String::new(),
        }
    }

    fn set(&mut self, field: &str, value: &str) -> Result<(), OptionsError> {
        let schema = Self::schema();
        let Some(known) = schema.iter().find(|known| known.id == field) else {
            let known: Vec<&str> = schema.iter().map(|known| known.id.as_str()).collect();
            return Err(OptionsError::UnknownField {
                field: quoted(field),
                known: known.join(", "),
            });
        };
        known.check(value)?;
        match field {
            TARGET => self.target = value.parse().unwrap_or(self.target),
            SCORED if value == Scored::Reserve.id() => self.scored = Scored::Reserve,
            SCORED => self.scored = Scored::Out,
            _ => self.repetition = value == "true",
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_go_through_text() {
        for text in [
            "",
            "target=2",
            "target=9 scored=reserve repetition=false",
            "repetition=false",
        ] {
            assert_eq!(Options::read(text).unwrap().write(), text);
        }
        let standard = "target=1 scored=out repetition=true";
        assert_eq!(Options::read(standard), Ok(Options::default()));
    }

    #[test]
    fn what_the_schema_does_not_know_is_refused_by_name() {
        for text in [
            "target=0",
            "target=10",
            "target=-1",
            "target=99999999999",
            "target=",
            "scored=box",
            "repetition=yes",
        ] {
            assert!(
                matches!(Options::read(text), Err(OptionsError::BadValue { .. })),
                "{text}"
            );
        }
        assert!(matches!(
            Options::read("points=3"),
            Err(OptionsError::UnknownField { field, .. }) if field == "points"
        ));
        assert!(matches!(
            Options::default().set("points", "3"),
            Err(OptionsError::UnknownField { .. })
        ));
    }
}
