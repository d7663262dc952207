//! Options of the game: the mix of variants (section 10).

use klubovna_text::{
    GameOptions, OptionsError, Setting, digits, joined, number_text, parts, quoted,
};

use crate::TriDFault;
use crate::variants::{EXCLUDED, Rule, SetUp};

/// What can be agreed on before the game: see the crate's page for an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    rules: u8,
    set_up: SetUp,
    by_number: bool,
    arrays: [u16; 2],
}

pub(crate) const SETUP: &str = "setup";
const STANDARD: u16 = 409;
const LAST_ARRAY: u16 = 959;

impl Options {
    /// Whether a rule is part of the mix.
    pub const fn has(self, rule: Rule) -> bool {
        self.rules & rule.bit() != 0
    }

    /// How the pieces stand at the start.
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
    pub const fn sideways(self) -> bool {
        matches!(self.set_up, SetUp::P7)
    }

    /// The mix as position strings name it: `A1,P5:700`; empty for the base game.
    pub fn mix(self) -> String {
        let mut names = Vec::new();
        for rule in Rule::ALL {
            if self.has(rule) {
                names.push(rule.name());
            }
        }
        let set_up = self.set_up_name();
        if !set_up.is_empty() {
            names.push(&set_up);
        }
        joined(&names, ",")
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
            text = joined(&[&text, &number_text((*number).into())], ":");
        }
        text
    }

    /// Reads a mix.
    ///
    /// # Errors
    /// The name that means nothing (or does not fit the others), or an excluded pair.
    pub fn from_mix(text: &str) -> Result<Self, TriDFault> {
        let mut options = Self::default();
        let mut set_up = None;
        for name in parts(text, ',').filter(|name| !name.is_empty()) {
            let unknown = || TriDFault::UnknownVariant { text: quoted(name) };
            if let Some(rule) = Rule::ALL.into_iter().find(|rule| rule.name() == name) {
                options.rules |= rule.bit();
                continue;
            }
            let mut words = parts(name, ':');
            let bare = words.next().unwrap_or_default();
            let found = SetUp::ALL
                .into_iter()
                .find(|known| *known != SetUp::Standard && known.name() == bare)
                .ok_or_else(unknown)?;
            if let Some(other) = set_up.replace(found) {
                return Err(excluded([other.id(), found.id()]));
            }
            options.set_up = found;
            for (number, part) in options.arrays.iter_mut().zip(words) {
                *number = digits(part).unwrap_or(u32::MAX).min(0xffff) as u16;
                options.by_number = true;
            }
            let known = options.arrays.iter().all(|&number| number <= LAST_ARRAY);
            // Numbers that are too many, too few or oddly written do not come back.
            if !known || options.set_up_name() != name {
                return Err(unknown());
            }
        }
        match options.conflict() {
            Some(pair) => Err(excluded(pair)),
            None => Ok(options),
        }
    }

    /// Whether the rule or the set-up of that id is chosen.
    pub(crate) fn chooses(self, id: &str) -> bool {
        self.chosen(id).is_some()
    }

    /// The name of the rule or the set-up of that id, if it is chosen; `open` has none.
    pub(crate) fn chosen(self, id: &str) -> Option<&'static str> {
        if id == "open" {
            return self.is_open().then_some("");
        }
        let set_up = || (self.set_up.id() == id).then(|| self.set_up.name());
        Rule::of(id).map_or_else(set_up, |rule| self.has(rule).then(|| rule.name()))
    }

    /// Two that exclude each other.
    fn conflict(self) -> Option<[&'static str; 2]> {
        for &[_, first, second] in &EXCLUDED {
            if self.chooses(first) && self.chooses(second) {
                return Some([first, second]);
            }
        }
        None
    }
}

fn excluded(pair: [&str; 2]) -> TriDFault {
    let [text, other] = pair;
    TriDFault::ExcludedVariants {
        text: text.into(),
        other: other.into(),
    }
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

/// The switch of the rule with this number.
const fn rule<const NUMBER: usize>() -> Setting<Options> {
    Setting::switch(
        Rule::ALL[NUMBER].id(),
        |own| own.rules >> NUMBER & 1 == 1,
        |own, on| own.rules = own.rules & !(1 << NUMBER) | u8::from(on) << NUMBER,
    )
}

/// The number of a side's array.
const fn array<const SIDE: usize>(id: &'static str) -> Setting<Options> {
    let get = |own: &Options| own.arrays[SIDE].into();
    Setting::number(id, 0, LAST_ARRAY as u32, get, |own, number| {
        own.arrays[SIDE] = number as u16;
    })
}

impl GameOptions for Options {
    const TABLE: &'static [Setting<Self>] = &[
        rule::<0>(),
        rule::<1>(),
        rule::<2>(),
        rule::<3>(),
        rule::<4>(),
        rule::<5>(),
        rule::<6>(),
        rule::<7>(),
        Setting::choice(SETUP, SetUp::IDS, |own| &mut own.set_up),
        // Drawn or placed at the board, or by number.
        Setting::choice("arrays", &["open", "number"], |own| &mut own.by_number),
        array::<0>("white"),
        array::<1>("black"),
    ];

    fn check(&self) -> Result<(), OptionsError> {
        match self.conflict() {
            Some([first, second]) => Err(OptionsError::Excluded {
                first: first.into(),
                second: second.into(),
            }),
            None => Ok(()),
        }
    }
}
