//! From a record to text.

use std::rc::Rc;

use super::spot::{self, AnySpot, Sheet};
use super::tags::{Tags, fold_spaces};
use super::tokens::glyph_text;
use super::{CLOCK, FORMAT_VERSION, HOUR, Record, SPENT, result_token};
use crate::notation::Style;
use crate::options::GameOptions;
use crate::present::Present;
use crate::rules::Side;
use crate::text::length;
use crate::tree::{NodeId, ROOT, Shape};
use crate::view::ResultView;

/// Lines are folded behind this many characters, as in e-mail.
const WIDTH: usize = 80;

impl<P: Present> Record<P> {
    /// The record as text, moves in the letters of `style`.
    pub fn write(&self, style: Style) -> String {
        self.write_with(self.result(), style)
    }

    /// The same where the result is known.
    pub(crate) fn write_with(&self, result: Option<ResultView>, style: Style) -> String {
        let options = self.start.options();
        let standard = self.start == P::start(&options);
        let head = Head {
            game: P::ID,
            rules: P::RULES_VERSION,
            options: options.write(),
            start: (!standard).then(|| self.start.write_position()),
            tags: &self.tags,
            result,
        };
        write(&head, &self.tree, spot::start(self), style)
    }
}

/// What stands before the moves.
struct Head<'a> {
    game: &'a str,
    rules: u32,
    options: String,
    start: Option<String>,
    tags: &'a Tags,
    result: Option<ResultView>,
}

fn write(head: &Head<'_>, tree: &Shape, start: AnySpot<'_>, style: Style) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        text.push('[');
        text.push_str(name);
        text.push_str(" \"");
        for char in fold_spaces(value).chars() {
            if matches!(char, '\\' | '"') {
                text.push('\\');
            }
            text.push(char);
        }
        text.push_str("\"]\n");
    };
    tag("Klubovna", &FORMAT_VERSION.to_string());
    tag("Game", head.game);
    tag("Rules", &head.rules.to_string());
    if !head.options.is_empty() {
        tag("Options", &head.options);
    }
    if let Some(start) = &head.start {
        tag("Start", start);
    }
    for (name, value) in head.tags.iter() {
        tag(name, value);
    }
    let result = result_token(head.result.as_ref());
    tag("Result", result);
    if let Some(result) = &head.result {
        tag("Reason", &result.reason);
    }
    text.push('\n');
    let mut moves = Moves {
        tree,
        style,
        text,
        width: 0,
    };
    moves.noted(ROOT, String::new());
    moves.write(start);
    moves.word(result);
    moves.text.push('\n');
    moves.text
}

/// Move numbers of the score sheet: raised when the turn comes back to the first side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbering {
    /// The number of the next action.
    pub(crate) number: u32,
    side: Side,
    // Whether the number has to be said before the next action.
    due: bool,
}

impl Numbering {
    pub(crate) fn of(start: Sheet) -> Self {
        Self {
            number: start.number,
            side: start.side,
            due: true,
        }
    }

    /// The numbering after an action that led to `next`.
    pub(crate) fn after(self, next: Sheet) -> Self {
        let side = if next.over { self.side } else { next.side };
        let back = side != self.side && side == Side::FIRST;
        Self {
            number: self.number + u32::from(back),
            side,
            due: back,
        }
    }

    fn interrupted(self) -> Self {
        Self { due: true, ..self }
    }
}

struct Moves<'a> {
    tree: &'a Shape,
    style: Style,
    text: String,
    // Characters in the last line.
    width: usize,
}

