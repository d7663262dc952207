//! From a record to text.

use std::rc::Rc;

use klubovna_rules::Side;

use super::Record;
use super::clock::{CLOCK, SPENT, write_time};
use super::header::NewHeader;
use super::result::result_word;
use super::tokens::glyph_text;
use crate::comment::escape;
use crate::notation::{Notation, Style};
use crate::options::GameOptions;
use crate::sheet::Sheet;
use crate::text::{length, number_text, words};
use crate::tree::{Node, NodeId, ROOT};

/// Characters after which lines are folded, as in e-mail.
const WIDTH: usize = 80;

impl<P: Notation> Record<P> {
    /// The record as text, moves in the letters of `style` or, where other readers would take some
    /// of them for other pieces, in English ones.
    pub fn write(&self, style: Style) -> String {
        let style = style.of_records();
        let options = self.start.options();
        let standard = self.start == P::start(&options);
        let header = NewHeader {
            game: P::ID,
            rules: P::RULES_VERSION,
            options: options.write(),
            start: (!standard).then(|| self.start.write_position()),
            tags: &self.book.tags,
            result: self.result(),
        };
        let mut lines = Lines {
            text: header.write(),
            width: 0,
        };
        if let Some(root) = self.tree().node(ROOT) {
            lines.noted(root, String::new());
        }
        let work = Work::Line(ROOT, Rc::new(self.start.clone()), true);
        let end = self.write_moves(&mut lines, vec![work], style);
        lines.word(result_word(header.result));
        if let Some(position) = end {
            // What could be played from the end of the main line on.
            let ways = self.tree().children(self.tree().main_end()).iter().rev();
            let mut work = Vec::new();
            for &way in ways {
                work.push(Work::Variation(way, Rc::clone(&position)));
            }
            self.write_moves(&mut lines, work, style);
        }
        lines.text.push('\n');
        lines.text
    }

    // Gives the position at the end of the main line where variations follow it. An explicit stack
    // instead of recursion, because variations may be nested to any depth.
    fn write_moves(
        &self,
        lines: &mut Lines,
        mut work: Vec<Work<P>>,
        style: Style,
    ) -> Option<Rc<P>> {
        let tree = self.tree();
        let mut end = None;
        while let Some(next) = work.pop() {
            match next {
                Work::Line(node, position, _) if tree.is_held() && node == tree.main_end() => {
                    end = Some(position);
                }
                Work::Line(node, position, due) => {
                    let Some((&main, others)) = tree.children(node).split_first() else {
                        continue;
                    };
                    let Some((next, following)) =
                        self.write_move(lines, main, &position, due, style)
                    else {
                        continue;
                    };
                    work.push(Work::Line(main, next, following || !others.is_empty()));
                    for &other in others.iter().rev() {
                        work.push(Work::Variation(other, Rc::clone(&position)));
                    }
                }
                Work::Variation(first, position) => {
                    lines.word("(");
                    work.push(Work::Close);
                    if let Some((next, due)) = self.write_move(lines, first, &position, true, style)
                    {
                        work.push(Work::Line(first, next, due));
                    }
                }
                Work::Close => lines.word(")"),
            }
        }
        end
    }

    /// Writes the action of `id` with its notes, after its number where that is `due`. Gives the
    /// position after it, and whether the number of the next action is due.
    fn write_move(
        &self,
        lines: &mut Lines,
        id: NodeId,
        position: &P,
        due: bool,
        style: Style,
    ) -> Option<(Rc<P>, bool)> {
        let node = self.tree().node(id)?;
        let before = self.tree().node(node.parent)?.sheet;
        let text = self.move_text(id, position, style)?;
        let next = self.after(id, position)?;
        let mut following = node.sheet.number != before.number;
        if self.is_implied(id, position, style) {
            following |= due;
        } else {
            if due {
                lines.number(before);
            }
            following |= lines.noted(node, text);
        }
        Some((Rc::new(next), following))
    }
}

/// What is still to be written; the next one is at the end of the stack.
enum Work<P> {
    /// The main continuation behind a node, reached at the position; whether its number is due.
    Line(NodeId, Rc<P>, bool),
    /// A variation that begins with the node, played at the position.
    Variation(NodeId, Rc<P>),
    /// The end of a variation.
    Close,
}

/// Words in lines of limited length.
struct Lines {
    text: String,
    // Characters in the last line.
    width: usize,
}

impl Lines {
    /// Writes the number of the next action.
    fn number(&mut self, sheet: Sheet) {
        let dots = if sheet.side == Side::FIRST {
            "."
        } else {
            "..."
        };
        self.word(&(number_text(sheet.number) + dots));
    }

    /// Writes `word` and the notes of `node`; whether these end with a comment.
    fn noted(&mut self, node: &Node, mut word: String) -> bool {
        let mut glyphs = &node.glyphs[..];
        if let Some((&first, others)) = glyphs.split_first()
            && let Some(text) = glyph_text(first)
        {
            word.push_str(text);
            glyphs = others;
        }
        self.word(&word);
        for &glyph in glyphs {
            self.word(&("$".to_owned() + &number_text(glyph.into())));
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
        for (word, _) in words(&text) {
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
