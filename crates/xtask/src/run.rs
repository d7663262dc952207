//! Running other programs. Their output is kept and shown on failure; long runs print progress.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::process::{Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::failure::{Failure, OrHelp, Result};
use crate::plan::Done;

/// How often a long step prints its last line of output.
const PROGRESS_INTERVAL: Duration = Duration::from_secs(10);

/// How many of the last lines of a failed program are shown.
const SHOWN_LINES: usize = 150;

/// Everything that a finished program printed.
#[derive(Debug, Default)]
pub(crate) struct Output {
    lines: Vec<Line>,
    success: bool,
    exit: String,
}

#[derive(Debug)]
struct Line {
    error_stream: bool,
    text: String,
}

impl Output {
    /// The output of a program that printed nothing and succeeded.
    #[cfg(test)]
    pub(crate) fn of_success() -> Self {
        Self {
            success: true,
            ..Self::default()
        }
    }

    /// Both streams, line by line as they arrived.
    pub(crate) fn text(&self) -> String {
        self.join(|_| true)
    }

    /// The standard output alone.
    pub(crate) fn stdout(&self) -> String {
        self.join(|line| !line.error_stream)
    }

    /// Whether the program succeeded.
    pub(crate) fn success(&self) -> bool {
        self.success
    }

    /// The last lines of both streams, for a report of failure.
    pub(crate) fn tail(&self) -> String {
        let skipped = self.lines.len().saturating_sub(SHOWN_LINES);
        let mut text = String::new();
        if skipped > 0 {
            text = format!("... {skipped} earlier lines left out\n");
        }
        for line in self.lines.iter().skip(skipped) {
            text.push_str(&line.text);
            text.push('\n');
        }
        text
    }

    fn join(&self, keep: impl Fn(&Line) -> bool) -> String {
        let kept: Vec<&str> = self
            .lines
            .iter()
            .filter(|l| keep(l))
            .map(|l| l.text.as_str())
            .collect();
        kept.join("\n")
    }
}

/// Runs a program and fails unless it succeeds; `help` says what to do on failure.
pub(crate) fn run(command: &mut Command, help: &str) -> Result<Output> {
    let output = watch(command, help)?;
    if output.success {
        return Ok(output);
    }
    let what = format!("`{}` {}", describe(command), output.exit);
    Err(Failure::new(what, help).with_output(output.tail()))
}

/// Runs a program and returns the bytes of its standard output, for output that is not text.
pub(crate) fn run_bytes(command: &mut Command, help: &str) -> Result<Vec<u8>> {
    let output = command
        .stdin(Stdio::null())
        .output()
        .or_help(format!("starting `{}`", describe(command)), help)?;
    if output.status.success() {
        return Ok(output.stdout);
    }
    let what = format!("`{}` ended with {}", describe(command), output.status);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    Err(Failure::new(what, help).with_output(errors))
}

/// Runs a program that is a check by itself: it passes where the program succeeds.
pub(crate) fn check(command: &mut Command, help: &str) -> Result<Done> {
    run(command, help).map(|_| Done::check("clean"))
}

/// Runs a program, and returns its output even where it failed; fails only when it cannot be
/// started.
pub(crate) fn watch(command: &mut Command, help: &str) -> Result<Output> {
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .env("NO_COLOR", "1")
        .env_remove("FORCE_COLOR")
        .env("CARGO_TERM_COLOR", "never")
        .spawn()
        .or_help(format!("starting `{}`", describe(command)), help)?;

    let (sender, receiver) = channel();
    send_lines(child.stdout.take(), false, sender.clone());
    send_lines(child.stderr.take(), true, sender);
    let lines = collect(&receiver);
    let status = child
        .wait()
        .or_help(format!("waiting for `{}`", describe(command)), help)?;
    Ok(Output {
        lines,
        success: status.success(),
        exit: format!("ended with {status}"),
    })
}

/// The command line as a person would type it.
pub(crate) fn describe(command: &Command) -> String {
    let quote = |word: &OsStr| {
        let word = word.to_string_lossy().into_owned();
        if word.contains(' ') {
            format!("\"{word}\"")
        } else {
            word
        }
    };
    let words: Vec<String> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(quote)
        .collect();
    words.join(" ")
}

/// Sends the lines of a stream, read in a thread of its own.
fn send_lines(
    stream: Option<impl Read + Send + 'static>,
    error_stream: bool,
    sender: Sender<Line>,
) {
    let Some(stream) = stream else { return };
    thread::spawn(move || {
        let mut reader = BufReader::new(stream);
        let mut bytes = Vec::new();
        // Not `lines()`, which ends at bytes that are not UTF-8.
        while reader
            .read_until(b'\n', &mut bytes)
            .is_ok_and(|read| read > 0)
        {
            let text = String::from_utf8_lossy(&bytes).trim_end().to_owned();
            bytes.clear();
            if sender.send(Line { error_stream, text }).is_err() {
                break;
            }
        }
    });
}

/// Gathers lines until both streams are closed, and prints progress in between.
fn collect(receiver: &Receiver<Line>) -> Vec<Line> {
    let started = Instant::now();
    let mut next_report = started + PROGRESS_INTERVAL;
    let mut lines: Vec<Line> = Vec::new();
    loop {
        match receiver.recv_timeout(next_report.saturating_duration_since(Instant::now())) {
            Ok(line) => lines.push(line),
            Err(RecvTimeoutError::Timeout) => {
                let last = lines
                    .iter()
                    .rev()
                    .map(|line| line.text.trim())
                    .find(|text| !text.is_empty());
                let last: String = last.unwrap_or("working").chars().take(90).collect();
                let seconds = started.elapsed().as_secs();
                // Two steps may run at a time, each in a thread with its name.
                match thread::current().name() {
                    None | Some("main") => println!("      {seconds:>4} s  {last}"),
                    Some(step) => println!("      {seconds:>4} s  {step}: {last}"),
                }
                next_report += PROGRESS_INTERVAL;
            }
            Err(RecvTimeoutError::Disconnected) => return lines,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rustc(argument: &str) -> Command {
        let mut command = Command::new("rustc");
        command.arg(argument);
        command
    }

    #[test]
    fn output_is_kept() {
        let output = run(&mut rustc("--version"), "install Rust").unwrap();
        assert!(output.success());
        assert!(output.stdout().starts_with("rustc "));
        assert_eq!(output.text(), output.stdout());
    }

    #[test]
    fn a_failure_names_the_command_and_shows_its_output() {
        let failure = run(&mut rustc("--no-such-flag"), "use another flag").unwrap_err();
        let text = failure.to_string();
        assert!(text.contains("`rustc --no-such-flag` ended with"), "{text}");
        assert!(text.contains("no-such-flag'"), "{text}");
        assert!(text.ends_with("What to do: use another flag"), "{text}");
    }

    #[test]
    fn a_missing_program_is_a_failure_too() {
        let failure = run(&mut Command::new("klubovna-no-such-program"), "install it").unwrap_err();
        assert!(
            failure
                .to_string()
                .contains("starting `klubovna-no-such-program`")
        );
    }
}
