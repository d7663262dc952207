//! Options of the game (sections 4, 8.6, 9.4, 10.7, 11 and 13).

use klubovna_tabletop::options::{GameOptions, OptionField, OptionsError};
use klubovna_tabletop::text::{joined, quoted};

use crate::handicap::Handicap;

/// What can be agreed on before the game.
///
/// ```
/// use klubovna_animal_shogi::{Declaration, Handicap, Options};
/// use klubovna_tabletop::options::GameOptions;
///
/// let options = Options::read("play=casual handicap=two_piece declaration=law27")?;
/// assert!(options.casual());
/// assert_eq!(options.handicap(), Handicap::TwoPiece);
/// assert_eq!(options.declaration(), Declaration::Law27);
///
/// let refused = Options::read("handicap=rook begins=furigoma").unwrap_err();
/// assert_eq!(refused.to_string(), "options-excluded (first begins=furigoma, second handicap=rook)");
/// # Ok::<(), klubovna_tabletop::options::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Options {
    casual: bool,
    illegal_loses: bool,
    furigoma: bool,
    ply_limit: bool,
    declaration: Declaration,
    handicap: Handicap,
}

/// By which law a lion in the promotion zone can be declared (section 9.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Declaration {
    /// 31 points win, 24 draw.
    #[default]
    Law24,
    /// 28 points win for the first player, 27 for the second.
    Law27,
    /// Not at all.
    Off,
}

impl Declaration {
    const ALL: [Self; 3] = [Self::Law24, Self::Law27, Self::Off];

    #[inline]
    const fn id(self) -> &'static str {
        match self {
            Self::Law24 => "law24",
            Self::Law27 => "law27",
            Self::Off => "off",
        }
    }
}

const PLAY: &str = "play";
const ILLEGAL: &str = "illegal";
const HANDICAP: &str = "handicap";
const BEGINS: &str = "begins";
const DECLARATION: &str = "declaration";
const PLY_LIMIT: &str = "ply_limit";

/// After so many plies a game with a limit is drawn (section 10.7).
pub(crate) const MOST_PLIES: u16 = 512;

impl Options {
    /// Those of a game in a file of another program.
    #[inline]
    pub(crate) fn for_files(illegal_loses: bool, law27: bool) -> Self {
        let declaration = if law27 {
            Declaration::Law27
        } else {
            Declaration::Law24
        };
        Self {
            illegal_loses,
            declaration,
            ..Self::default()
        }
    }

    /// The same where a lion may be left to be captured.
    #[inline]
    pub(crate) const fn for_casual_play(self) -> Self {
        Self {
            casual: true,
            ..self
        }
    }

    /// The same with another handicap, so without a throw of chicks (section 4.3).
    #[inline]
    pub(crate) const fn with_handicap(self, handicap: Handicap) -> Self {
        Self {
            handicap,
            furigoma: false,
            ..self
        }
    }

    /// Whether the lion may be left to be captured (section 13).
    #[inline]
    pub const fn casual(self) -> bool {
        self.casual
    }

    /// Whether an illegal move loses (section 8.6); otherwise it is refused.
    #[inline]
    pub const fn illegal_loses(self) -> bool {
        self.illegal_loses
    }

    /// Whether five chicks are thrown for who begins (section 4).
    #[inline]
    pub const fn furigoma(self) -> bool {
        self.furigoma
    }

    /// Whether the game is drawn after 512 plies (section 10.7).
    #[inline]
    pub const fn ply_limit(self) -> bool {
        self.ply_limit
    }

    /// The law of declarations (section 9.4).
    #[inline]
    pub const fn declaration(self) -> Declaration {
        self.declaration
    }

    /// What the second player gives (section 11).
    #[inline]
    pub const fn handicap(self) -> Handicap {
        self.handicap
    }
}

