//! What can be wrong with cards that were promised to be fair.

use std::fmt;

use crate::error::{Arg, Fault};
use crate::rules::Side;

/// Why cards cannot be dealt as asked, or why they prove nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardsFault {
    /// The game has nothing to draw.
    NoChance,
    /// There is no such way to get cards.
    NoSuchMode {
        /// What was asked for.
        mode: String,
    },
    /// The game has begun with other cards.
    TooLate,
    /// The cards were pledged; they come from the secret alone.
    SecretNeeded,
    /// Pledged cards are turned in the main line only: from a variation they could be put back.
    Variation,
    /// A secret is 64 hexadecimal digits.
    BadSecret,
    /// Not the secret that was pledged.
    WrongSecret,
    /// The secret stays hidden while the game goes on.
    NotOver,
    /// No pledge stands in the record.
    NoPledge,
    /// The pledge cannot be read.
    BadPledge,
    /// Nothing was revealed.
    NotRevealed,
    /// Pledged by a newer version of the program.
    Newer {
        /// The version stated.
        version: String,
    },
    /// Once a card can be known, no word is mixed in any more.
    WordTooLate,
    /// More than a word of the players' own may hold.
    WordTooLong {
        /// Most characters.
        limit: u32,
    },
    /// The transcript tells another word than the record.
    WrongWord,
    /// The transcript cannot be read.
    BadTranscript {
        /// The word that is wrong or missing, from 1.
        word: u32,
    },
    /// Both sides pledged the same.
    EqualEnds,
    /// What was revealed is not what was pledged: another game, or another secret.
    WrongPledge,
    /// A side showed what it had not pledged.
    BadValue {
        /// The number of the draw.
        draw: u32,
        /// The side.
        side: Side,
    },
    /// Another outcome was due.
    WrongOutcome {
        /// The number of the draw.
        draw: u32,
        /// What was drawn, it is said.
        code: String,
        /// What was due.
        due: String,
    },
    /// A draw for which nothing was shown.
    MissingDraw {
        /// The number of the draw.
        draw: u32,
    },
    /// Values were shown for a draw that was not made.
    ExtraDraw {
        /// The number of the draw.
        draw: u32,
    },
}

impl Fault for CardsFault {
    fn code(&self) -> &'static str {
        match self {
            Self::NoChance => "cards-no-chance",
            Self::NoSuchMode { .. } => "cards-no-such-mode",
            Self::TooLate => "cards-too-late",
            Self::SecretNeeded => "cards-secret-needed",
            Self::Variation => "cards-variation",
            Self::BadSecret => "cards-bad-secret",
            Self::WrongSecret => "cards-wrong-secret",
            Self::NotOver => "cards-not-over",
            Self::NoPledge => "cards-no-pledge",
            Self::BadPledge => "cards-bad-pledge",
            Self::NotRevealed => "cards-not-revealed",
            Self::Newer { .. } => "cards-newer",
            Self::WordTooLate => "cards-word-too-late",
            Self::WordTooLong { .. } => "cards-word-too-long",
            Self::WrongWord => "cards-wrong-word",
            Self::BadTranscript { .. } => "cards-bad-transcript",
            Self::EqualEnds => "cards-equal-ends",
            Self::WrongPledge => "cards-wrong-pledge",
            Self::BadValue { .. } => "cards-bad-value",
            Self::WrongOutcome { .. } => "cards-wrong-outcome",
            Self::MissingDraw { .. } => "cards-missing-draw",
            Self::ExtraDraw { .. } => "cards-extra-draw",
        }
    }

    fn args(&self) -> Vec<(&'static str, Arg)> {
        let (name, &number) = match self {
            Self::NoSuchMode { mode } => return Arg::texts(&[("mode", mode)]),
            Self::Newer { version } => return Arg::texts(&[("version", version)]),
            Self::BadValue { draw, .. }
            | Self::WrongOutcome { draw, .. }
            | Self::MissingDraw { draw }
            | Self::ExtraDraw { draw } => ("draw", draw),
            Self::WordTooLong { limit } => ("limit", limit),
            Self::BadTranscript { word } => ("word", word),
            _ => return Vec::new(),
        };
        let mut args = Arg::number(name, number);
        match self {
            Self::BadValue { side, .. } => args.push(("side", Arg::Side(side.0))),
            Self::WrongOutcome { code, due, .. } => {
                args.extend(Arg::texts(&[("card", letter(code)), ("due", letter(due))]));
            }
            _ => {}
        }
        args
    }
}

/// An outcome as people write it.
fn letter(code: &str) -> &str {
    code.trim_start_matches(':')
}

impl fmt::Display for CardsFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoChance => f.write_str("this game has nothing to draw"),
            Self::NoSuchMode { mode } => {
                write!(f, "cards are random, provable or own, not “{mode}”")
            }
            Self::TooLate => f.write_str("the game has begun with other cards"),
            Self::SecretNeeded => {
                f.write_str("the cards of this game were pledged: the secret is needed to go on")
            }
            Self::Variation => {
                f.write_str("the cards of this game were pledged: no card is turned in a variation")
            }
            Self::BadSecret => f.write_str("the secret has to be 64 hexadecimal digits"),
            Self::WrongSecret => f.write_str("this is not the secret that was pledged"),
            Self::NotOver => f.write_str("the secret stays hidden until the game is over"),
            Self::NoPledge => f.write_str("the record holds no pledge of its cards"),
            Self::BadPledge => f.write_str("the pledge in the record cannot be read"),
            Self::NotRevealed => f.write_str("the secret of the cards has not been revealed"),
            Self::Newer { version } => {
                write!(f, "pledged in version {version}, newer than this program")
            }
            Self::WordTooLate => {
                f.write_str("a word is mixed in between the fingerprint and the first draw")
            }
            Self::WordTooLong { limit } => {
                write!(
                    f,
                    "a word of the players' own has at most {limit} characters"
                )
            }
            Self::WrongWord => {
                f.write_str("the transcript tells another word than the record of the game")
            }
            Self::BadTranscript { word } => {
                write!(
                    f,
                    "word {word} of the transcript of the cards is wrong or missing"
                )
            }
            Self::EqualEnds => f.write_str("both sides pledged the same value"),
            Self::WrongPledge => {
                f.write_str("what was revealed is not what was pledged before the game")
            }
            Self::BadValue { draw, side } => {
                let side = side.0 + 1;
                write!(f, "draw {draw}: side {side} showed what it had not pledged")
            }
            Self::WrongOutcome { draw, code, due } => {
                let (card, due) = (letter(code), letter(due));
                write!(f, "draw {draw}: “{card}” was drawn, but “{due}” was due")
            }
            Self::MissingDraw { draw } => write!(f, "draw {draw}: nothing was shown for it"),
            Self::ExtraDraw { draw } => {
                write!(f, "draw {draw}: shown, but not made in the game")
            }
        }
    }
}

impl std::error::Error for CardsFault {}