/// What is still to be written, the next at the end.
enum Work<'a> {
    /// The main continuation behind a node, reached at the spot.
    Line(NodeId, AnySpot<'a>, Numbering),
    /// A variation that begins with the node, played at the spot.
    Variation(NodeId, AnySpot<'a>, Numbering),
    /// The end of a variation.
    Close,
}

impl Moves<'_> {
    // A stack of its own instead of recursion: variations may nest as deep as they like.
    fn write(&mut self, start: AnySpot<'_>) {
        let numbering = Numbering::of(start.sheet());
        let mut work = vec![Work::Line(ROOT, start, numbering)];
        while let Some(next) = work.pop() {
            match next {
                Work::Line(node, spot, numbering) => {
                    let Some((&main, others)) = self.tree.children(node).split_first() else {
                        continue;
                    };
                    let Some((next, mut following)) = self.play(main, &spot, numbering) else {
                        continue;
                    };
                    if !others.is_empty() {
                        following = following.interrupted();
                    }
                    work.push(Work::Line(main, next, following));
                    for &other in others.iter().rev() {
                        let spot = Rc::clone(&spot);
                        work.push(Work::Variation(other, spot, numbering.interrupted()));
                    }
                }
                Work::Variation(first, spot, numbering) => {
                    self.word("(");
                    work.push(Work::Close);
                    if let Some((next, following)) = self.play(first, &spot, numbering) {
                        work.push(Work::Line(first, next, following));
                    }
                }
                Work::Close => self.word(")"),
            }
        }
    }

    /// Writes the action of `node` with its notes; the spot and numbering after it.
    fn play<'s>(
        &mut self,
        node: NodeId,
        spot: &AnySpot<'s>,
        numbering: Numbering,
    ) -> Option<(AnySpot<'s>, Numbering)> {
        let text = spot.text(node, self.style)?;
        let next = spot.after(node)?;
        let mut following = numbering.after(next.sheet());
        if spot.is_implied(node, self.style) {
            following.due |= numbering.due;
        } else {
            if numbering.due {
                let dots = if numbering.side == Side::FIRST {
                    "."
                } else {
                    "..."
                };
                self.word(&(numbering.number.to_string() + dots));
            }
            if self.noted(node, text) {
                following = following.interrupted();
            }
        }
        Some((next, following))
    }

    /// Writes `word` and what was noted about `node`; whether a comment came between.
    fn noted(&mut self, node: NodeId, mut word: String) -> bool {
        let Some(node) = self.tree.node(node) else {
            return false;
        };
        let mut glyphs = &node.glyphs[..];
        if let Some((&first, others)) = glyphs.split_first()
            && let Some(text) = glyph_text(first)
        {
            word.push_str(text);
            glyphs = others;
        }
        self.word(&word);
        for glyph in glyphs {
            self.word(&("$".to_owned() + &glyph.to_string()));
        }
        let mut text = String::from("{");
        for (name, time) in [(CLOCK, node.clock), (SPENT, node.spent)] {
            if let Some(time) = time {
                write_time(name, time, &mut text);
            }
        }
        if let Some(comment) = &node.comment {
            if text.len() > 1 {
                text.push(' ');
            }
            escape(comment.trim(), &mut text);
        }
        if text.len() == 1 {
            return false;
        }
        text.push('}');
        for word in text.split_whitespace() {
            self.word(word);
        }
        true
    }

    /// Adds a word, in the next line where this one is full.
    fn word(&mut self, word: &str) {
        let len = length(word);
        if self.width > 0 {
            let full = self.width + 1 + len > WIDTH;
            self.text.push(if full { '\n' } else { ' ' });
            self.width = if full { 0 } else { self.width + 1 };
        }
        self.text.push_str(word);
        self.width += len;
    }
}

fn write_time(name: &str, millis: u32, text: &mut String) {
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

/// Bytes that `comment` takes when it is written.
pub(crate) fn written_len(comment: &str) -> usize {
    let mut text = String::new();
    escape(comment, &mut text);
    text.len()
}

/// Writes `comment` so that nothing in it is taken for its end or for a clock.
fn escape(comment: &str, text: &mut String) {
    for char in comment.chars() {
        match char {
            '\n' => text.push_str("\\n "),
            '\\' | '}' => {
                text.push('\\');
                text.push(char);
            }
            '%' if text.ends_with('[') => text.push_str("\\%"),
            char => text.push(char),
        }
    }
}
