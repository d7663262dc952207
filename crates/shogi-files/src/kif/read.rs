//! From KIF to a game.

use klubovna_animal_shogi::{Action, AnimalShogi, Handicap, Options, ShogiFault, Square, Words};
use klubovna_rules::{Position, Side};
use klubovna_text::Found;
use klubovna_text::TextError;
use klubovna_text::record::{Ending, EndingReason};

use super::names::{HANDICAPS, NAMES, RARE, TAGS, digit, take_count, take_piece, take_player};
use crate::draft::{Draft, Moves, options, strict_or_casual};
use crate::end::End;
use crate::fault::{FileFault, Read};
use crate::lines::{Line, lines, milliseconds};
use crate::setup::{Cell, start};

/// Whether some line occurs in KIF files only.
pub(crate) fn fits(text: &str) -> bool {
    const WORDS: [&str; 6] = ["手合割", "手数", "開始日時", "変化：", "#KIF", "まで"];
    lines(text).any(|mut line| {
        let word = WORDS.iter().any(|word| line.rest().starts_with(word));
        word || end_of(line).is_some()
            || (take_player(&mut line).is_some()
                && line.rest().starts_with(['：', ':', 'の', '番']))
            || (line.take_number().is_some() && (line.first() == Some('同') || is_target(line)))
    })
}

/// Whether a square in Japanese comes next.
fn is_target(line: Line<'_>) -> bool {
    let mut signs = line.rest().chars();
    let square = [signs.next(), signs.next()];
    let strange = square.iter().flatten().any(|sign| !sign.is_ascii());
    strange && square.iter().all(|sign| sign.and_then(digit).is_some())
}

/// The end that a line of moves states.
fn end_of(mut line: Line<'_>) -> Option<End> {
    line.take_number()?;
    End::of_kif(line.rest())
}

/// Reads the game in a text.
pub(crate) fn read(text: &str) -> Vec<Found<AnimalShogi>> {
    let options = options(lines(text).filter_map(end_of));
    vec![strict_or_casual(options, |options| {
        read_with(text, options)
    })]
}

fn read_with(text: &str, options: Options) -> Found<AnimalShogi> {
    let mut reader = Reader {
        draft: Draft::new(options, text.len()),
        rows: 0,
        first: None,
    };
    for line in lines(text) {
        if let Err(error) = reader.line(line) {
            reader.draft.refuse(error);
        }
    }
    reader.draft.found()
}

struct Reader<'a> {
    draft: Draft<'a>,
    // Rows of the diagram.
    rows: u8,
    // The number of the first move.
    first: Option<u32>,
}

impl<'a> Reader<'a> {
    fn line(&mut self, mut line: Line<'a>) -> Read<()> {
        let text = line.rest();
        match line.first() {
            // Frames of diagrams and of the list of moves.
            None | Some('+' | '９') => {}
            _ if text.starts_with("9 8") || text.starts_with("手数-") => {}
            Some('#') => {
                while line.take("#") {}
                self.remark(line);
            }
            Some('*' | '&') => {
                line.take_any(&["*", "&"]);
                self.draft.comment(line);
            }
            Some('|') => return self.row(line),
            Some('0'..='9') => return self.moves(line),
            _ if line.take_any(&["手数＝", "手数="]) => {
                let plies = line.take_number().and_then(|plies| plies.try_into().ok());
                self.draft.setup.plies = plies.unwrap_or_default();
            }
            _ if text.starts_with("変化") => return self.branch(line),
            _ if line.take("まで") => self.result(text),
            _ => return self.header(line),
        }
        Ok(())
    }

    /// A comment line. Comments by people are kept; those that name the program that wrote the
    /// file are not.
    fn remark(&mut self, line: Line<'a>) {
        const MARKS: [&str; 3] = ["KIF", "Kifu for ", "---"];
        let text = line.rest().trim();
        if !text.is_empty() && !MARKS.iter().any(|mark| text.starts_with(mark)) {
            self.draft.comment(line);
        }
    }

