//! From text to a record.

use std::ops::Range;

use super::tags::{self, Tags};
use super::tokens::{Token, Tokens, Winner, result_word};
use super::{
    Ending, EndingReason, FORMAT_VERSION, MAX_ACTIONS, MAX_TEXT, Record, RecordFault, implied,
    result_token, settled,
};
use crate::error::{Fault, Problem, TextError};
use crate::notation::Notation;
use crate::options::GameOptions;
use crate::present::Present;
use crate::rules::{EndReason, Outcome, Side};
use crate::tree::NodeId;
use crate::view::ResultView;
use crate::walk::Walk;

type Failure<P> = TextError<RecordFault<<P as Notation>::Fault>>;

/// Whether `text` begins like a record, not like a bare move list.
pub fn is_record(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

/// The game that a record names in its header.
///
/// # Errors
/// When the text is no record, is of a newer format, or names no game.
pub fn game_of(text: &str) -> Result<String, Problem> {
    // No game's faults can occur in a header; the options' type stands in for one.
    type Header = RecordFault<crate::options::OptionsError>;
    let header = header::<crate::options::OptionsError>(text)
        .map_err(|error| Problem::in_text(&error, text))?;
    match header.tag("Game") {
        Some((game, _)) => Ok(game.to_owned()),
        None => Err(Problem::in_text(
            &TextError::new(Header::NoGame, 0..header.body),
            text,
        )),
    }
}

/// Reads a record of the game `P`.
///
/// # Errors
/// The first fault with its place. Nothing is read half.
pub fn read_record<P: Present>(text: &str) -> Result<Record<P>, Failure<P>> {
    let header = header(text)?;
    let fail = |fault, span: &Range<usize>| Err(TextError::new(fault, span.clone()));
    match header.tag("Game") {
        None => return fail(RecordFault::NoGame, &(0..header.body)),
        Some((game, span)) if game != P::ID => {
            let game = game.to_owned();
            return fail(RecordFault::UnknownGame { game }, &span);
        }
        Some(_) => {}
    }
    if let Some((version, span)) = header.tag("Rules")
        && !version
            .parse::<u32>()
            .is_ok_and(|version| version <= P::RULES_VERSION)
    {
        let version = version.to_owned();
        return fail(RecordFault::NewerRules { version }, &span);
    }
    let options = match header.tag("Options") {
        None => P::Options::default(),
        Some((value, span)) => P::Options::read(value)
            .map_err(|error| TextError::new(RecordFault::Options(error), span))?,
    };
    let start = match header.tag("Start") {
        None => P::start(&options),
        Some((value, span)) => P::read_position(value, &options).map_err(|error| {
            let error = error.shifted(span.start);
            TextError::new(RecordFault::Game(error.fault), error.span)
        })?,
    };
    let mut tags = Tags::default();
    for (name, value, _) in &header.tags {
        tags.set(name, value);
    }
    let mut reader = Reader::new(text, header.body, start, Form::Record);
    reader.read()?;
    let claim = Claim {
        result: header.tag("Result"),
        reason: header.tag("Reason"),
    };
    reader.finish(tags, &claim)
}

/// Reads a bare move list of the game `P`, played from `start`.
///
/// # Errors
/// The first fault with its place. Nothing is read half.
pub fn read_moves<P: Present>(text: &str, start: P) -> Result<Record<P>, Failure<P>> {
    check_length(text)?;
    let mut reader = Reader::new(text, 0, start, Form::Bare);
    reader.read()?;
    let claim = Claim {
        result: None,
        reason: None,
    };
    reader.finish(Tags::default(), &claim)
}

fn check_length<F>(text: &str) -> Result<(), TextError<RecordFault<F>>> {
    if text.len() > MAX_TEXT {
        return Err(TextError::new(RecordFault::TooLong, MAX_TEXT..text.len()));
    }
    Ok(())
}

struct Header {
    // Name, value with escapes resolved, bytes of the value in the text.
    tags: Vec<(String, String, Range<usize>)>,
    // Where the moves begin.
    body: usize,
}

impl Header {
    fn tag(&self, name: &str) -> Option<(&str, Range<usize>)> {
        self.tags
            .iter()
            .find(|(known, ..)| known == name)
            .map(|(_, value, span)| (value.as_str(), span.clone()))
    }
}

fn header<F>(text: &str) -> Result<Header, TextError<RecordFault<F>>> {
    check_length(text)?;
    let mut tags: Vec<(String, String, Range<usize>)> = Vec::new();
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let trimmed = line.trim();
        let start = at + (line.len() - line.trim_start().len());
        let span = start..start + trimmed.len();
        if trimmed.is_empty() {
            at += line.len();
            continue;
        }
        if !trimmed.starts_with('[') {
            break;
        }
        let Some((name, value, inside)) = read_tag(trimmed) else {
            return Err(TextError::new(RecordFault::BadTag, span));
        };
        if tags.iter().any(|(known, ..)| *known == name) {
            return Err(TextError::new(RecordFault::DoubleTag { name }, span));
        }
        tags.push((name, value, start + inside.start..start + inside.end));
        at += line.len();
    }
    match tags.first() {
        Some((name, version, span)) if name == "Klubovna" => {
            let known = version
                .parse::<u32>()
                .is_ok_and(|version| version <= FORMAT_VERSION);
            if !known {
                let version = version.clone();
                return Err(TextError::new(
                    RecordFault::NewerFormat { version },
                    span.clone(),
                ));
            }
        }
        _ => {
            let first = text.lines().next().unwrap_or_default();
            return Err(TextError::new(RecordFault::NotARecord, 0..first.len()));
        }
    }
    Ok(Header { tags, body: at })
}

