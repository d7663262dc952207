//! Times in comments: what the clock of the mover showed, `[%clk h:mm:ss]`, and how long the
//! mover thought, `[%emt h:mm:ss]`.

use crate::fields::digits;
use crate::text::{cut, number_text};

/// What begins the time on the mover's clock.
pub(super) const CLOCK: &str = "[%clk ";

/// What begins the time that a move took.
pub(super) const SPENT: &str = "[%emt ";

/// An hour in milliseconds.
const HOUR: u32 = 3_600_000;

/// Cuts the time that begins with `name` out of a comment: the rest, and the time in
/// milliseconds where there is one. `None` when the time cannot be read.
pub(super) fn take_time(name: &str, comment: &str) -> Option<(String, Option<u32>)> {
    let time = |at| comment.get(at..).and_then(|rest| rest.strip_prefix(name));
    let Some((at, rest)) = (0..comment.len()).find_map(|at| Some((at, time(at)?))) else {
        return Some((comment.to_owned(), None));
    };
    let (time, after) = cut(rest, ']')?;
    let mut without = comment.get(..at)?.to_owned();
    without.push(' ');
    without.push_str(after);
    Some((without, Some(read_time(time.trim())?)))
}

/// `h:mm:ss` or `h:mm:ss.f` in milliseconds.
fn read_time(text: &str) -> Option<u32> {
    let (hours, rest) = cut(text, ':')?;
    let (minutes, seconds) = cut(rest, ':')?;
    let whole =
        |text: &str, most: u32| digits(text).filter(|number| text.len() <= 4 && *number <= most);
    let (seconds, fraction) = cut(seconds, '.').unwrap_or((seconds, "0"));
    let (mut millis, mut unit) = (0, 100);
    for digit in fraction.bytes() {
        if !digit.is_ascii_digit() {
            return None;
        }
        millis += u32::from(digit - b'0') * unit;
        unit /= 10;
    }
    if fraction.is_empty() {
        return None;
    }
    // Every time that a note can hold is written, so it is read: up to 1193:02:47.295.
    let hours = whole(hours, u32::MAX / HOUR)? * HOUR;
    let rest = (whole(minutes, 59)? * 60 + whole(seconds, 59)?) * 1000 + millis;
    hours.checked_add(rest)
}

/// Writes a time behind the `{` of a comment or behind another time.
pub(super) fn write_time(name: &str, millis: u32, text: &mut String) {
    if text.len() > 1 {
        text.push(' ');
    }
    text.push_str(name);
    text.push_str(&number_text(millis / HOUR));
    let mut add = |mark, part: u32| {
        text.push(mark);
        text.push_str(number_text(part).get(1..).unwrap_or_default());
    };
    // Each with a one before it, which is left out, so that its zeros are written.
    add(':', 100 + millis / 60_000 % 60);
    add(':', 100 + millis / 1_000 % 60);
    if !millis.is_multiple_of(1_000) {
        add('.', 1_000 + millis % 1_000);
    }
    text.push(']');
}