    fn header(&mut self, line: Line<'a>) -> Read<()> {
        let mut rest = line;
        let unknown = || line.strange(|text| FileFault::Line { text });
        if self.draft.has_begun() {
            return Err(unknown());
        }
        let player = take_player(&mut rest);
        if let Some(side) = player {
            if rest.take("の持駒") || rest.take("の持ち駒") {
                self.draft.widen(line);
                return self.hand(rest, side);
            }
            if rest.take("番") {
                self.draft.setup.turn = Some(side);
                return Ok(());
            }
        }
        let (name, value) = line.split(&['：', ':']).ok_or_else(unknown)?;
        let name = name.rest();
        if name == "手合割" {
            return self.handicap(value);
        }
        let known = TAGS.iter().find(|(known, _)| *known == name);
        let tag = match (known, player) {
            (Some((_, tag)), _) => tag,
            (None, Some(side)) if rest.rest().starts_with(['：', ':']) => {
                NAMES.get(side.index()).copied().unwrap_or(name)
            }
            _ => name,
        };
        if tag.is_ascii() {
            self.draft.tags.push((tag, value));
        } else if !value.is_empty() {
            self.draft.comment(line);
        }
        Ok(())
    }

    fn handicap(&mut self, value: Line<'_>) -> Read<()> {
        let name = value.rest();
        let mut known = HANDICAPS.into_iter().zip(Handicap::ALL);
        if let Some((_, handicap)) = known.find(|(known, _)| *known == name) {
            self.draft.handicap = handicap;
        } else if let Some((_, squares)) = RARE.iter().find(|(known, _)| *known == name) {
            self.draft.widen(value);
            self.draft.setup.fill();
            self.draft.setup.turn = Some(Side::SECOND);
            let start = start(Options::default(), Handicap::None);
            for at in squares.iter().filter_map(|square| square.parse().ok()) {
                let piece = start.known_piece(at);
                self.draft.setup.clear(value, at, piece.kind)?;
            }
        } else if !matches!(name, "その他" | "詰将棋" | "") {
            return Err(value.strange(|text| FileFault::Handicap { text }));
        }
        Ok(())
    }

    fn hand(&mut self, mut line: Line<'_>, side: Side) -> Read<()> {
        line.take_any(&["：", ":"]);
        if line.rest() == "なし" {
            return Ok(());
        }
        while !line.is_empty() {
            let whole = line;
            let piece = take_piece(&mut line);
            let count = take_count(&mut line);
            self.draft.setup.give(whole, piece, side, count)?;
        }
        Ok(())
    }

    /// A row of the diagram: `|v香v桂 ・|一`.
    fn row(&mut self, mut line: Line<'_>) -> Read<()> {
        let whole = line;
        self.draft.widen(line);
        let rank = self.rows;
        self.rows = rank.saturating_add(1);
        line.take("|");
        self.draft.setup.row(line, (rank, whole), "|", take_cell)
    }

    /// `変化：12手`
    fn branch(&mut self, mut line: Line<'_>) -> Read<()> {
        let whole = line;
        line.take_any(&["変化：", "変化:"]);
        let first = self.first.unwrap_or(1);
        let Some(number) = line.take_number() else {
            return Err(whole.strange(|text| FileFault::Line { text }));
        };
        let depth = number.checked_sub(first).map(|depth| depth as usize);
        let moves = self.draft.moves();
        let reached = depth.filter(|&depth| depth <= moves.depth());
        if let Some(depth) = reached {
            moves.branch(depth);
        }
        self.draft.broken = reached.is_none();
        if self.draft.broken {
            return whole.fail(&FileFault::Branch { number });
        }
        Ok(())
    }

    /// `まで12手で後手の勝ち`: in some files the only line about the end.
    fn result(&mut self, text: &str) {
        let broken = self.draft.broken;
        let moves = self.draft.moves();
        let ends = |words: [&str; 2]| words.iter().any(|word| text.ends_with(word));
        let winner = if ends(["先手の勝ち", "下手の勝ち"]) {
            Some(Side::FIRST)
        } else if ends(["後手の勝ち", "上手の勝ち"]) {
            Some(Side::SECOND)
        } else if ends(["千日手", "持将棋"]) {
            None
        } else {
            return;
        };
        let reason = EndingReason::Stated;
        if !broken {
            moves.decide(Some(Ending { winner, reason }));
        }
    }

    /// `12 同　銀成(41)   ( 0:16/00:01:16)+`
    fn moves(&mut self, mut line: Line<'_>) -> Read<()> {
        let whole = line;
        let first = &mut self.first;
        self.draft
            .go_on(|moves| play(moves, first, &mut line, whole))?;
        if self.draft.broken {
            return Ok(());
        }
        let time = line;
        let spent = line.take("(").then(|| take_time(&mut line));
        line.take("+");
        if spent == Some(None) || !line.is_empty() {
            return Err(time.strange(|text| FileFault::Time { text }));
        }
        if let Some(spent) = spent.flatten() {
            self.draft.moves().spent(spent);
        }
        Ok(())
    }
}

