//! From KIF to a game.

use klubovna_tabletop::error::{AnyFault, TextError};
use klubovna_tabletop::files::Found;
use klubovna_tabletop::record::{Ending, EndingReason};
use klubovna_tabletop::rules::Side;

use super::super::draft::{options, strict_or_casual};
use super::super::end::End;
use super::super::fault::{FileFault, Read};
use super::super::lines::{Line, lines};
use super::super::setup::start;
use super::super::sheet::Sheet;
use super::names::{HANDICAPS, NAMES, RARE, TAGS, digit, take_count, take_piece, take_player};
use crate::action::Action;
use crate::fault::ShogiFault;
use crate::handicap::Handicap;
use crate::move_text::{Sign, Words, resolve};
use crate::options::Options;
use crate::piece::{Kind, Piece};
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};

/// Whether some line could stand in no other file.
#[inline]
pub(in super::super) fn fits(text: &str) -> bool {
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
#[inline]
fn is_target(line: Line<'_>) -> bool {
    let mut signs = line.rest().chars();
    let square = [signs.next(), signs.next()];
    let strange = square.iter().flatten().any(|sign| !sign.is_ascii());
    strange && square.iter().all(|sign| sign.and_then(digit).is_some())
}

/// The end that a line of moves states.
#[inline]
fn end_of(mut line: Line<'_>) -> Option<End> {
    line.take_number()?;
    End::of_kif(line.rest())
}

/// Reads the game in a text.
#[inline]
pub(in super::super) fn read(text: &str) -> Vec<Found<AnimalShogi>> {
    let options = options(lines(text).filter_map(end_of));
    vec![strict_or_casual(options, |options| {
        read_with(text, options)
    })]
}

#[inline]
fn read_with(text: &str, options: Options) -> Found<AnimalShogi> {
    let mut reader = Reader {
        sheet: Sheet::new(options, text.len()),
        rows: 0,
        first: None,
    };
    for line in lines(text) {
        if let Err(error) = reader.line(line) {
            reader.sheet.refuse(error);
        }
    }
    reader.sheet.found()
}

struct Reader<'a> {
    sheet: Sheet<'a>,
    // Rows of the diagram.
    rows: u8,
    // The number of the first move.
    first: Option<u32>,
}

impl<'a> Reader<'a> {
    #[inline]
    fn line(&mut self, mut line: Line<'a>) -> Read<()> {
        let text = line.rest();
        match line.first() {
            None | Some('+' | '９') => Ok(()),
            Some('#') => {
                while line.take("#") {}
                self.remark(line);
                Ok(())
            }
            Some('*' | '&') => {
                let _ = line.take("*") || line.take("&");
                self.sheet.comment(line);
                Ok(())
            }
            Some('|') => self.row(line),
            _ if text.starts_with("9 8") => Ok(()),
            Some(first) if first.is_ascii_digit() => self.moves(line),
            _ if text.starts_with("手数-") => Ok(()),
            _ if line.take("手数＝") || line.take("手数=") => {
                let plies = line.take_number().and_then(|plies| plies.try_into().ok());
                self.sheet.setup.plies = plies.unwrap_or_default();
                Ok(())
            }
            _ if text.starts_with("変化") => self.branch(line),
            _ if line.take("まで") => {
                self.result(text);
                Ok(())
            }
            _ => self.header(line),
        }
    }

    /// A line that programs pass over. What a person has put there is kept; which program
    /// has written the file, and how, is not.
    #[inline]
    fn remark(&mut self, line: Line<'a>) {
        const MARKS: [&str; 3] = ["KIF", "Kifu for ", "---"];
        let text = line.rest().trim();
        if !text.is_empty() && !MARKS.iter().any(|mark| text.starts_with(mark)) {
            self.sheet.comment(line);
        }
    }