/// `[Name "value"]` as name, value and where the value lies.
fn read_tag(line: &str) -> Option<(String, String, Range<usize>)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?;
    let (name, _) = inside.split_once('"')?;
    let value_at = 1 + name.len() + 1;
    let quoted = line.get(value_at..line.len() - 1)?.trim_end();
    let quoted = quoted.strip_suffix('"')?;
    let name = name.trim();
    if !tags::is_name(name) {
        return None;
    }
    let mut value = String::new();
    let mut chars = quoted.chars();
    while let Some(char) = chars.next() {
        match char {
            '\\' => value.push(chars.next()?),
            '"' => return None,
            char => value.push(char),
        }
    }
    Some((name.into(), value, value_at..value_at + quoted.len()))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Record,
    Bare,
}

/// A variation that is being read: the move it replaces and where it forked.
struct Fork {
    main: NodeId,
    depth: usize,
    open: Range<usize>,
}

struct Claim<'a> {
    result: Option<(&'a str, Range<usize>)>,
    reason: Option<(&'a str, Range<usize>)>,
}

struct Reader<'a, P: Present> {
    tokens: Tokens<'a>,
    form: Form,
    record: Record<P>,
    // The line that is being read.
    walk: Walk<P>,
    forks: Vec<Fork>,
    result: Option<(Option<Winner>, Range<usize>)>,
    end: usize,
}

impl<'a, P: Present> Reader<'a, P> {
    fn new(text: &'a str, at: usize, start: P, form: Form) -> Self {
        Self {
            tokens: Tokens::new(text, at),
            form,
            walk: Walk::new(start.clone()),
            record: Record::new(start),
            forks: Vec::new(),
            result: None,
            end: text.len(),
        }
    }

    fn depth(&self) -> usize {
        self.forks.last().map_or(0, |fork| fork.depth)
    }

    fn read(&mut self) -> Result<(), Failure<P>> {
        while let Some((token, span)) = self.tokens.next()? {
            let fail = |fault| Err(TextError::new(fault, span.clone()));
            // A lone `*` is the result only when nothing but comments follows it.
            let starred = matches!(self.result, Some((None, _)));
            if self.result.is_some() && !starred && !matches!(token, Token::Comment(_)) {
                return fail(RecordFault::TextAfterResult);
            }
            match token {
                Token::Move(text) => {
                    if starred && self.form == Form::Record {
                        return fail(RecordFault::TextAfterResult);
                    }
                    self.result = None;
                    self.play(text, span)?;
                }
                Token::Glyph(glyph) => {
                    if self.walk.path().len() == self.depth() {
                        return fail(RecordFault::GlyphWithoutMove);
                    }
                    let node = self.walk.node();
                    if let Some(node) = self.record.tree.node_mut(node)
                        && !node.glyphs.contains(&glyph)
                    {
                        node.glyphs.push(glyph);
                    }
                }
                Token::Comment(text) => self.comment(text, &span)?,
                Token::Open if self.form == Form::Bare => self.parenthesis(&span)?,
                Token::Open => self.fork(span)?,
                Token::Close => self.join(&span)?,
                Token::Result(winner) => {
                    if !self.forks.is_empty() {
                        return fail(RecordFault::ResultInVariation);
                    }
                    self.result = Some((Some(winner), span));
                }
                Token::Star => {
                    if !self.forks.is_empty() && self.form == Form::Record {
                        return fail(RecordFault::ResultInVariation);
                    }
                    self.result = Some((None, span));
                }
            }
        }
        match self.forks.pop() {
            None => Ok(()),
            Some(fork) => Err(TextError::new(RecordFault::UnclosedVariation, fork.open)),
        }
    }

