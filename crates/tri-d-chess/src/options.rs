//! Options of the game: the mix of variants (section 10).

use klubovna_tabletop::mix::Mix;
use klubovna_tabletop::options::{GameOptions, OptionField, OptionsError};

use crate::variants::{A1, A2, A3, A4, A5, A21, A22, EXCLUDED, M1, Rule, SetUp};

/// What can be agreed on before the game.
///
/// ```
/// use klubovna_tabletop::options::GameOptions;
/// use klubovna_tri_d_chess::{Options, Rule};
///
/// let options = Options::read("a2=true a21=true setup=p6")?;
/// assert!(options.has(Rule::A21));
/// assert_eq!(options.mix(), "A2,A2.1,P6");
/// assert_eq!(options.starts(), 921_600);
/// assert!(Options::read("a4=true a5=true").is_err());
/// # Ok::<(), klubovna_tabletop::options::OptionsError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    rules: u8,
    set_up: SetUp,
    by_number: bool,
    arrays: [u16; 2],
}

pub(crate) const SETUP: &str = "setup";
const ARRAYS: &str = "arrays";
/// The values of [`ARRAYS`]: drawn or placed at the board, or by number.
const OPEN: &str = "open";
const NUMBER: &str = "number";
const WHITE: &str = "white";
const BLACK: &str = "black";
const NUMBERS: [&str; 2] = [WHITE, BLACK];
const STANDARD: u16 = 409;
const LAST_ARRAY: u16 = 959;

impl Options {
    /// Whether a rule is part of the mix.
    pub const fn has(self, rule: Rule) -> bool {
        self.rules & rule.bit() != 0
    }

    /// How the men stand at the start.
    pub const fn set_up(self) -> SetUp {
        self.set_up
    }

    /// Whether the pieces are drawn (V.P5) or placed by the players (V.P6).
    pub const fn is_open(self) -> bool {
        !self.by_number && matches!(self.set_up, SetUp::P5 | SetUp::P6)
    }

    /// The arrays of White and Black where the set-up has them from the beginning.
    pub(crate) const fn arrays(self) -> Option<[u16; 2]> {
        match (self.set_up, self.set_up.array()) {
            (_, Some(number)) => Some([number, number]),
            (SetUp::P5, _) if self.by_number => Some([self.arrays[0], self.arrays[0]]),
            (SetUp::P6, _) if self.by_number => Some(self.arrays),
            _ => None,
        }
    }

    /// V.P7: White plays from the queen's side to the king's side.
    pub(crate) const fn sideways(self) -> bool {
        matches!(self.set_up, SetUp::P7)
    }

    /// The mix as position strings name it: `A1,P5:700`; empty for the base game.
    pub fn mix(self) -> String {
        let mut text = String::new();
        let mut part = |name: &str| {
            if !text.is_empty() {
                text.push(',');
            }
            text.push_str(name);
        };
        for rule in Rule::ALL {
            if self.has(rule) {
                part(rule.name());
            }
        }
        if self.set_up != SetUp::Standard {
            part(&self.set_up_name());
        }
        text
    }

    /// `P1`, `P5:700`, `P6:3:959`.
    fn set_up_name(self) -> String {
        let mut text = String::from(self.set_up.name());
        let numbers = match self.set_up {
            SetUp::P5 if self.by_number => 1,
            SetUp::P6 if self.by_number => 2,
            _ => 0,
        };
        for number in self.arrays.iter().take(numbers) {
            text.push(':');
            text.push_str(&u32::from(*number).to_string());
        }
        text
    }

    /// Reads a mix.
    ///
    /// # Errors
    /// The name that means nothing (or does not fit the others), or an excluded pair.
    pub fn from_mix(text: &str) -> Result<Self, MixError> {
        let mut options = Self::default();
        let mut set_up = None;
        for name in text.split(',').filter(|name| !name.is_empty()) {
            let unknown = || MixError::Unknown(name.into());
            if let Some(rule) = Rule::ALL.into_iter().find(|rule| rule.name() == name) {
                options.rules |= rule.bit();
                continue;
            }
            let mut parts = name.split(':');
            let bare = parts.next().unwrap_or_default();
            let found = SetUp::ALL
                .into_iter()
                .find(|known| *known != SetUp::Standard && known.name() == bare)
                .ok_or_else(unknown)?;
            if let Some(other) = set_up.replace(found) {
                return Err(MixError::Excluded(other.id(), found.id()));
            }
            options.set_up = found;
            for (number, part) in options.arrays.iter_mut().zip(parts) {
                *number = small_number(part).unwrap_or(u16::MAX);
                options.by_number = true;
            }
            let known = options.arrays.iter().all(|&number| number <= LAST_ARRAY);
            // Numbers that are too many, too few or oddly written do not come back.
            if !known || options.set_up_name() != name {
                return Err(unknown());
            }
        }
        match options.conflict() {
            Some((first, second)) => Err(MixError::Excluded(first, second)),
            None => Ok(options),
        }
    }

