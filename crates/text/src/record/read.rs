//! From text to a record.

use std::mem;
use std::ops::Range;

use super::clock::{CLOCK, SPENT, take_time};
use super::fault::{Failure, refuse};
use super::header::{Header, check_length};
use super::result::{EndOfMoves, StatedEnd, Winner};
use super::tokens::{Token, Tokens};
use super::{Cursor, Record, RecordFault, implied};
use crate::comment::{fold_spaces, tidy_comment, unescape};
use crate::error::{AnyFault, Problem, TextError};
use crate::limit::{Limit, MAX_ACTIONS};
use crate::notation::{Notation, Style};
use crate::options::GameOptions;
use crate::tree::NodeId;

/// Whether `text` begins like a record, not like a bare move list.
pub fn is_record(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

/// The id of the game that a record names in its header, and its bytes in the text.
///
/// # Errors
/// When the text is no record, is of a newer format, or names no game.
pub fn game_of(text: &str) -> Result<(String, Range<usize>), Problem> {
    Header::read(text)
        .and_then(|header| header.game().map(|(game, span)| (game.to_owned(), span)))
        .map_err(|error| Problem::in_text(&error, text))
}

/// Reads a record of the game `P`.
///
/// # Errors
/// The first fault with its place. Nothing is read half.
pub fn read_record<P: Notation>(text: &str) -> Result<Record<P>, Failure> {
    open_record(text).map(Cursor::into_record)
}

/// Reads a bare move list of the game `P`, played from `start`.
///
/// # Errors
/// The first fault with its place. Nothing is read half.
pub fn read_moves<P: Notation>(text: &str, start: P) -> Result<Record<P>, Failure> {
    open_moves(text, start).map(Cursor::into_record)
}

/// Reads a record; the cursor stands at the end of the main line.
///
/// # Errors
/// The first fault with its place. Nothing is read half.
pub fn open_record<P: Notation>(text: &str) -> Result<Cursor<P>, Failure> {
    let mut header = Header::read(text)?;
    let older_rules = header.check_game(P::ID, P::RULES_VERSION)?;
    let options = match header.tag("Options") {
        None => P::Options::default(),
        Some((value, span)) => P::Options::read(value)
            .map_err(|error| TextError::new(RecordFault::Options(error), span))?,
    };
    let start = match header.tag("Start") {
        None => P::start(&options),
        Some((value, span)) => {
            P::read_position(value, &options).map_err(|error| inside(error.erased(), &span))?
        }
    };
    let mut record = Record::new(start);
    record.book.tags = mem::take(&mut header.tags);
    let stated = StatedEnd::of(&header, older_rules);
    Reader::new(text, header.body, record, Form::Record).read(&stated)
}

/// Reads a bare move list; the cursor stands at the end of the main line.
///
/// # Errors
/// The first fault with its place. Nothing is read half.
pub fn open_moves<P: Notation>(text: &str, start: P) -> Result<Cursor<P>, Failure> {
    check_length(text)?;
    Reader::new(text, 0, Record::new(start), Form::Bare).read(&StatedEnd::default())
}

/// What the game says about the part of the text at `span`.
fn inside(error: TextError<AnyFault>, span: &Range<usize>) -> Failure {
    let error = error.shifted(span.start);
    TextError::new(RecordFault::Game(error.fault), error.span)
}

/// What a text is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// A record with a header.
    Record,
    /// Moves alone.
    Bare,
}

/// A variation that is being read.
struct Fork {
    /// The move that it replaces; `None` behind the end of the main line.
    main: Option<NodeId>,
    /// Actions before that move.
    depth: usize,
    /// The `(` in the text.
    open: Range<usize>,
}

struct Reader<'a, P: Notation> {
    tokens: Tokens<'a>,
    form: Form,
    // It stands at the end of the line that is being read.
    cursor: Cursor<P>,
    forks: Vec<Fork>,
    // The last result word, and its bytes in the text; a lone `*` names no winner.
    result: Option<(Option<Winner>, Range<usize>)>,
    // Moves read so far, also those that the tree held already.
    tried: usize,
    // Bytes of the text.
    len: usize,
}

impl<'a, P: Notation> Reader<'a, P> {
    fn new(text: &'a str, at: usize, record: Record<P>, form: Form) -> Self {
        Self {
            tokens: Tokens::new(text, at),
            form,
            cursor: Cursor::at_start(record),
            forks: Vec::new(),
            result: None,
            tried: 0,
            len: text.len(),
        }
    }

