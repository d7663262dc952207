//! Sentences as message ids with arguments; the words are in the message files of the front end.

use klubovna_text::{Arg, Named, Obstacle, ToArg, joined};
use serde::Serialize;

/// A sentence as a message id and its arguments.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Phrase {
    /// Message id, for example `folky-say-place`.
    pub code: String,
    /// Arguments by name.
    #[cfg_attr(feature = "ts", ts(as = "std::collections::BTreeMap<String, Arg>"))]
    pub args: Named<Arg>,
}

impl Phrase {
    /// A sentence without arguments.
    pub fn new(code: &str) -> Self {
        Self {
            code: code.into(),
            args: Named::new(),
        }
    }

    /// The same with one more argument.
    #[must_use]
    #[expect(clippy::needless_pass_by_value, reason = "arguments are made for it")]
    pub fn with(mut self, name: &str, arg: impl ToArg) -> Self {
        self.args.insert(name, arg.to_arg());
        self
    }

    /// The same with one more argument, where there is one.
    #[must_use]
    pub fn with_some(self, name: &str, arg: Option<impl ToArg>) -> Self {
        match arg {
            Some(arg) => self.with(name, arg),
            None => self,
        }
    }
}

/// Why an attempt is refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Refusal {
    /// The reason, for example `folky-why-few-aims`.
    pub phrase: Phrase,
    /// The section of `RULES.md` with the rule.
    pub rule: String,
    /// The cells to point at.
    pub cells: Vec<String>,
}

impl Refusal {
    /// The refusal of a click because of an obstacle: message `GAME-why-…`.
    pub fn of<O: Obstacle>(obstacle: &O) -> Self {
        let code = obstacle.code();
        let name = code.strip_prefix(O::GAME).unwrap_or(code);
        Self {
            phrase: Phrase {
                code: joined(&[O::GAME, "-why", name], ""),
                args: obstacle.args().into_iter().collect(),
            },
            rule: obstacle.rule().into(),
            cells: obstacle.cells(),
        }
    }
}
