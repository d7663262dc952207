//! From text to a record.

use std::mem;
use std::ops::Range;

use super::tags::{TagFault, Tags, fold_spaces, is_name, is_own};
use super::tokens::{Token, Tokens, Winner, first_line, result_word};
use super::{
    CLOCK, Ending, EndingReason, FORMAT_VERSION, HOUR, Limit, MAX_ACTIONS, MAX_TEXT, Record,
    RecordFault, SPENT, result_token,
};
use crate::error::{AnyFault, Problem, TextError};
use crate::options::GameOptions;
use crate::present::Present;
use crate::rules::{EndReason, Side};
use crate::session::Session;
use crate::table::Table;
use crate::text::{lines, quoted};
use crate::tree::NodeId;

type Failure = TextError<RecordFault>;

/// Whether `text` begins like a record, not like a bare move list.
pub fn is_record(text: &str) -> bool {
    text.trim_start().starts_with('[')
}

/// The game that a record names in its header, and where it does.
///
/// # Errors
/// When the text is no record, is of a newer format, or names no game.
pub fn game_of(text: &str) -> Result<(String, Range<usize>), Problem> {
    header(text)
        .and_then(|header| match header.tag("Game") {
            Some((game, span)) => Ok((game.to_owned(), span)),
            None => Err(TextError::new(RecordFault::NoGame, 0..header.body)),
        })
        .map_err(|error| Problem::in_text(&error, text))
}

/// Reads a record of the game `P`.
///
/// # Errors
/// The first fault with its place. Nothing is read half.
pub fn read_record<P: Present>(text: &str) -> Result<Record<P>, Failure> {
    open_record(text).map(Session::into_record)
}

/// Reads a bare move list of the game `P`, played from `start`.
///
/// # Errors
/// The first fault with its place. Nothing is read half.
pub fn read_moves<P: Present>(text: &str, start: P) -> Result<Record<P>, Failure> {
    open_moves(text, start).map(Session::into_record)
}

/// Reads a record; the cursor stands at the end of the main line.
pub(crate) fn open_record<P: Present>(text: &str) -> Result<Session<P>, Failure> {
    let header = header(text)?;
    let old = check_game(&header, P::ID, P::RULES_VERSION)?;
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
    let mut session = Session::new(Record::new(start));
    read_body(text, header, old, &mut session)?;
    Ok(session)
}

/// Reads a bare move list; the cursor stands at the end of the main line.
pub(crate) fn open_moves<P: Present>(text: &str, start: P) -> Result<Session<P>, Failure> {
    check_length(text)?;
    let mut session = Session::new(Record::new(start));
    let no_claim = Claim {
        result: None,
        reason: None,
        old: false,
    };
    Reader::new(text, 0, &mut session, Form::Bare).read(&no_claim)?;
    Ok(session)
}

fn fail(fault: impl Into<RecordFault>, span: &Range<usize>) -> Result<(), Failure> {
    Err(TextError::new(fault.into(), span.clone()))
}

/// What the game says about the part of the text at `span`.
fn inside(error: TextError<AnyFault>, span: &Range<usize>) -> Failure {
    let error = error.shifted(span.start);
    TextError::new(RecordFault::Game(error.fault), error.span)
}

/// Whether a record of the game `id` was played by older rules than `rules`.
fn check_game(header: &Header, id: &str, rules: u32) -> Result<bool, Failure> {
    match header.tag("Game") {
        None => return Err(TextError::new(RecordFault::NoGame, 0..header.body)),
        Some((game, span)) if game != id => {
            let game = quoted(game);
            return Err(TextError::new(RecordFault::UnknownGame { game }, span));
        }
        Some(_) => {}
    }
    let Some((version, span)) = header.tag("Rules") else {
        return Ok(false);
    };
    if !is_known(version, rules) {
        let version = quoted(version);
        return Err(TextError::new(RecordFault::NewerRules { version }, span));
    }
    Ok(rules > 1 && is_known(version, rules - 1))
}

fn is_known(version: &str, newest: u32) -> bool {
    version
        .parse::<u32>()
        .is_ok_and(|version| version <= newest)
}

fn read_body(
    text: &str,
    mut header: Header,
    old: bool,
    table: &mut dyn Table,
) -> Result<(), Failure> {
    *table.tags() = mem::take(&mut header.tags);
    let claim = Claim {
        result: header.tag("Result"),
        reason: header.tag("Reason"),
        old,
    };
    Reader::new(text, header.body, table, Form::Record).read(&claim)
}