    fn read(mut self, stated: &StatedEnd<'_>) -> Result<Cursor<P>, Failure> {
        self.read_tokens()?;
        let continued = self.go_to_end();
        let book = self.cursor.book_mut();
        let ending = stated.ending(&EndOfMoves {
            result: self.result.and_then(|(winner, span)| Some((winner?, span))),
            outcome: book.outcome(),
            continued,
            at: self.len,
        })?;
        book.set_ending(ending);
        Ok(self.cursor)
    }

    /// Whether nothing was played yet in the line that is being read.
    fn at_start(&self) -> bool {
        self.cursor.play().plies() == self.forks.last().map_or(0, |fork| fork.depth)
    }

    fn read_tokens(&mut self) -> Result<(), Failure> {
        while let Some((token, span)) = self.tokens.next()? {
            // A lone `*` is the result only when nothing but comments follows it.
            let starred = matches!(self.result, Some((None, _)));
            // Variations behind the result begin where the main line has ended.
            let behind = !self.forks.is_empty();
            let remark = behind || matches!(token, Token::Comment(..) | Token::Open);
            if self.result.is_some() && !starred && !remark {
                return refuse(RecordFault::TextAfterResult, &span);
            }
            match token {
                Token::Move(text) => {
                    if starred && !behind && self.form == Form::Record {
                        return refuse(RecordFault::TextAfterResult, &span);
                    }
                    if !behind {
                        self.result = None;
                    }
                    let first = self.at_start();
                    self.play(text, span)?;
                    if first {
                        self.opening_comments()?;
                    }
                }
                Token::Glyph(glyph) => {
                    if self.at_start() {
                        return refuse(RecordFault::GlyphWithoutMove, &span);
                    }
                    let node = self.cursor.book().node();
                    if let Some(mut notes) = self.cursor.book_mut().notes(node) {
                        notes
                            .add_glyph(glyph)
                            .or_else(|limit| refuse(limit, &span))?;
                    }
                }
                Token::Comment(..) if !self.forks.is_empty() && self.at_start() => {}
                Token::Comment(text, plain) => self.comment(text, plain, &span)?,
                Token::Open if self.form == Form::Bare => self.parenthesis(&span)?,
                Token::Open => self.fork(span)?,
                Token::Close => self.join(&span)?,
                Token::Result(winner) => {
                    if !self.forks.is_empty() {
                        return refuse(RecordFault::ResultInVariation, &span);
                    }
                    self.result = Some((Some(winner), span));
                }
                Token::Star => {
                    if !self.forks.is_empty() && self.form == Form::Record {
                        return refuse(RecordFault::ResultInVariation, &span);
                    }
                    self.result = Some((None, span));
                }
            }
        }
        if let Some(fork) = self.forks.pop() {
            return refuse(RecordFault::UnclosedVariation, &fork.open);
        }
        Ok(())
    }

    /// Moves the cursor to the end of the main line; whether that is further than the text of
    /// the line. For a variation may begin with the move that it replaces: in `a ( a b ) c` both
    /// `b` and `c` follow `a`, and `b` was added first.
    fn go_to_end(&mut self) -> bool {
        let end = self.cursor.book().node();
        self.cursor.book_mut().promote(end);
        let mut continued = false;
        while let Some(next) = self.cursor.book().next() {
            self.cursor.advance(next);
            continued = true;
        }
        continued
    }

    /// Plays the move that `text` means, and before it whatever that move implies.
    fn play(&mut self, text: &str, span: Range<usize>) -> Result<(), Failure> {
        loop {
            if self.cursor.book().outcome().is_some() {
                return refuse(RecordFault::MoveAfterEnd, &span);
            }
            self.count(1, &span)?;
            let read = written(self.cursor.position(), text);
            let (action, more) = read.map_err(|error| inside(error, &span))?;
            self.cursor.follow(action);
            if !more {
                return Ok(());
            }
        }
    }

    /// Counts moves before they are tried, so that reading takes bounded time.
    fn count(&mut self, moves: usize, span: &Range<usize>) -> Result<(), Failure> {
        self.tried += moves;
        if self.tried > MAX_ACTIONS {
            return refuse(Limit::Actions, span);
        }
        Ok(())
    }

