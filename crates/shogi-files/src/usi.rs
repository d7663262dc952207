//! USI (section 14.2): the start of a game and its moves.

use std::iter;

use klubovna_animal_shogi::{Action, AnimalShogi, Handicap, Options, ShogiFault};
use klubovna_text::Found;
use klubovna_text::record::Record;

use super::draft::{Moves, games_of, options, strict_or_casual};
use super::end::End;
use super::fault::{FileFault, Read};
use super::lines::{Line, lines};
use super::setup::{SFEN, fields, read_position, start};
use super::walk::Walk;

/// Whether the first word is one of USI, or a board.
pub(super) fn fits(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}');
    let word = text.split_whitespace().next().unwrap_or_default();
    let board = |char: char| char.is_ascii_digit() || "/+KRBGSNLPkrbgsnlp".contains(char);
    matches!(word, "position" | "startpos" | "sfen")
        || (word.matches('/').count() == 8 && word.chars().all(board))
}

/// Reads a game a line.
pub(super) fn read(text: &str) -> Vec<Found<AnimalShogi>> {
    let games: Vec<Line<'_>> = lines(text).filter(|line| !line.is_empty()).collect();
    games_of(games.chunks(1), text, |lines, end| {
        let line = lines.first().copied().unwrap_or(Line::of("", end));
        let declares = line
            .words(char::is_whitespace)
            .any(|word| word.rest() == "win");
        let options = options(iter::repeat_n(End::Declaration, usize::from(declares)));
        strict_or_casual(options, |options| read_game(line, options))
    })
}

fn read_game(line: Line<'_>, options: Options) -> Found<AnimalShogi> {
    let (position, words) = match read_start(line, options) {
        Ok(read) => read,
        Err(error) => return Moves::new(start(options, Handicap::None)).found(Some(error)),
    };
    let mut moves = Moves::new(position);
    for word in words.words(char::is_whitespace) {
        let span = word.span();
        match word.rest() {
            "resign" => moves.end(End::Resignation),
            "win" => moves.end(End::Declaration),
            text => {
                let read = Action::read(text).map_err(|error| error.shifted(span.start).erased());
                if let Err(error) = read.and_then(|action| moves.play(action, span)) {
                    return moves.found(Some(error));
                }
            }
        }
    }
    moves.found(None)
}

/// Where the game begins, and what stands behind `moves`.
fn read_start(mut line: Line<'_>, options: Options) -> Read<(AnimalShogi, Line<'_>)> {
    line.take("position");
    let (text, at) = (line.rest(), line.span());
    let mut words = line.words(char::is_whitespace);
    let word = words.find(|word| word.rest() == "moves");
    let word = word.map_or(at.end..at.end, Line::span);
    let part = |from: usize, to: usize| {
        let part = text.get(from - at.start..to - at.start);
        Line::of(part.unwrap_or_default(), from)
    };
    let (mut setup, moves) = (part(at.start, word.start), part(word.end, at.end));
    if setup.take("startpos") {
        if !setup.is_empty() {
            return Err(setup.strange(|text| FileFault::Line { text }));
        }
        return Ok((start(options, Handicap::None), moves));
    }
    setup.take("sfen");
    if setup.is_empty() {
        let field = "board";
        return line.fail(&ShogiFault::MissingField { field });
    }
    let position = read_position(setup.rest(), options);
    let position = position.map_err(|error| error.shifted(setup.span().start).erased())?;
    Ok((position, moves))
}

/// The main line of a game as the `position` command.
pub(super) fn write(record: &Record<AnimalShogi>) -> String {
    let mut walk = Walk::start(record);
    let even = start(Options::default(), Handicap::None);
    let begin = fields(&walk.here.position, SFEN);
    let mut text = String::from("position ");
    if begin == fields(&even, SFEN) {
        text.push_str("startpos");
    } else {
        text.extend(["sfen ", &begin]);
    }
    let mut sign = " moves ";
    walk.line(0, |step| {
        // USI has no word for a foul: the move that is one is left out.
        let is_illegal = step.before.position.illegal_move(step.action).is_some();
        if step.action.to().is_some() && !is_illegal || step.action == Action::Declare {
            text.extend([sign, &step.action.to_string()]);
            sign = " ";
        }
    });
    text.push('\n');
    text
}