    /// Whether the rule or the set-up of that id is chosen.
    pub(crate) fn chooses(self, id: &str) -> bool {
        let rule = Rule::ALL.into_iter().find(|rule| rule.id() == id);
        rule.map_or(self.set_up.id() == id, |rule| self.has(rule))
    }

    fn conflict(self) -> Option<(&'static str, &'static str)> {
        EXCLUDED
            .into_iter()
            .find(|&(first, second)| self.chooses(first) && self.chooses(second))
    }
}

/// What is wrong with the text of a mix.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MixError {
    /// No variant of that name.
    Unknown(String),
    /// Two that exclude each other, by the ids of their options or values.
    Excluded(&'static str, &'static str),
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rules: 0,
            set_up: SetUp::Standard,
            by_number: false,
            arrays: [STANDARD; 2],
        }
    }
}

impl GameOptions for Options {
    fn schema() -> Vec<OptionField> {
        let (last, standard) = (LAST_ARRAY.into(), STANDARD.into());
        vec![
            OptionField::switch(A1, false),
            OptionField::switch(A2, false),
            OptionField::switch(A21, false),
            OptionField::switch(A22, false),
            OptionField::switch(A3, false),
            OptionField::switch(A4, false),
            OptionField::switch(A5, false),
            OptionField::switch(M1, false),
            OptionField::choice(
                SETUP,
                &[
                    SetUp::Standard.id(),
                    SetUp::P1.id(),
                    SetUp::P2.id(),
                    SetUp::P3.id(),
                    SetUp::P4.id(),
                    SetUp::P5.id(),
                    SetUp::P6.id(),
                    SetUp::P7.id(),
                ],
            ),
            OptionField::choice(ARRAYS, &["open", "number"]),
            OptionField::number(WHITE, 0, last, standard),
            OptionField::number(BLACK, 0, last, standard),
        ]
    }

    fn get(&self, field: &str) -> String {
        if let Some(rule) = Rule::ALL.into_iter().find(|rule| rule.id() == field) {
            return if self.has(rule) { "true" } else { "false" }.into();
        }
        match field {
            SETUP => self.set_up.id().into(),
            ARRAYS if self.by_number => NUMBER.into(),
            ARRAYS => OPEN.into(),
            _ => match NUMBERS.iter().position(|&id| id == field) {
                Some(at) => u32::from(self.arrays[at]).to_string(),
                None => String::new(),
            },
        }
    }

    fn set(&mut self, field: &str, value: &str) -> Result<(), OptionsError> {
        if let Some(rule) = Rule::ALL.into_iter().find(|rule| rule.id() == field) {
            self.rules &= !rule.bit();
            if value == "true" {
                self.rules |= rule.bit();
            }
        } else if let Some(at) = NUMBERS.iter().position(|&id| id == field) {
            self.arrays[at] = small_number(value).unwrap_or(STANDARD);
        } else if field == ARRAYS {
            self.by_number = value == NUMBER;
        } else if let Some(found) = SetUp::ALL.into_iter().find(|known| known.id() == value) {
            self.set_up = found;
        }
        Ok(())
    }

    fn mix(&self) -> Option<Mix> {
        Some(self.mixed())
    }

    fn check(&self) -> Result<(), OptionsError> {
        match self.conflict() {
            Some((first, second)) => Err(OptionsError::Excluded {
                first: first.into(),
                second: second.into(),
            }),
            None => Ok(()),
        }
    }
}

/// A number as the other numbers are read, for its smaller code.
pub(crate) fn small_number(text: &str) -> Option<u16> {
    text.parse::<u32>().ok()?.try_into().ok()
}
