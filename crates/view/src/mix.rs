//! A mix of variants, as the form of a new game shows it.

use serde::Serialize;

/// The variants that can be mixed, which of them exclude each other, and the rules of the mix.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Mix {
    /// The mix as position strings name it; empty for the standard game.
    pub name: String,
    /// The number of possible start positions.
    pub starts: u32,
    /// Every variant, in the order of a form.
    pub variants: Vec<MixVariant>,
    /// The rules of the mix, sentence by sentence.
    pub rules: Vec<MixRule>,
    /// Where the pieces stand in a row, when the set-up has one: the places of the first
    /// side, then as many of the second.
    pub rows: Vec<String>,
}

/// A variant: an option with a value. Its name, its sentence and its author are the message
/// of that option or value, and attributes of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MixVariant {
    /// What it changes: message `GAME-mix-group-ID`.
    pub group: &'static str,
    /// The option.
    pub field: &'static str,
    /// The value that chooses it.
    pub value: &'static str,
    /// How certain its rules are: message `GAME-mark-ID`.
    pub mark: &'static str,
    /// Why it cannot be chosen beside what is chosen: message `GAME-excluded-ID`.
    pub excluded: Option<&'static str>,
}

/// A sentence of the rules: message `GAME-mix-ID`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MixRule {
    /// Stable id.
    pub id: &'static str,
    /// Names of the variants because of which it differs from the standard game, with commas.
    pub by: String,
}
