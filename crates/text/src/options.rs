//! Options of a game as a table: id, kind, getter and setter of each. The form of a page and the
//! text in a record (`goal=7 dice=true`) are made from it.
//!
//! ```
//! use klubovna_text::{GameOptions, Setting};
//!
//! #[derive(Clone, Debug, Default, PartialEq, Eq)]
//! struct Options { goal: u8, dice: bool, half: bool }
//!
//! impl GameOptions for Options {
//!     const TABLE: &'static [Setting<Self>] = &[
//!         Setting::number("goal", 0, 9, |own| own.goal.into(), |own, goal| own.goal = goal as u8),
//!         Setting::switch("dice", |own| own.dice, |own, dice| own.dice = dice),
//!         Setting::choice("deck", &["full", "half"], |own| &mut own.half),
//!     ];
//! }
//!
//! let options = Options::read("goal=7 deck=half")?;
//! assert_eq!((options.goal, options.half), (7, true));
//! assert_eq!(options.write(), "goal=7 deck=half");
//! assert!(Options::read("goal=10").is_err());
//! # Ok::<(), klubovna_text::OptionsError>(())
//! ```

use std::fmt::Debug;

use serde::Serialize;

use crate::error::Problem;
use crate::faults;
use crate::fields::digits;
use crate::named::Named;
use crate::text::{cut, joined, number_text, quoted, words};

/// One option of a game. Its message ids are `GAME-option-ID` and, for each value
/// of a choice, `GAME-option-ID-VALUE`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct OptionField {
    /// Stable id, for example `draw_plies`.
    pub id: String,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value of the standard game.
    pub default: String,
}

/// The values an option takes. Front ends hold every value as text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    tag = "type"
)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub enum OptionKind {
    /// `true` or `false`.
    Switch,
    /// One of these values.
    Choice {
        /// Every value, in the order a form shows them.
        values: Vec<String>,
    },
    /// A whole number.
    Number {
        /// Least value.
        min: u32,
        /// Greatest value.
        max: u32,
    },
    /// A text that the game checks itself, for example a start position.
    Text,
}

/// The value of an option with listed values, by its index in the list: `bool` for two of them,
/// or an enum with [`ids!`](crate::ids!).
pub trait Choice {
    /// The index of the value.
    fn index(&self) -> usize;

    /// Takes the value with this index; nothing changes where there is none.
    fn set_index(&mut self, index: usize);
}

impl Choice for bool {
    fn index(&self) -> usize {
        usize::from(*self)
    }

    fn set_index(&mut self, index: usize) {
        *self = index == 1;
    }
}

/// A row of the table of options of a game.
#[derive(Debug)]
pub struct Setting<O> {
    /// Stable id, for example `draw_plies`.
    pub id: &'static str,
    access: Access<O>,
}

/// How an option is read and set.
#[derive(Debug)]
enum Access<O> {
    Switch(fn(&O) -> bool, fn(&mut O, bool)),
    Choice(&'static [&'static str], fn(&mut O) -> &mut dyn Choice),
    Number([u32; 2], fn(&O) -> u32, fn(&mut O, u32)),
    Text(&'static str, fn(&O) -> String, fn(&mut O, &str) -> bool),
}

impl<O: Clone> Setting<O> {
    /// An on/off option.
    pub const fn switch(id: &'static str, get: fn(&O) -> bool, set: fn(&mut O, bool)) -> Self {
        let access = Access::Switch(get, set);
        Self { id, access }
    }

    /// An option with listed values; `field` holds the chosen one.
    pub const fn choice(
        id: &'static str,
        values: &'static [&'static str],
        field: fn(&mut O) -> &mut dyn Choice,
    ) -> Self {
        let access = Access::Choice(values, field);
        Self { id, access }
    }

    /// An option that is a number from `min` to `max`.
    pub const fn number(
        id: &'static str,
        min: u32,
        max: u32,
        get: fn(&O) -> u32,
        set: fn(&mut O, u32),
    ) -> Self {
        let access = Access::Number([min, max], get, set);
        Self { id, access }
    }

    /// An option that the game checks itself: `set` says whether it accepted the text. `example`
    /// is a text that it accepts.
    pub const fn text(
        id: &'static str,
        example: &'static str,
        get: fn(&O) -> String,
        set: fn(&mut O, &str) -> bool,
    ) -> Self {
        let access = Access::Text(example, get, set);
        Self { id, access }
    }

    /// The value, as text.
    fn read(&self, options: &O) -> String {
        match &self.access {
            Access::Switch(get, _) => if get(options) { "true" } else { "false" }.into(),
            Access::Choice(values, field) => {
                let index = field(&mut options.clone()).index();
                values.get(index).copied().unwrap_or_default().into()
            }
            Access::Number(_, get, _) => number_text(get(options)),
            Access::Text(_, get, _) => get(options),
        }
    }

    /// Sets the value from text; whether the text is a value of this option.
    fn write(&self, options: &mut O, text: &str) -> bool {
        match &self.access {
            Access::Switch(_, set) => match text {
                "true" => set(options, true),
                "false" => set(options, false),
                _ => return false,
            },
            Access::Choice(values, field) => match values.iter().position(|&at| at == text) {
                Some(index) => field(options).set_index(index),
                None => return false,
            },
            Access::Number([min, max], _, set) => match digits(text) {
                Some(number) if (*min..=*max).contains(&number) => set(options, number),
                _ => return false,
            },
            Access::Text(_, _, set) => return set(options, text),
        }
        true
    }

    /// The accepted values as text, for the fault about any other.
    fn accepted(&self) -> String {
        match &self.access {
            Access::Switch(..) => "true, false".into(),
            Access::Choice(values, ..) => joined(values, ", "),
            Access::Number(ends, ..) => {
                let [min, max] = ends;
                joined(&[&number_text(*min), &number_text(*max)], "–")
            }
            Access::Text(example, ..) => (*example).into(),
        }
    }

    fn kind(&self) -> OptionKind {
        match &self.access {
            Access::Switch(..) => OptionKind::Switch,
            Access::Choice(ids, ..) => {
                let mut values = Vec::new();
                for &id in *ids {
                    values.push(id.into());
                }
                OptionKind::Choice { values }
            }
            &Access::Number([min, max], ..) => OptionKind::Number { min, max },
            Access::Text(..) => OptionKind::Text,
        }
    }
}

