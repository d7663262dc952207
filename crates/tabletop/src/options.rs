//! Options of a game as named values with a schema, so that a page can build the
//! form and a record can hold the mix in readable text (`draw_plies=50 seats=4`).

use std::fmt::Debug;

use serde::Serialize;

use crate::error::Problem;
use crate::faults;
use crate::mix::Mix;
use crate::named::Named;
use crate::text::{joined, quoted};

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

/// The values an option takes. At the rim every value is text.
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

impl OptionField {
    /// An on/off option.
    pub fn switch(id: &str, default: bool) -> Self {
        Self {
            id: id.into(),
            kind: OptionKind::Switch,
            default: default.to_string(),
        }
    }

    /// An option with listed values, the first of them the default.
    pub fn choice(id: &str, values: &[&str]) -> Self {
        Self {
            id: id.into(),
            kind: OptionKind::Choice {
                values: values.iter().map(|&value| value.into()).collect(),
            },
            default: values.first().copied().unwrap_or_default().into(),
        }
    }

    /// An option that is a number from `min` to `max`.
    pub fn number(id: &str, min: u32, max: u32, default: u32) -> Self {
        Self {
            id: id.into(),
            kind: OptionKind::Number { min, max },
            default: default.to_string(),
        }
    }

    /// An option that the game checks itself, nothing by default.
    pub fn text(id: &str) -> Self {
        Self {
            id: id.into(),
            kind: OptionKind::Text,
            default: String::new(),
        }
    }

    /// Checks `value` against the kind of this option.
    ///
    /// # Errors
    /// [`OptionsError::BadValue`] with what would be accepted.
    pub fn check(&self, value: &str) -> Result<(), OptionsError> {
        let good = match &self.kind {
            OptionKind::Switch => matches!(value, "true" | "false"),
            OptionKind::Choice { values } => values.iter().any(|known| known == value),
            OptionKind::Number { min, max } => value
                .parse::<u32>()
                .is_ok_and(|number| (*min..=*max).contains(&number)),
            OptionKind::Text => true,
        };
        if good {
            Ok(())
        } else {
            Err(OptionsError::BadValue {
                field: self.id.clone(),
                value: quoted(value),
                accepted: self.accepted(),
            })
        }
    }

    fn accepted(&self) -> String {
        match &self.kind {
            OptionKind::Switch => "true, false".into(),
            OptionKind::Choice { values } => {
                let values: Vec<&str> = values.iter().map(String::as_str).collect();
                joined(&values, ", ")
            }
            OptionKind::Number { min, max } => joined(&[&min.to_string(), &max.to_string()], "–"),
            OptionKind::Text => "…".into(),
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

/// The options of a game: a plain struct whose fields are reachable by name.
pub trait GameOptions: Clone + Eq + Debug + Default + 'static {
    /// Every option, in the order a form shows them.
    fn schema() -> Vec<OptionField>;

    /// The value of an option of the schema.
    fn get(&self, field: &str) -> String;

    /// Sets an option. Called with fields and values that the schema allows.
    ///
    /// # Errors
    /// When the value means nothing to the game after all.
    fn set(&mut self, field: &str, value: &str) -> Result<(), OptionsError>;

    /// Refuses combinations that exclude each other.
    ///
    /// # Errors
    /// [`OptionsError::Excluded`] with the pair.
    fn check(&self) -> Result<(), OptionsError> {
        Ok(())
    }

    /// The options as a mix of variants, in games that are made of such.
    fn mix(&self) -> Option<Mix> {
        None
    }

    /// Builds options from named values; what is not named keeps its default.
    ///
    /// # Errors
    /// The first unknown name, refused value or excluded pair.
    fn from_pairs<'a>(
        pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Self, OptionsError> {
        let schema = Self::schema();
        let mut options = Self::default();
        for (name, value) in pairs {
            let Some(field) = schema.iter().find(|field| field.id == name) else {
                let known: Vec<&str> = schema.iter().map(|field| field.id.as_str()).collect();
                return Err(OptionsError::UnknownField {
                    field: quoted(name),
                    known: joined(&known, ", "),
                });
            };
            field.check(value)?;
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
        let pairs = values.iter().map(|(name, value)| (name, value.as_str()));
        let pairs: Vec<_> = pairs.collect();
        Self::from_pairs(pairs).map_err(|error| Problem::new(&error))
    }

    /// Reads `name=value` pairs separated by white space.
    ///
    /// # Errors
    /// As [`from_pairs`](Self::from_pairs), and [`OptionsError::NotAPair`].
    fn read(text: &str) -> Result<Self, OptionsError> {
        let pairs: Result<Vec<_>, _> = text
            .split_whitespace()
            .map(|pair| {
                pair.split_once('=')
                    .ok_or_else(|| OptionsError::NotAPair { text: quoted(pair) })
            })
            .collect();
        Self::from_pairs(pairs?)
    }

    /// The options that differ from the standard game, as [`read`](Self::read) takes them.
    fn write(&self) -> String {
        let mut text = String::new();
        for field in Self::schema() {
            let value = self.get(&field.id);
            if value != field.default {
                if !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(&field.id);
                text.push('=');
                text.push_str(&value);
            }
        }
        text
    }
}