fn check_length(text: &str) -> Result<(), Failure> {
    if text.len() > MAX_TEXT {
        return fail(Limit::Text, &(MAX_TEXT..text.len()));
    }
    Ok(())
}

struct Header {
    // What the record writes itself: name, value with escapes resolved, its bytes in the text.
    own: Vec<(String, String, Range<usize>)>,
    // The others.
    tags: Tags,
    // Where the moves begin.
    body: usize,
}

impl Header {
    fn tag(&self, name: &str) -> Option<(&str, Range<usize>)> {
        self.own
            .iter()
            .find(|(known, ..)| known == name)
            .map(|(_, value, span)| (value.as_str(), span.clone()))
    }
}

fn header(text: &str) -> Result<Header, Failure> {
    check_length(text)?;
    let mut header = Header {
        own: Vec::new(),
        tags: Tags::default(),
        body: 0,
    };
    loop {
        let rest = text.get(header.body..).unwrap_or_default();
        let line = rest.trim_start();
        if !line.starts_with('[') {
            break;
        }
        let start = header.body + (rest.len() - line.len());
        let line = first_line(line);
        header.body = start + line.len();
        let trimmed = line.trim_end();
        let span = start..start + trimmed.len();
        let Some((name, value, inside)) = read_tag(trimmed) else {
            return Err(TextError::new(RecordFault::BadTag, span));
        };
        if header.tag(&name).is_some() || header.tags.get(&name).is_some() {
            let name = quoted(&name);
            return Err(TextError::new(RecordFault::DoubleTag { name }, span));
        }
        if is_own(&name) {
            let inside = start + inside.start..start + inside.end;
            header.own.push((name, value, inside));
        } else if let Err(TagFault::Limit(limit)) = header.tags.set(&name, &value) {
            return Err(TextError::new(limit.into(), span));
        }
    }
    match header.own.first() {
        Some((name, version, span)) if name == "Klubovna" => {
            if !is_known(version, FORMAT_VERSION) {
                let version = quoted(version);
                return Err(TextError::new(
                    RecordFault::NewerFormat { version },
                    span.clone(),
                ));
            }
        }
        _ => {
            let first = first_line(text).trim_end();
            return Err(TextError::new(RecordFault::NotARecord, 0..first.len()));
        }
    }
    Ok(header)
}