faults! {
    /// What is wrong with a set of options.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum OptionsError {
        /// The game has no option of that name.
        UnknownField { field: String, known: String } => "options-unknown-field";
        /// The option does not take that value.
        BadValue { field: String, value: String, accepted: String } => "options-bad-value";
        /// Two options exclude each other.
        Excluded { first: String, second: String } => "options-excluded";
        /// Not of the form `name=value`.
        NotAPair { text: String } => "options-not-a-pair";
    }
}

/// The options of a game: a plain struct, and the [table](Self::TABLE) by which its fields are
/// reached. The defaults are the standard game.
pub trait GameOptions: Clone + Eq + Debug + Default + 'static {
    /// Every option, in the order a form shows them.
    const TABLE: &'static [Setting<Self>];

    /// Every option as a form needs to know it.
    fn schema() -> Vec<OptionField> {
        let standard = Self::default();
        let mut fields = Vec::new();
        for setting in Self::TABLE {
            fields.push(OptionField {
                id: setting.id.into(),
                kind: setting.kind(),
                default: setting.read(&standard),
            });
        }
        fields
    }

    /// The value of an option as text; nothing where there is no such option.
    fn get(&self, id: &str) -> String {
        let setting = Self::TABLE.iter().find(|setting| setting.id == id);
        setting.map_or_else(String::new, |setting| setting.read(self))
    }

    /// Sets an option.
    ///
    /// # Errors
    /// An unknown name or a refused value.
    fn set(&mut self, id: &str, value: &str) -> Result<(), OptionsError> {
        let Some(setting) = Self::TABLE.iter().find(|setting| setting.id == id) else {
            let mut known = Vec::new();
            for setting in Self::TABLE {
                known.push(setting.id);
            }
            return Err(OptionsError::UnknownField {
                field: quoted(id),
                known: joined(&known, ", "),
            });
        };
        if setting.write(self, value) {
            return Ok(());
        }
        Err(OptionsError::BadValue {
            field: id.into(),
            value: quoted(value),
            accepted: setting.accepted(),
        })
    }

    /// Refuses combinations that exclude each other.
    ///
    /// # Errors
    /// [`OptionsError::Excluded`] with the pair.
    fn check(&self) -> Result<(), OptionsError> {
        Ok(())
    }

    /// Options from names and values; an option that is not named keeps its default.
    ///
    /// # Errors
    /// The first unknown name, refused value or excluded pair.
    fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionsError> {
        let mut options = Self::default();
        for (name, value) in pairs {
            options.set(name, value)?;
        }
        options.check()?;
        Ok(options)
    }

    /// Options from values by name, as front ends hold them.
    ///
    /// # Errors
    /// As [`from_pairs`](Self::from_pairs), as a [`Problem`].
    fn from_named(values: &Named<String>) -> Result<Self, Problem> {
        let mut pairs = Vec::new();
        for (name, value) in values.iter() {
            pairs.push((name, value.as_str()));
        }
        Self::from_pairs(pairs).map_err(|error| Problem::new(&error))
    }

    /// Reads `name=value` pairs separated by white space.
    ///
    /// # Errors
    /// As [`from_pairs`](Self::from_pairs), and [`OptionsError::NotAPair`].
    fn read(text: &str) -> Result<Self, OptionsError> {
        let mut pairs = Vec::new();
        for (word, _) in words(text) {
            match cut(word, '=') {
                Some(pair) => pairs.push(pair),
                None => return Err(OptionsError::NotAPair { text: quoted(word) }),
            }
        }
        Self::from_pairs(pairs)
    }

    /// The options that differ from the standard game, as [`read`](Self::read) takes them.
    fn write(&self) -> String {
        let standard = Self::default();
        let mut text = String::new();
        for setting in Self::TABLE {
            let value = setting.read(self);
            if value != setting.read(&standard) {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(setting.id);
                text.push('=');
                text.push_str(&value);
            }
        }
        text
    }
}