    fn play(&mut self, text: &str, span: Range<usize>) -> Result<(), Failure<P>> {
        let game = |error: TextError<P::Fault>| {
            let error = error.shifted(span.start);
            TextError::new(RecordFault::Game(error.fault), error.span)
        };
        loop {
            if self.walk.outcome().is_some() {
                return Err(TextError::new(RecordFault::MoveAfterEnd, span));
            }
            if self.record.tree.len() >= MAX_ACTIONS {
                return Err(TextError::new(RecordFault::TooLong, span));
            }
            let position = self.walk.position();
            let implied = implied(position, text);
            let action = match implied {
                Some(action) => action,
                None => position.read_move_text(text).map_err(game)?,
            };
            if let Some(node) = self.record.tree.follow(self.walk.node(), action) {
                self.walk.advance(node, action);
            }
            if implied.is_none() {
                return Ok(());
            }
        }
    }

    fn fork(&mut self, open: Range<usize>) -> Result<(), Failure<P>> {
        if self.walk.path().len() == self.depth() {
            return Err(TextError::new(RecordFault::VariationWithoutMove, open));
        }
        if let Some(main) = self.walk.retreat() {
            self.forks.push(Fork {
                main,
                depth: self.walk.path().len(),
                open,
            });
        }
        Ok(())
    }

    fn join(&mut self, close: &Range<usize>) -> Result<(), Failure<P>> {
        let fail = |fault| Err(TextError::new(fault, close.clone()));
        let Some(fork) = self.forks.pop() else {
            return fail(RecordFault::NothingToClose);
        };
        if self.walk.path().len() == fork.depth {
            return fail(RecordFault::EmptyVariation);
        }
        while self.walk.path().len() > fork.depth {
            self.walk.retreat();
        }
        if let Some(action) = self
            .record
            .tree
            .node(fork.main)
            .and_then(|node| node.action)
        {
            self.walk.advance(fork.main, action);
        }
        Ok(())
    }

    /// A parenthesis in a bare move list: a variation when it holds legal moves and
    /// nothing else, otherwise a comment.
    fn parenthesis(&mut self, open: &Range<usize>) -> Result<(), Failure<P>> {
        let Some((inside, span)) = self.tokens.round() else {
            return Err(TextError::new(RecordFault::UnclosedVariation, open.clone()));
        };
        if let Some(moves) = self.line_instead(inside) {
            if let Some(main) = self.walk.retreat() {
                let depth = self.walk.path().len();
                for action in moves {
                    if let Some(node) = self.record.tree.follow(self.walk.node(), action) {
                        self.walk.advance(node, action);
                    }
                }
                while self.walk.path().len() > depth {
                    self.walk.retreat();
                }
                if let Some(action) = self.record.tree.node(main).and_then(|node| node.action) {
                    self.walk.advance(main, action);
                }
            }
            return Ok(());
        }
        self.comment(inside, &span)
    }

    /// The actions of `text` played instead of the last move, when all are legal.
    fn line_instead(&self, text: &str) -> Option<Vec<P::Action>> {
        self.walk.path().last()?;
        let mut position = self.walk.before().clone();
        let mut history = self.walk.history().clone();
        history.pop();
        let mut actions = Vec::new();
        let mut tokens = Tokens::new(text, 0);
        while let Some((token, _)) = tokens.next::<P::Fault>().ok()? {
            let Token::Move(text) = token else {
                return None;
            };
            loop {
                if settled(&position, &history).is_some() || actions.len() > MAX_ACTIONS {
                    return None;
                }
                let implied = implied(&position, text);
                let action = implied.or_else(|| position.read_move_text(text).ok())?;
                let irreversible = position.is_irreversible(action);
                position.apply(action);
                history.push(&position, irreversible);
                actions.push(action);
                if implied.is_none() {
                    break;
                }
            }
        }
        (!actions.is_empty()).then_some(actions)
    }

    fn comment(&mut self, text: &str, span: &Range<usize>) -> Result<(), Failure<P>> {
        let folded = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let (text, clock) = take_clock(&folded)
            .ok_or_else(|| TextError::new(RecordFault::BadClock, span.clone()))?;
        let text = unescape(&text);
        let node = self.walk.node();
        if let Some(node) = self.record.tree.node_mut(node) {
            node.clock = clock.or(node.clock);
            if !text.is_empty() {
                match &mut node.comment {
                    Some(comment) => {
                        comment.push(' ');
                        comment.push_str(&text);
                    }
                    empty => *empty = Some(text),
                }
            }
        }
        Ok(())
    }