impl GameOptions for Options {
    #[inline]
    fn schema() -> Vec<OptionField> {
        vec![
            OptionField::choice(PLAY, &["strict", "casual"]),
            OptionField::choice(BEGINS, &["first", "furigoma"]),
            OptionField::choice(
                HANDICAP,
                &[
                    Handicap::None.id(),
                    Handicap::Lance.id(),
                    Handicap::RightLance.id(),
                    Handicap::Bishop.id(),
                    Handicap::Rook.id(),
                    Handicap::RookLance.id(),
                    Handicap::TwoPiece.id(),
                    Handicap::FourPiece.id(),
                    Handicap::SixPiece.id(),
                    Handicap::EightPiece.id(),
                    Handicap::TenPiece.id(),
                ],
            ),
            OptionField::choice(ILLEGAL, &["refused", "loses"]),
            OptionField::choice(
                DECLARATION,
                &[
                    Declaration::Law24.id(),
                    Declaration::Law27.id(),
                    Declaration::Off.id(),
                ],
            ),
            OptionField::choice(PLY_LIMIT, &["none", "512"]),
        ]
    }

    #[inline]
    fn get(&self, field: &str) -> String {
        let pick = |switch, off: &str, on: &str| if switch { on } else { off }.to_owned();
        match field {
            PLAY => pick(self.casual, "strict", "casual"),
            BEGINS => pick(self.furigoma, "first", "furigoma"),
            HANDICAP => self.handicap.id().into(),
            ILLEGAL => pick(self.illegal_loses, "refused", "loses"),
            DECLARATION => self.declaration.id().into(),
            PLY_LIMIT => pick(self.ply_limit, "none", "512"),
            _ => String::new(),
        }
    }

    #[inline]
    fn set(&mut self, field: &str, value: &str) -> Result<(), OptionsError> {
        let schema = Self::schema();
        let Some(known) = schema.iter().find(|known| known.id == field) else {
            let known: Vec<&str> = schema.iter().map(|known| known.id.as_str()).collect();
            return Err(OptionsError::UnknownField {
                field: quoted(field),
                known: joined(&known, ", "),
            });
        };
        known.check(value)?;
        match field {
            PLAY => self.casual = value == "casual",
            BEGINS => self.furigoma = value == "furigoma",
            ILLEGAL => self.illegal_loses = value == "loses",
            PLY_LIMIT => self.ply_limit = value == "512",
            DECLARATION => {
                let mut laws = Declaration::ALL.into_iter();
                self.declaration = laws.find(|law| law.id() == value).unwrap_or_default();
            }
            _ => {
                let mut handicaps = Handicap::ALL.into_iter();
                self.handicap = handicaps
                    .find(|known| known.id() == value)
                    .unwrap_or_default();
            }
        }
        Ok(())
    }

    // Section 4.3.
    #[inline]
    fn check(&self) -> Result<(), OptionsError> {
        if self.furigoma && self.handicap != Handicap::None {
            return Err(OptionsError::Excluded {
                first: [BEGINS, "furigoma"].join("="),
                second: [HANDICAP, self.handicap.id()].join("="),
            });
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
            "play=casual",
            "begins=furigoma ply_limit=512",
            "play=casual handicap=ten_piece illegal=loses declaration=off ply_limit=512",
            "declaration=law27",
        ] {
            assert_eq!(Options::read(text).unwrap().write(), text);
        }
        let standard = "play=strict begins=first handicap=none illegal=refused \
                        declaration=law24 ply_limit=none";
        assert_eq!(Options::read(standard), Ok(Options::default()));
        for handicap in Handicap::ALL {
            let text = format!("handicap={}", handicap.id());
            assert_eq!(Options::read(&text).unwrap().handicap(), handicap);
        }
    }

    #[test]
    fn what_the_schema_does_not_know_is_refused_by_name() {
        for text in ["play=mild", "handicap=queen", "ply_limit=100", "begins="] {
            assert!(
                matches!(Options::read(text), Err(OptionsError::BadValue { .. })),
                "{text}"
            );
        }
        assert!(matches!(
            Options::read("rank=3"),
            Err(OptionsError::UnknownField { field, .. }) if field == "rank"
        ));
        assert!(matches!(
            Options::default().set("rank", "3"),
            Err(OptionsError::UnknownField { .. })
        ));
    }
}
