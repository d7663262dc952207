//! The one error type: it cannot be made without saying what to do about it.

use std::fmt;

/// A result whose error explains itself.
pub(crate) type Result<T> = std::result::Result<T, Failure>;

/// What went wrong, what to do about it and, where a program was run, what it printed.
#[derive(Debug, Clone)]
pub(crate) struct Failure {
    what: String,
    help: String,
    output: Option<String>,
}

impl Failure {
    /// A failure with the advice that goes with it.
    pub(crate) fn new(what: impl Into<String>, help: impl Into<String>) -> Self {
        Self {
            what: what.into(),
            help: help.into(),
            output: None,
        }
    }

    /// Attaches what the failing program printed.
    pub(crate) fn with_output(mut self, output: String) -> Self {
        self.output = Some(output).filter(|text| !text.trim().is_empty());
        self
    }

    /// What went wrong, without what a program printed.
    pub(crate) fn what(&self) -> &str {
        &self.what
    }

    /// What to do about it.
    pub(crate) fn help(&self) -> &str {
        &self.help
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(output) = &self.output {
            for line in output.lines() {
                writeln!(f, "  | {line}")?;
            }
        }
        writeln!(f, "  {}", self.what)?;
        write!(f, "  What to do: {}", self.help)
    }
}

/// Turns any error into a [`Failure`].
pub(crate) trait OrHelp<T> {
    /// Names the work that failed and the remedy; the cause is appended to `what`.
    fn or_help(self, what: impl fmt::Display, help: impl Into<String>) -> Result<T>;
}

impl<T, E: fmt::Display> OrHelp<T> for std::result::Result<T, E> {
    fn or_help(self, what: impl fmt::Display, help: impl Into<String>) -> Result<T> {
        self.map_err(|cause| Failure::new(format!("{what}: {cause}"), help))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_output_comes_first_and_the_advice_last() {
        let failure =
            Failure::new("npm ended with 1", "run it by hand").with_output("oops\n".into());
        assert_eq!(
            failure.to_string(),
            "  | oops\n  npm ended with 1\n  What to do: run it by hand"
        );
    }

    #[test]
    fn a_cause_is_kept() {
        let result: std::result::Result<(), &str> = Err("denied");
        let failure = result.or_help("writing a", "free the disk").unwrap_err();
        assert_eq!(failure.what, "writing a: denied");
        assert_eq!(failure.help(), "free the disk");
    }
}
