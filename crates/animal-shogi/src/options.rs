//! Options of the game (sections 4, 8.6, 9.4, 10.7, 11 and 13).

use klubovna_text::{GameOptions, OptionsError, Setting, ids};

use crate::handicap::Handicap;

/// What can be agreed on before the game.
///
/// ```
/// use klubovna_animal_shogi::{Declaration, Handicap, Options};
/// use klubovna_text::GameOptions;
///
/// let options = Options::read("play=casual handicap=two_piece declaration=law27")?;
/// assert!(options.casual);
/// assert_eq!(options.handicap, Handicap::TwoPiece);
/// assert_eq!(options.declaration, Declaration::Law27);
///
/// let refused = Options::read("handicap=rook begins=furigoma").unwrap_err();
/// assert_eq!(refused.to_string(), "options-excluded (first begins=furigoma, second handicap=rook)");
/// # Ok::<(), klubovna_text::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Options {
    /// Whether a lion may be left to be captured (section 13).
    pub casual: bool,
    /// Whether an illegal move loses (section 8.6); otherwise it is refused.
    pub illegal_loses: bool,
    /// Whether the side that begins is drawn by throwing five chicks (section 4).
    pub furigoma: bool,
    /// Whether the game is drawn after 512 plies (section 10.7).
    pub ply_limit: bool,
    /// The rule set of declarations (section 9.4).
    pub declaration: Declaration,
    /// The handicap that the second player gives (section 11).
    pub handicap: Handicap,
}

ids! {
    /// The rule set of declarations, with the lion in the promotion zone (section 9.4).
    #[derive(Default)]
    pub enum Declaration {
        /// 31 points win, 24 draw.
        #[default]
        Law24 => "law24",
        /// 28 points win for the first player, 27 for the second.
        Law27 => "law27",
        /// There are no declarations.
        Off => "off",
    }
}

/// The plies after which a game with a limit is drawn (section 10.7).
pub(crate) const MOST_PLIES: u16 = 512;

impl GameOptions for Options {
    const TABLE: &'static [Setting<Self>] = &[
        Setting::choice("play", &["strict", "casual"], |own| &mut own.casual),
        Setting::choice("begins", &["first", "furigoma"], |own| &mut own.furigoma),
        Setting::choice("handicap", Handicap::IDS, |own| &mut own.handicap),
        Setting::choice("illegal", &["refused", "loses"], |own| {
            &mut own.illegal_loses
        }),
        Setting::choice("declaration", Declaration::IDS, |own| &mut own.declaration),
        Setting::choice("ply_limit", &["none", "512"], |own| &mut own.ply_limit),
    ];

    // Section 4.3.
    #[inline]
    fn check(&self) -> Result<(), OptionsError> {
        if self.furigoma && self.handicap != Handicap::None {
            return Err(OptionsError::Excluded {
                first: "begins=furigoma".into(),
                second: ["handicap", self.handicap.id()].join("="),
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
            assert_eq!(Options::read(&text).unwrap().handicap, handicap);
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