/// `[Name "value"]` as name, value and where the value lies.
fn read_tag(line: &str) -> Option<(String, String, Range<usize>)> {
    let inside = line.strip_prefix('[')?.strip_suffix(']')?;
    let (name, _) = inside.split_once('"')?;
    let value_at = 1 + name.len() + 1;
    let quoted = line.get(value_at..line.len() - 1)?.trim_end();
    let quoted = quoted.strip_suffix('"')?;
    let name = name.trim();
    if !is_name(name) {
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
    // By older rules, which may have ended a game where those of today do not.
    old: bool,
}

struct Reader<'a> {
    tokens: Tokens<'a>,
    form: Form,
    // Its cursor stands at the end of the line that is being read.
    table: &'a mut dyn Table,
    forks: Vec<Fork>,
    result: Option<(Option<Winner>, Range<usize>)>,
    // Moves tried so far, also those that were known.
    tried: usize,
    // Whether a variation goes on where the text of the main line ends.
    goes_on: bool,
    end: usize,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, at: usize, table: &'a mut dyn Table, form: Form) -> Self {
        Self {
            tokens: Tokens::new(text, at),
            form,
            table,
            forks: Vec::new(),
            result: None,
            tried: 0,
            goes_on: false,
            end: text.len(),
        }
    }

    fn read(mut self, claim: &Claim<'_>) -> Result<(), Failure> {
        self.read_tokens()?;
        self.finish(claim)
    }

    /// Whether nothing was played yet in the line that is being read.
    fn at_start(&self) -> bool {
        self.table.path().len() == self.forks.last().map_or(0, |fork| fork.depth)
    }

    fn read_tokens(&mut self) -> Result<(), Failure> {
        while let Some((token, span)) = self.tokens.next()? {
            // A lone `*` is the result only when nothing but comments follows it.
            let starred = matches!(self.result, Some((None, _)));
            let remark = match token {
                Token::Comment(..) => true,
                Token::Open => self.form == Form::Bare,
                _ => false,
            };
            if self.result.is_some() && !starred && !remark {
                return fail(RecordFault::TextAfterResult, &span);
            }
            match token {
                Token::Move(text) => {
                    if starred && self.form == Form::Record {
                        return fail(RecordFault::TextAfterResult, &span);
                    }
                    self.result = None;
                    let first = self.at_start();
                    self.play(text, span)?;
                    if first {
                        self.opening_comments()?;
                    }
                }
                Token::Glyph(glyph) => {
                    if self.at_start() {
                        return fail(RecordFault::GlyphWithoutMove, &span);
                    }
                    let node = self.table.node();
                    if let Some(mut notes) = self.table.tree_mut().notes(node) {
                        notes.add_glyph(glyph).or_else(|limit| fail(limit, &span))?;
                    }
                }
                Token::Comment(..) if !self.forks.is_empty() && self.at_start() => {}
                Token::Comment(text, plain) => self.comment(text, plain, &span)?,
                Token::Open if self.form == Form::Bare => self.parenthesis(&span)?,
                Token::Open => self.fork(span)?,
                Token::Close => self.join(&span)?,
                Token::Result(winner) => {
                    if !self.forks.is_empty() {
                        return fail(RecordFault::ResultInVariation, &span);
                    }
                    self.result = Some((Some(winner), span));
                }
                Token::Star => {
                    if !self.forks.is_empty() && self.form == Form::Record {
                        return fail(RecordFault::ResultInVariation, &span);
                    }
                    self.result = Some((None, span));
                }
            }
        }
        if let Some(fork) = self.forks.pop() {
            return fail(RecordFault::UnclosedVariation, &fork.open);
        }
        // A variation may begin like the main line and have brought a move along before it.
        let end = self.table.node();
        self.table.tree_mut().promote(end);
        while let Some(&next) = self.table.tree().children(self.table.node()).first() {
            self.table.advance(next);
            self.goes_on = true;
        }
        Ok(())
    }

    fn play(&mut self, text: &str, span: Range<usize>) -> Result<(), Failure> {
        loop {
            if self.table.outcome().is_some() {
                return fail(RecordFault::MoveAfterEnd, &span);
            }
            self.count(1, &span)?;
            let more = self.table.play_written(text);
            if !more.map_err(|error| inside(error, &span))? {
                return Ok(());
            }
        }
    }

    /// Counts moves that are to be tried; a text with too many would never be done.
    fn count(&mut self, moves: usize, span: &Range<usize>) -> Result<(), Failure> {
        self.tried += moves;
        if self.tried > MAX_ACTIONS {
            return fail(Limit::Actions, span);
        }
        Ok(())
    }

    fn fork(&mut self, open: Range<usize>) -> Result<(), Failure> {
        if self.at_start() {
            return fail(RecordFault::VariationWithoutMove, &open);
        }
        let main = self.table.node();
        self.table.retreat();
        let depth = self.table.path().len();
        self.forks.push(Fork { main, depth, open });
        Ok(())
    }

    fn join(&mut self, close: &Range<usize>) -> Result<(), Failure> {
        let Some(fork) = self.forks.pop() else {
            return fail(RecordFault::NothingToClose, close);
        };
        if self.table.path().len() == fork.depth {
            return fail(RecordFault::EmptyVariation, close);
        }
        self.table.retreat_to(fork.depth);
        self.table.advance(fork.main);
        Ok(())
    }

    /// A parenthesis in a bare move list: a variation when it holds legal moves and
    /// nothing else, otherwise a comment.
    fn parenthesis(&mut self, open: &Range<usize>) -> Result<(), Failure> {
        let Some((inside, span)) = self.tokens.round() else {
            return fail(RecordFault::UnclosedVariation, open);
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

    fn is_variation(&mut self, moves: &[&str], span: &Range<usize>) -> Result<bool, Failure> {
        self.count(moves.len(), span)?;
        Ok(!moves.is_empty() && self.table.can_replace(moves))
    }

    /// Comments between the `(` of a variation and its first move are that move's.
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

    fn comment(&mut self, text: &str, plain: bool, span: &Range<usize>) -> Result<(), Failure> {
        let folded = fold_spaces(text);
        let wrong = || TextError::new(RecordFault::BadClock, span.clone());
        let (text, clock) = take_time(CLOCK, &folded).ok_or_else(wrong)?;
        let (text, spent) = take_time(SPENT, &text).ok_or_else(wrong)?;
        let text = if plain { text } else { unescape(&text) };
        let text = tidy_comment(&text);
        let node = self.table.node();
        let Some(mut notes) = self.table.tree_mut().notes(node) else {
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
            .or_else(|limit| fail(limit, span))
    }

    /// Holds what the text claims about the end against what the moves lead to.
    fn finish(self, claim: &Claim<'_>) -> Result<(), Failure> {
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
                    let actual = result_token(Some(&stated(*tag).view())).into();
                    return fail(RecordFault::ResultMismatch { actual }, span);
                }
                _ => claimed = Some((*winner, span.clone())),
            }
        }
        let reason = claim.reason.as_ref().map(|(reason, _)| *reason);
        let ending = match (self.table.outcome(), claimed) {
            (Some(outcome), claimed) => {
                if let Some((winner, span)) = claimed
                    && stated(winner).winner.map(|side| side.0) != outcome.winner
                {
                    let actual = result_token(Some(&outcome)).into();
                    return fail(RecordFault::ResultMismatch { actual }, &span);
                }
                reason
                    .is_none_or(|reason| reason == outcome.reason)
                    .then_some(None)
            }
            (None, None) => reason.is_none().then_some(None),
            (None, Some((_, span))) if self.goes_on => {
                let actual = result_token(None).into();
                return fail(RecordFault::ResultMismatch { actual }, &span);
            }
            (None, Some((winner, _))) => decided(winner, reason.unwrap_or("stated"))
                .or_else(|| claim.old.then(|| stated(winner)))
                .map(Some),
        };
        let Some(ending) = ending else {
            let end = self.end..self.end;
            let span = claim.reason.as_ref().map_or(&end, |(_, span)| span);
            let reason = quoted(reason.unwrap_or_default());
            return fail(RecordFault::BadReason { reason }, span);
        };
        self.table.set_ending(ending);
        Ok(())
    }
}