    #[inline]
    fn header(&mut self, line: Line<'a>) -> Read<()> {
        let mut rest = line;
        let unknown = || line.strange(|text| FileFault::Line { text });
        if self.sheet.has_begun() {
            return Err(unknown());
        }
        let player = take_player(&mut rest);
        if let Some(side) = player {
            if rest.take("の持駒") || rest.take("の持ち駒") {
                self.sheet.widen(line);
                return self.hand(rest, side);
            }
            if rest.take("番") {
                self.sheet.setup.turn = Some(side);
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
            (None, Some(side)) if rest.rest().starts_with(['：', ':']) => NAMES[side.index()],
            _ => name,
        };
        if tag.is_ascii() {
            self.sheet.tags.push((tag, value));
        } else if !value.is_empty() {
            self.sheet.comment(line);
        }
        Ok(())
    }

    #[inline]
    fn handicap(&mut self, value: Line<'_>) -> Read<()> {
        let name = value.rest();
        if let Some(&(_, handicap)) = HANDICAPS.iter().find(|(known, _)| *known == name) {
            self.sheet.handicap = handicap;
        } else if let Some((_, squares)) = RARE.iter().find(|(known, _)| *known == name) {
            self.sheet.widen(value);
            self.sheet.setup.fill();
            self.sheet.setup.turn = Some(Side::SECOND);
            let start = start(Options::default(), Handicap::None);
            for square in squares.as_bytes().chunks(2) {
                let at = std::str::from_utf8(square).unwrap_or_default().parse();
                if let Ok(at) = at
                    && let Some((piece, _)) = start.piece_at(at)
                {
                    // It stands there.
                    let _ = self.sheet.setup.clear(at, piece.kind);
                }
            }
        } else if !matches!(name, "その他" | "詰将棋" | "") {
            return Err(value.strange(|text| FileFault::Handicap { text }));
        }
        Ok(())
    }

    #[inline]
    fn hand(&mut self, mut line: Line<'_>, side: Side) -> Read<()> {
        let _ = line.take("：") || line.take(":");
        if line.rest() == "なし" {
            return Ok(());
        }
        while !line.is_empty() {
            let whole = line;
            let piece = take_piece(&mut line);
            let Some(Piece {
                kind,
                promoted: false,
            }) = piece.filter(|it| it.kind != Kind::Lion)
            else {
                return Err(whole.strange(|text| FileFault::Piece { text }));
            };
            let count = take_count(&mut line);
            let given = self.sheet.setup.give(kind, side, count);
            given.map_err(|fault| whole.error(&fault))?;
        }
        Ok(())
    }

    /// A row of the diagram: `|v香v桂 ・|一`.
    #[inline]
    fn row(&mut self, mut line: Line<'_>) -> Read<()> {
        let whole = line;
        self.sheet.widen(line);
        let rank = self.rows;
        self.rows = rank.saturating_add(1);
        line.take("|");
        let mut squares = 0_u8;
        while !line.is_empty() && !line.take("|") {
            let side = if line.take("v") || line.take("V") {
                Side::SECOND
            } else {
                line.take("^");
                Side::FIRST
            };
            let cell = line;
            let at = SIZE.checked_sub(squares + 1);
            let at = at.and_then(|file| Square::at(file, rank));
            squares = squares.saturating_add(1).min(SIZE + 1);
            if line.take("・") || line.take("．") || line.take(".") || line.take("-") {
                continue;
            }
            let Some(piece) = take_piece(&mut line) else {
                return Err(cell.strange(|text| FileFault::Piece { text }));
            };
            if let Some(at) = at {
                let put = self.sheet.setup.put(piece, side, at);
                put.map_err(|fault| cell.error(&fault))?;
            }
        }
        if rank >= SIZE {
            let rows = u32::from(rank) + 1;
            return whole.fail(&ShogiFault::RowCount { rows });
        }
        if squares != SIZE {
            let (rank, squares) = ((b'a' + rank).into(), squares.into());
            return whole.fail(&ShogiFault::RowLength { rank, squares });
        }
        Ok(())
    }

    /// `変化：12手`
    #[inline]
    fn branch(&mut self, mut line: Line<'_>) -> Read<()> {
        let whole = line;
        let _ = line.take("変化：") || line.take("変化:");
        let first = self.first.unwrap_or(1);
        let Some(number) = line.take_number() else {
            return Err(whole.strange(|text| FileFault::Line { text }));
        };
        let depth = number.checked_sub(first).map(|depth| depth as usize);
        let draft = self.sheet.draft();
        let reached = depth.filter(|&depth| depth <= draft.depth());
        if let Some(depth) = reached {
            draft.branch(depth);
        }
        self.sheet.broken = reached.is_none();
        if self.sheet.broken {
            return whole.fail(&FileFault::Branch { number });
        }
        Ok(())
    }

    /// `まで12手で後手の勝ち`: the only word about the end in some files.
    #[inline]
    fn result(&mut self, text: &str) {
        let broken = self.sheet.broken;
        let draft = self.sheet.draft();
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
        if !broken {
            let reason = EndingReason::Stated;
            draft.decide(Some(Ending { winner, reason }));
        }
    }

    /// `12 同　銀成(41)   ( 0:16/00:01:16)+`
    #[inline]
    fn moves(&mut self, mut line: Line<'_>) -> Read<()> {
        let whole = line;
        self.sheet.draft();
        if self.sheet.broken {
            return Ok(());
        }
        let read = self.play(&mut line, whole);
        self.sheet.broken |= read.is_err();
        read?;
        let time = line;
        let spent = line.take("(").then(|| take_time(&mut line));
        line.take("+");
        if spent == Some(None) || !line.is_empty() {
            return Err(time.strange(|text| FileFault::Time { text }));
        }
        if let Some(spent) = spent.flatten() {
            self.sheet.draft().spent(spent);
        }
        Ok(())
    }

    /// The number, and the move or the end.
    #[inline]
    fn play(&mut self, line: &mut Line<'_>, whole: Line<'_>) -> Read<()> {
        let Some(found) = line.take_number() else {
            return Err(whole.strange(|text| FileFault::Line { text }));
        };
        line.take(".");
        line.take_char(|sign| "▲△▼▽☗☖".contains(sign).then_some(()));
        let first = *self.first.get_or_insert(found);
        if let Some(end) = End::of_kif(line.rest()) {
            self.sheet.draft().end(end);
            // Nobody has moved in that time.
            *line = Line::of("", line.span().end);
            return Ok(());
        }
        let draft = self.sheet.draft();
        let due = first.saturating_add(draft.depth() as u32);
        if found != due {
            return whole.fail(&FileFault::Number { due, found });
        }
        let text = *line;
        let words = take_words(line, draft.last_target());
        let end = line.span().start;
        let words = words.map_err(|fault| text.error(&fault))?;
        let span = text.span().start..end;
        let written = text.rest().get(..end - span.start).unwrap_or_default();
        let span = span.start..span.start + written.trim_end().len();
        let action = action(draft.position(), &words)
            .map_err(|fault| TextError::new(AnyFault::of(&fault), span.clone()))?;
        draft.play(action, span)
    }
}

/// What a move says. Without an origin it may be a drop as well.
#[inline]
fn take_words(line: &mut Line<'_>, last: Option<Square>) -> Result<Words, FileFault> {
    let whole = *line;
    let bad = || FileFault::Move {
        text: whole.shown(),
    };
    let to = if line.take("同") {
        last.ok_or(FileFault::NoSame)?
    } else {
        let file = line.take_char(digit).ok_or_else(bad)?;
        let rank = line.take_char(digit).ok_or_else(bad)?;
        Square::at(file - 1, rank - 1).ok_or_else(bad)?
    };
    let piece = take_piece(line).ok_or_else(bad)?;
    while line
        .take_char(|sign| "左直右上寄引行入".contains(sign).then_some(()))
        .is_some()
    {}
    let stays = line.take("不成") || line.take("生");
    let sign = Sign::of(!stays && line.take("成"));
    let mut drop = line.take("打");
    let mut from = None;
    let mut origin = *line;
    let inside = [('(', ")"), ('（', "）")].iter().find(|&&(open, _)| {
        origin
            .take_char(|sign| (sign == open).then_some(()))
            .is_some()
    });
    if let Some((_, close)) = inside
        && let (Some(file), Some(rank)) = (origin.take_char(place), origin.take_char(place))
        && origin.take(close)
    {
        from = Square::at(file.wrapping_sub(1), rank.wrapping_sub(1));
        drop |= from.is_none();
        *line = origin;
    }
    if drop && piece.promoted {
        return Err(bad());
    }
    let captures = false;
    Ok(Words {
        piece,
        from,
        drop,
        captures,
        to,
        sign,
    })
}

/// A digit of an origin; zeros are the hand.
#[inline]
fn place(char: char) -> Option<u8> {
    if char == '0' { Some(0) } else { digit(char) }
}

#[inline]
fn action(position: &AnimalShogi, words: &Words) -> Result<Action, ShogiFault> {
    let read = resolve(position, words);
    let hand = position.hand(klubovna_tabletop::rules::Position::side(position));
    match read {
        Err(ShogiFault::NoneReaches { piece, to })
            if words.from.is_none() && !piece.promoted && hand.holds(piece.kind) =>
        {
            let kind = piece.kind;
            Ok(Action::Drop { kind, to })
        }
        read => read,
    }
}

/// Passes `0:16/00:01:16)`: the time of the move in milliseconds. The sum behind it follows
/// from the others.
#[inline]
fn take_time(line: &mut Line<'_>) -> Option<u32> {
    let minutes = line.take_number()?;
    line.take(":").then_some(())?;
    let seconds = line.take_number()?;
    let mut millis = 0;
    if line.take(".") {
        let digits = line.rest().bytes().take_while(u8::is_ascii_digit).count();
        let first = line.take_bytes(digits)?.get(..digits.min(3))?;
        millis = first.parse::<u32>().ok()? * 10_u32.pow(3 - first.len() as u32);
    }
    (_, *line) = line.split(&[')'])?;
    let whole = minutes.checked_mul(60)?.checked_add(seconds)?;
    whole.checked_mul(1000)?.checked_add(millis)
}
