//! What USI says about a game (section 14.2): where it begins, and its moves.

use klubovna_tabletop::files::Found;
use klubovna_tabletop::record::Record;

use super::draft::{Draft, games_of, options, strict_or_casual};
use super::end::End;
use super::fault::{FileFault, Read};
use super::lines::{Line, lines};
use super::setup::{SFEN, fields, known_start, start};
use super::walk;
use crate::action::Action;
use crate::fault::{Field, ShogiFault};
use crate::handicap::Handicap;
use crate::options::Options;
use crate::position::AnimalShogi;
use crate::position_text;

/// Whether the first word is one of USI, or a board.
#[inline]
pub(super) fn fits(text: &str) -> bool {
    let word = text
        .trim_start_matches('\u{feff}')
        .split_whitespace()
        .next();
    let word = word.unwrap_or_default();
    let board = |char: char| char.is_ascii_digit() || "/+KRBGSNLPkrbgsnlp".contains(char);
    matches!(word, "position" | "startpos" | "sfen")
        || (word.matches('/').count() == 8 && word.chars().all(board))
}

/// Reads a game a line.
#[inline]
pub(super) fn read(text: &str) -> Vec<Found<AnimalShogi>> {
    let games: Vec<Line<'_>> = lines(text).filter(|line| !line.is_empty()).collect();
    games_of(games.chunks(1), text, read_game)
}

#[inline]
fn read_game(lines: &[Line<'_>], end: usize) -> Found<AnimalShogi> {
    let line = lines.first().copied().unwrap_or(Line::of("", end));
    let declares = line
        .words(char::is_whitespace)
        .any(|word| word.rest() == "win");
    let options = options(declares.then_some(End::Declaration).into_iter());
    strict_or_casual(options, |options| read_with(line, options))
}

#[inline]
fn read_with(line: Line<'_>, options: Options) -> Found<AnimalShogi> {
    let (position, moves) = match read_start(line, options) {
        Ok(read) => read,
        Err(error) => {
            let start = start(options, Handicap::None);
            return Draft::new(start).found(Some(error));
        }
    };
    let mut draft = Draft::new(position);
    for word in moves
        .words(char::is_whitespace)
        .filter(|word| !word.is_empty())
    {
        match word.rest() {
            "resign" => draft.end(End::Resignation),
            "win" => draft.end(End::Declaration),
            text => {
                let span = word.span();
                let read = Action::read(text).map_err(|error| error.shifted(span.start).erased());
                if let Err(error) = read.and_then(|action| draft.play(action, span)) {
                    return draft.found(Some(error));
                }
            }
        }
    }
    draft.found(None)
}

/// Where the game begins, and what stands behind `moves`.
#[inline]
fn read_start(mut line: Line<'_>, options: Options) -> Read<(AnimalShogi, Line<'_>)> {
    line.take("position");
    let whole = line;
    let moves = line
        .words(char::is_whitespace)
        .find(|word| word.rest() == "moves");
    let (mut setup, moves) = match moves {
        None => (line, Line::of("", line.span().end)),
        Some(word) => {
            let (at, end) = (word.span(), line.span().start);
            let text = line.rest();
            let before = text.get(..at.start - end).unwrap_or_default();
            let behind = text.get(at.end - end..).unwrap_or_default();
            (Line::of(before, end), Line::of(behind, at.end))
        }
    };
    if setup.take("startpos") {
        if !setup.is_empty() {
            return Err(setup.strange(|text| FileFault::Line { text }));
        }
        return Ok((start(options, Handicap::None), moves));
    }
    setup.take("sfen");
    if setup.is_empty() {
        return whole.fail(&ShogiFault::MissingField {
            field: Field::Board,
        });
    }
    let read = position_text::read(setup.rest(), options, |kind| kind.most().into());
    let position = read.map_err(|error| error.shifted(setup.span().start).erased())?;
    Ok((known_start(position), moves))
}

/// The main line of a game as the `position` command.
#[inline]
pub(super) fn write(record: &Record<AnimalShogi>) -> String {
    let mut spot = walk::start(record);
    let mut text = String::from("position ");
    let even = start(Options::default(), Handicap::None).to_string();
    let begin = fields(&spot.position, SFEN);
    if begin == even {
        text.push_str("startpos");
    } else {
        text.push_str("sfen ");
        text.push_str(&begin);
    }
    let mut moves = String::new();
    spot.line(record, None, |stride| {
        // The form cannot say that a move loses: one that does is no move of its game.
        let slips = stride.before.position.slip(stride.action).is_some();
        if stride.action.to().is_some() && !slips || stride.action == Action::Declare {
            moves.push(' ');
            moves.push_str(&stride.action.to_string());
        }
    });
    if !moves.is_empty() {
        text.push_str(" moves");
        text.push_str(&moves);
    }
    text.push('\n');
    text
}