    /// Holds what the text claims about the end against what the moves lead to.
    fn finish(self, tags: Tags, claim: &Claim<'_>) -> Result<Record<P>, Failure<P>> {
        let fail = |fault, span: &Range<usize>| Err(TextError::new(fault, span.clone()));
        let mut claimed: Option<(Winner, Range<usize>)> = None;
        if let Some((text, span)) = &claim.result
            && *text != "*"
        {
            match result_word(text) {
                Some(winner) => claimed = Some((winner, span.clone())),
                None => return fail(RecordFault::BadResult, span),
            }
        }
        if let Some((Some(winner), span)) = &self.result {
            match &claimed {
                Some((tag, _)) if tag != winner => {
                    let view = ResultView::of(outcome_of(*tag));
                    let actual = result_token(Some(&view)).into();
                    return fail(RecordFault::ResultMismatch { actual }, span);
                }
                _ => claimed = Some((*winner, span.clone())),
            }
        }
        let end = self.end..self.end;
        let reason_span = claim.reason.as_ref().map_or(&end, |(_, span)| span);
        let bad_reason = |reason: &str| RecordFault::BadReason {
            reason: reason.into(),
        };
        let reason = claim.reason.as_ref().map(|(reason, _)| *reason);
        let mut record = self.record;
        record.tags = tags;
        match (self.walk.outcome(), claimed) {
            (Some(outcome), claimed) => {
                if let Some((winner, span)) = claimed
                    && outcome_of(winner).winner != outcome.winner
                {
                    let actual = result_token(Some(&ResultView::of(outcome))).into();
                    return fail(RecordFault::ResultMismatch { actual }, &span);
                }
                if let Some(reason) = reason
                    && reason != outcome.reason.code()
                {
                    return fail(bad_reason(reason), reason_span);
                }
            }
            (None, None) => {
                if let Some(reason) = reason {
                    return fail(bad_reason(reason), reason_span);
                }
            }
            (None, Some((winner, _))) => {
                let winner = outcome_of(winner).winner;
                let found = EndingReason::ALL
                    .iter()
                    .copied()
                    .find(|known| known.code() == reason.unwrap_or("stated"));
                let fits = match found {
                    Some(EndingReason::Resignation) => winner.is_some(),
                    Some(EndingReason::Agreement) => winner.is_none(),
                    Some(_) => true,
                    None => false,
                };
                let Some(reason) = found.filter(|_| fits) else {
                    return fail(bad_reason(reason.unwrap_or_default()), reason_span);
                };
                record.ending = Some(Ending { winner, reason });
            }
        }
        Ok(record)
    }
}

fn outcome_of(winner: Winner) -> Outcome<EndingReason> {
    Outcome {
        winner: match winner {
            Winner::First => Some(Side::FIRST),
            Winner::Second => Some(Side::SECOND),
            Winner::Nobody => None,
        },
        reason: EndingReason::Stated,
    }
}

/// Cuts `[%clk h:mm:ss]` out of a comment: the rest and the time. `None` when the time
/// cannot be read.
fn take_clock(comment: &str) -> Option<(String, Option<u32>)> {
    let Some((before, rest)) = comment.split_once("[%clk ") else {
        return Some((comment.to_owned(), None));
    };
    let (time, after) = rest.split_once(']')?;
    Some((format!("{before} {after}"), Some(read_clock(time.trim())?)))
}

/// `h:mm:ss` or `h:mm:ss.f` in milliseconds.
fn read_clock(text: &str) -> Option<u32> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let whole = |text: &str, limit: u32| {
        let digits =
            (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: u32 = text.parse().ok()?;
        (digits && number < limit).then_some(number)
    };
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
    if fraction.is_empty() || !fraction.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let millis: u32 = format!("{fraction:0<3}").get(..3)?.parse().ok()?;
    // 1,000 hours still fit into 32 bits of milliseconds.
    let total = (whole(hours, 1000)? * 60 + whole(minutes, 60)?) * 60 + whole(seconds, 60)?;
    Some(total * 1000 + millis)
}

/// Resolves escapes.
fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars();
    while let Some(char) = chars.next() {
        match char {
            '\\' => match chars.next() {
                Some('n') => plain.push('\n'),
                Some(other) => plain.push(other),
                None => plain.push('\\'),
            },
            char => plain.push(char),
        }
    }
    tidy_comment(&plain)
}

/// A comment as records keep it: lines without stray white space.
pub(crate) fn tidy_comment(text: &str) -> String {
    let lines = text.split('\n');
    let folded: Vec<String> = lines
        .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    folded.join("\n").trim().to_owned()
}

/// Anything that is a fault of a game can be erased together with its place.
pub(crate) fn problem<F: Fault>(error: &TextError<RecordFault<F>>, text: &str) -> Problem {
    Problem::in_text(error, text)
}