/// Reads a cell of a diagram.
fn take_cell<'a>(line: &mut Line<'a>) -> Read<Cell<'a>> {
    let second = line.take_any(&["v", "V"]);
    let side = if second { Side::SECOND } else { Side::FIRST };
    if !second {
        line.take("^");
    }
    let cell = *line;
    if line.take_any(&["・", "．", ".", "-"]) {
        return Ok(None);
    }
    match take_piece(line) {
        Some(piece) => Ok(Some((cell, piece, side))),
        None => Err(cell.strange(|text| FileFault::Piece { text })),
    }
}

/// The number of a move, and the move or the end. The first number counts the others.
fn play(
    moves: &mut Moves,
    first: &mut Option<u32>,
    line: &mut Line<'_>,
    whole: Line<'_>,
) -> Read<()> {
    let Some(found) = line.take_number() else {
        return Err(whole.strange(|text| FileFault::Line { text }));
    };
    line.take(".");
    line.take_char(|sign| "▲△▼▽☗☖".contains(sign).then_some(()));
    let first = *first.get_or_insert(found);
    if let Some(end) = End::of_kif(line.rest()) {
        moves.end(end);
        // An end of the game is no move, so its time is ignored.
        *line = Line::of("", line.span().end);
        return Ok(());
    }
    let due = first.saturating_add(moves.depth() as u32);
    if found != due {
        return whole.fail(&FileFault::Number { due, found });
    }
    let text = *line;
    let words = take_words(line, moves.last_target())?;
    let span = text.up_to(*line).span();
    let action = action(moves.position(), words)
        .map_err(|fault| TextError::new(fault, span.clone()).erased())?;
    moves.play(action, span)
}

/// A move. Without an origin it may be a drop as well.
fn take_words(line: &mut Line<'_>, last: Option<Square>) -> Read<Words> {
    let whole = *line;
    let bad = || whole.strange(|text| FileFault::Move { text });
    let to = if line.take("同") {
        last.ok_or_else(|| whole.error(&FileFault::NoSame))?
    } else {
        let file = line.take_char(digit).ok_or_else(bad)?;
        let rank = line.take_char(digit).ok_or_else(bad)?;
        Square::at(file - 1, rank - 1).ok_or_else(bad)?
    };
    let piece = take_piece(line).ok_or_else(bad)?;
    while line.take_any(&["左", "直", "右", "上", "寄", "引", "行", "入"]) {}
    let promote = !line.take_any(&["不成", "生"]) && line.take("成");
    let mut drop = line.take("打");
    let mut from = None;
    if let Some(origin) = take_origin(line) {
        from = origin;
        drop |= from.is_none();
    }
    if drop && piece.promoted {
        return Err(bad());
    }
    Ok(Words {
        piece,
        from,
        drop,
        captures: false,
        to,
        promote,
    })
}

/// Reads `(77)`; zeros are the hand.
#[expect(clippy::option_option, reason = "nothing, or the hand, or a square")]
fn take_origin(line: &mut Line<'_>) -> Option<Option<Square>> {
    let mut origin = *line;
    let wide = origin.take("（");
    if !wide && !origin.take("(") {
        return None;
    }
    let (file, rank) = (origin.take_char(place)?, origin.take_char(place)?);
    let closed = origin.take(if wide { "）" } else { ")" });
    closed.then(|| {
        *line = origin;
        Square::at(file.wrapping_sub(1), rank.wrapping_sub(1))
    })
}

/// A digit of an origin; zeros are the hand.
fn place(char: char) -> Option<u8> {
    if char == '0' { Some(0) } else { digit(char) }
}

fn action(position: &AnimalShogi, words: Words) -> Result<Action, ShogiFault> {
    let hand = position.hand(position.side());
    match position.resolve(words) {
        Err(ShogiFault::NoneReaches { piece, to })
            if words.from.is_none() && !piece.promoted && hand.holds(piece.kind) =>
        {
            let kind = piece.kind;
            Ok(Action::Drop { kind, to })
        }
        read => read,
    }
}

/// Reads `0:16/00:01:16)`: the time of the move in milliseconds. The sum behind it is ignored.
fn take_time(line: &mut Line<'_>) -> Option<u32> {
    let minutes = line.take_number()?;
    line.take(":").then_some(())?;
    let seconds = line.take_number()?;
    let fraction = if line.take(".") {
        line.take_digits()
    } else {
        "0"
    };
    (_, *line) = line.split(&[')'])?;
    let whole = minutes.checked_mul(60)?.checked_add(seconds)?;
    milliseconds(whole, fraction)
}