/// An end by players, unless its reason cannot have that result.
fn decided(winner: Winner, reason: &str) -> Option<Ending> {
    let winner = stated(winner).winner;
    let mut known = EndingReason::ALL.iter().copied();
    let reason = known.find(|known| known.code() == reason)?;
    let fits = match reason {
        EndingReason::Resignation => winner.is_some(),
        EndingReason::Agreement | EndingReason::Claim => winner.is_none(),
        EndingReason::Time | EndingReason::Stated => true,
    };
    fits.then_some(Ending { winner, reason })
}

fn stated(winner: Winner) -> Ending {
    Ending {
        winner: match winner {
            Winner::First => Some(Side::FIRST),
            Winner::Second => Some(Side::SECOND),
            Winner::Nobody => None,
        },
        reason: EndingReason::Stated,
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

/// Cuts `[%clk h:mm:ss]` or the like out of a comment: the rest and the time. `None` when
/// the time cannot be read.
fn take_time(name: &str, comment: &str) -> Option<(String, Option<u32>)> {
    let time = |at| comment.get(at..).and_then(|rest| rest.strip_prefix(name));
    let Some((at, rest)) = (0..comment.len()).find_map(|at| Some((at, time(at)?))) else {
        return Some((comment.to_owned(), None));
    };
    let (time, after) = rest.split_once(']')?;
    let mut without = comment.get(..at)?.to_owned();
    without.push(' ');
    without.push_str(after);
    Some((without, Some(read_clock(time.trim())?)))
}

/// `h:mm:ss` or `h:mm:ss.f` in milliseconds.
fn read_clock(text: &str) -> Option<u32> {
    let (hours, rest) = text.split_once(':')?;
    let (minutes, seconds) = rest.split_once(':')?;
    let whole = |text: &str, most: u32| {
        let digits =
            (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        let number: u32 = text.parse().ok()?;
        (digits && number <= most).then_some(number)
    };
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, "0"));
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
    // Whatever a note can hold is written, so it is read: up to 1193:02:47.295.
    let hours = whole(hours, u32::MAX / HOUR)? * HOUR;
    let rest = (whole(minutes, 59)? * 60 + whole(seconds, 59)?) * 1000 + millis;
    hours.checked_add(rest)
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
    plain
}

/// A comment as records keep it: lines without stray white space.
pub(crate) fn tidy_comment(text: &str) -> String {
    let mut tidy = String::with_capacity(text.len());
    for line in lines(text) {
        tidy.push_str(&fold_spaces(line));
        tidy.push('\n');
    }
    tidy.trim().to_owned()
}
