//! Times in comments: what the clock of the mover showed, `[%clk h:mm:ss]`, and how long the
//! mover thought, `[%emt h:mm:ss]`.

use crate::text::cut;

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
    let whole = |text: &str, most: u32| {
        let digits =
            (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: u32 = text.parse().ok()?;
        (digits && number <= most).then_some(number)
    };
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
    text.push_str(&(millis / HOUR).to_string());
    let mut rest = millis % HOUR;
    for (at, unit) in [600_000, 60_000, 10_000, 1_000, 100, 10, 1]
        .into_iter()
        .enumerate()
    {
        match at {
            0 | 2 => text.push(':'),
            4 if rest == 0 => break,
            4 => text.push('.'),
            _ => {}
        }
        text.push(char::from(b'0' + (rest / unit) as u8));
        rest %= unit;
    }
    text.push(']');
}
