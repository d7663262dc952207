//! From a record to text.

use super::tokens::glyph_text;
use super::{FORMAT_VERSION, Record, result_token};
use crate::notation::{Notation, Style};
use crate::options::GameOptions;
use crate::present::Present;
use crate::rules::{Position, Side, Turn};
use crate::tree::{Node, NodeId, ROOT, Tree};

/// Lines are folded behind this many characters, as in e-mail.
const WIDTH: usize = 80;

impl<P: Present> Record<P> {
    /// The record as text, moves in the letters of `style`.
    pub fn write(&self, style: Style) -> String {
        let result = self.result();
        let options = self.start.options();
        let mut text = String::new();
        let mut tag = |name: &str, value: &str| {
            let value = value.replace('\\', r"\\").replace('"', "\\\"");
            let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
            text.extend(["[", name, " \"", &value, "\"]\n"]);
        };
        tag("Klubovna", &FORMAT_VERSION.to_string());
        tag("Game", P::ID);
        tag("Rules", &P::RULES_VERSION.to_string());
        let mix = options.write();
        if !mix.is_empty() {
            tag("Options", &mix);
        }
        if self.start != P::start(&options) {
            tag("Start", &self.start.write_position());
        }
        for (name, value) in self.tags.iter() {
            tag(name, value);
        }
        tag("Result", result_token(result.as_ref()));
        if let Some(result) = &result {
            tag("Reason", &result.reason);
        }
        text.push('\n');
        let mut moves = Moves {
            record: self,
            style,
            words: Vec::new(),
        };
        moves.notes(ROOT);
        moves.write();
        moves.words.push(result_token(result.as_ref()).into());
        fold(&moves.words, &mut text);
        text
    }
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
    pub(crate) fn of<P: Position>(start: &P) -> Self {
        Self {
            number: start.move_number(),
            side: start.side(),
            due: true,
        }
    }

    /// The numbering after an action that led to `next`.
    pub(crate) fn after<P: Position>(self, next: &P) -> Self {
        let side = if next.turn() == Turn::Over {
            self.side
        } else {
            next.side()
        };
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

/// Whether the action of `node`, played at `position`, is left out because the text of
/// the next move takes it for granted.
pub(crate) fn is_implied<P: Notation>(
    tree: &Tree<P::Action>,
    node: NodeId,
    position: &P,
    style: Style,
) -> bool {
    P::CHANCE && implying(tree, node, position, style).is_some()
}

/// The text that is written instead of the action of `node`.
fn implying<P: Notation>(
    tree: &Tree<P::Action>,
    node: NodeId,
    position: &P,
    style: Style,
) -> Option<String> {
    let Node {
        action: Some(action),
        parent,
        children,
        comment: None,
        glyphs,
        clock: None,
    } = tree.node(node)?
    else {
        return None;
    };
    if !glyphs.is_empty() || tree.children(*parent).len() > 1 {
        return None;
    }
    let child = *children.first()?;
    let mut next = position.clone();
    next.apply(*action);
    let implies = |text: &String| position.implied(text) == Some(*action);
    let own = next.write_move_text(tree.node(child)?.action?, style);
    // Ask for what is written in place of the child only where there is anything to ask.
    let text = Some(own).filter(implies)?;
    implying(tree, child, &next, style)
        .or(Some(text))
        .filter(implies)
}

struct Moves<'a, P: Present> {
    record: &'a Record<P>,
    style: Style,
    words: Vec<String>,
}

/// What is still to be written, the next at the end.
enum Work<P> {
    /// The main continuation behind a node, reached at the position.
    Line(NodeId, P, Numbering),
    /// A variation that begins with the node, played at the position.
    Variation(NodeId, P, Numbering),
    /// The end of a variation.
    Close,
}

impl<P: Present> Moves<'_, P> {
    // A stack of its own instead of recursion: variations may nest as deep as they like.
    fn write(&mut self) {
        let start = &self.record.start;
        let mut work = vec![Work::Line(ROOT, start.clone(), Numbering::of(start))];
        while let Some(next) = work.pop() {
            match next {
                Work::Line(node, position, numbering) => {
                    let children = self.record.tree.children(node).to_vec();
                    let Some((&main, others)) = children.split_first() else {
                        continue;
                    };
                    let Some((next, mut following)) = self.play(main, &position, numbering) else {
                        continue;
                    };
                    if !others.is_empty() {
                        following = following.interrupted();
                    }
                    work.push(Work::Line(main, next, following));
                    work.extend(others.iter().rev().map(|&other| {
                        Work::Variation(other, position.clone(), numbering.interrupted())
                    }));
                }
                Work::Variation(first, position, numbering) => {
                    self.words.push("(".into());
                    work.push(Work::Close);
                    if let Some((next, following)) = self.play(first, &position, numbering) {
                        work.push(Work::Line(first, next, following));
                    }
                }
                Work::Close => self.words.push(")".into()),
            }
        }
    }

    /// Writes the action of `node` with its notes; the position and numbering after it.
    fn play(&mut self, node: NodeId, position: &P, numbering: Numbering) -> Option<(P, Numbering)> {
        let action = self.record.tree.node(node)?.action?;
        let implied = is_implied(&self.record.tree, node, position, self.style);
        if !implied {
            self.action(position, action, numbering);
        }
        let mut next = position.clone();
        next.apply(action);
        let mut following = numbering.after(&next);
        if implied {
            following.due |= numbering.due;
        } else if self.notes(node) {
            following = following.interrupted();
        }
        Some((next, following))
    }

    fn action(&mut self, position: &P, action: P::Action, numbering: Numbering) {
        if numbering.due {
            let dots = if numbering.side == Side::FIRST {
                "."
            } else {
                "..."
            };
            self.words.push(format!("{}{dots}", numbering.number));
        }
        self.words
            .push(position.write_move_text(action, self.style));
    }

    /// Writes what was noted about `node`; whether a comment came between.
    fn notes(&mut self, node: NodeId) -> bool {
        let Some(node) = self.record.tree.node(node) else {
            return false;
        };
        for (at, &glyph) in node.glyphs.iter().enumerate() {
            match (glyph_text(glyph), self.words.last_mut()) {
                (Some(text), Some(word)) if at == 0 => word.push_str(text),
                _ => self.words.push(format!("${glyph}")),
            }
        }
        let clock = node.clock.map(write_clock);
        let comment = node.comment.as_deref().map(escape);
        let inside: Vec<String> = [clock, comment].into_iter().flatten().collect();
        if inside.is_empty() {
            return false;
        }
        let text = format!("{{{}}}", inside.join(" "));
        self.words
            .extend(text.split(' ').map(std::borrow::ToOwned::to_owned));
        true
    }
}

fn write_clock(millis: u32) -> String {
    let seconds = millis / 1000;
    let tail = match millis % 1000 {
        0 => String::new(),
        rest => format!(".{rest:03}"),
    };
    format!(
        "[%clk {}:{:02}:{:02}{tail}]",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

fn escape(comment: &str) -> String {
    comment
        .trim()
        .replace('\\', r"\\")
        .replace('}', r"\}")
        .replace("[%", r"[\%")
        .replace('\n', r"\n ")
}

fn fold(words: &[String], text: &mut String) {
    let mut width = 0;
    for word in words {
        let len = word.chars().count();
        if width > 0 && width + 1 + len > WIDTH {
            text.push('\n');
            width = 0;
        } else if width > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += len;
    }
    text.push('\n');
}