    /// Begins a variation: `(`.
    fn fork(&mut self, open: Range<usize>) -> Result<(), Failure> {
        if self.form == Form::Record && self.forks.is_empty() && self.result.is_some() {
            let end = self.cursor.book().node();
            self.cursor.book_mut().hold(end);
            let depth = self.cursor.play().plies();
            let main = None;
            self.forks.push(Fork { main, depth, open });
            return Ok(());
        }
        if self.at_start() {
            return refuse(RecordFault::VariationWithoutMove, &open);
        }
        let main = Some(self.cursor.book().node());
        self.cursor.retreat();
        let depth = self.cursor.play().plies();
        self.forks.push(Fork { main, depth, open });
        Ok(())
    }

    /// Ends a variation, `)`, and returns to the line that it belongs to.
    fn join(&mut self, close: &Range<usize>) -> Result<(), Failure> {
        let Some(fork) = self.forks.pop() else {
            return refuse(RecordFault::NothingToClose, close);
        };
        if self.cursor.play().plies() == fork.depth {
            return refuse(RecordFault::EmptyVariation, close);
        }
        self.cursor.retreat_to(fork.depth);
        if let Some(main) = fork.main {
            self.cursor.advance(main);
        }
        Ok(())
    }

    /// A parenthesis in a bare move list: a variation when it holds legal moves and
    /// nothing else, otherwise a comment.
    fn parenthesis(&mut self, open: &Range<usize>) -> Result<(), Failure> {
        let Some((inside, span)) = self.tokens.round() else {
            return refuse(RecordFault::UnclosedVariation, open);
        };
        match moves(inside) {
            Some(moves) if self.is_variation(&moves, &span)? => {
                self.fork(open.clone())?;
                for text in moves {
                    self.play(text, span.clone())?;
                }
                self.join(&span)
            }
            _ => self.comment(inside, true, &span),
        }
    }

    /// Whether all these texts can be played instead of the last action.
    fn could_replace(&mut self, texts: &[&str]) -> bool {
        let steps = texts.iter().map(|text| |at: &P| written(at, text).ok());
        self.cursor.could_replace(steps)
    }

    fn is_variation(&mut self, moves: &[&str], span: &Range<usize>) -> Result<bool, Failure> {
        self.count(moves.len(), span)?;
        Ok(!moves.is_empty() && self.could_replace(moves))
    }

    /// Gives the comments between the `(` of a variation and its first move to that move.
    fn opening_comments(&mut self) -> Result<(), Failure> {
        let Some(fork) = self.forks.last() else {
            return Ok(());
        };
        let mut tokens = self.tokens.from(fork.open.end);
        while let Some((Token::Comment(text, plain), span)) = tokens.next()? {
            self.comment(text, plain, &span)?;
        }
        Ok(())
    }

    /// Adds a comment, and the times in it, to the last move.
    fn comment(&mut self, text: &str, plain: bool, span: &Range<usize>) -> Result<(), Failure> {
        let folded = fold_spaces(text);
        let wrong = || TextError::new(RecordFault::BadClock, span.clone());
        let (text, clock) = take_time(CLOCK, &folded).ok_or_else(wrong)?;
        let (text, spent) = take_time(SPENT, &text).ok_or_else(wrong)?;
        let text = if plain { text } else { unescape(&text) };
        let text = tidy_comment(&text);
        let node = self.cursor.book().node();
        let Some(mut notes) = self.cursor.book_mut().notes(node) else {
            return Ok(());
        };
        if let Some(clock) = clock {
            notes.set_clock(clock);
        }
        if let Some(spent) = spent {
            notes.set_spent(spent);
        }
        if text.is_empty() {
            return Ok(());
        }
        notes
            .add_comment(" ", &text)
            .or_else(|limit| refuse(limit, span))
    }
}

/// The action that `text` means at `position`, or the action that it implies before that one;
/// whether it is the implied one, so that `text` has to be read again after it.
fn written<P: Notation>(
    position: &P,
    text: &str,
) -> Result<(P::Action, bool), TextError<AnyFault>> {
    match implied(position, text, Style::English) {
        Some(action) => Ok((action, true)),
        None => match position.read_move_text(text, Style::English) {
            Ok(action) => Ok((action, false)),
            Err(error) => Err(error.erased()),
        },
    }
}

/// The moves of `text` when it holds nothing else.
fn moves(text: &str) -> Option<Vec<&str>> {
    let mut moves = Vec::new();
    let mut tokens = Tokens::new(text, 0);
    while let Some((token, _)) = tokens.next().ok()? {
        let Token::Move(text) = token else {
            return None;
        };
        moves.push(text);
    }
    Some(moves)
}
