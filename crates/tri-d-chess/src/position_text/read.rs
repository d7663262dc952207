//! Reads a position string through every check of the rules.

use klubovna_board::chess::{ChessPiece, uncased};
use klubovna_rules::{Position, Side};
use klubovna_text::{Field, Fields, TextError, quoted};

use crate::TriDFault as Fault;
use crate::attack_boards::Pin;
use crate::geometry::{Columns, Level, Square, Squares, parse_column};
use crate::pieces::pawn_direction;
use crate::position::Passed;
use crate::variants::{Rule, places, row_place, row_square};
use crate::{Kind, Options, TriD};

/// A field of the string, or a part of one.
type Word<'a> = Field<'a, Fault>;

pub(crate) fn read(text: &str, options: Options) -> Result<TriD, TextError<Fault>> {
    let text = text.trim_ascii_end();
    let mut fields = Fields::<Fault>::of(text);
    let names = [
        "boards",
        "side",
        "castling",
        "en-passant",
        "pending",
        "quiet",
    ];
    let [boards, side, castling, passed, pending, quiet] = fields.take(names)?;
    let quiet = quiet.number(0, u16::MAX)?;
    let number = fields.next("move")?.number(1, u16::MAX)?;
    let mut rules = options;
    if let Ok(mix) = fields.next("mix") {
        rules = read_mix(mix.text, options).map_err(|fault| mix.error(fault))?;
    }
    if let Ok(Field { start, .. }) = fields.next("end") {
        let rest = quoted(text.get(start..).unwrap_or_default());
        let fault = Fault::ExtraText { text: rest };
        return Err(TextError::new(fault, start..text.len()));
    }
    let mut reader = Reader {
        position: TriD::empty(rules),
        start: TriD::start(&rules),
        word: boards,
    };
    reader.position.set_side(side.side()?);
    reader.position.quiet = quiet;
    reader.position.number = number;
    match reader.read([boards, castling, pending, passed]) {
        Ok(()) => Ok(reader.position),
        Err(fault) => Err(reader.word.error(fault)),
    }
}

/// A position alone brings its own variants along; in a game they are those of the game.
fn read_mix(text: &str, options: Options) -> Result<Options, Fault> {
    let other = options.mix();
    if other == text {
        return Ok(options);
    }
    let mix = Options::from_mix(text)?;
    if other.is_empty() {
        return Ok(mix);
    }
    let text = quoted(text);
    Err(Fault::OtherVariants { text, other })
}

/// A position as far as it has been read.
struct Reader<'a> {
    position: TriD,
    start: TriD,
    /// What a fault would be about.
    word: Word<'a>,
}

impl<'a> Reader<'a> {
    fn read(&mut self, [boards, castling, pending, passed]: [Word<'a>; 4]) -> Result<(), Fault> {
        self.read_boards(boards)?;
        if self.position.placing().is_some() {
            self.check_set_up()?;
        } else {
            self.check_counts()?;
        }
        if castling.text != "-" {
            self.read_castling(castling)?;
        }
        if pending.text != "-" {
            self.read_pending(pending)?;
        }
        self.word = boards;
        self.check_pawns()?;
        if passed.text != "-" {
            self.read_passed(passed)?;
        }
        self.word = boards;
        let side = self.position.side().other();
        if self.position.king_attacked(side) {
            return Err(Fault::OpponentInCheck { side });
        }
        Ok(())
    }

    fn text(&self) -> String {
        quoted(self.word.text)
    }

    fn read_boards(&mut self, field: Word<'a>) -> Result<(), Fault> {
        let mut found = Squares::EMPTY;
        for word in field.split('|') {
            self.word = word;
            let Some((name, rows)) = word.split_once('=') else {
                return Err(Fault::BoardForm { text: self.text() });
            };
            self.word = name;
            let level = self.put_board(found)?;
            found |= level.squares();
            self.read_rows(rows, level)?;
            self.word = name;
            if let Level::Attack(place) = level
                && self.position.boards().owner(place).is_none()
                && !self.position.aboard(place).is_empty()
            {
                return Err(Fault::NeutralTaken { text: self.text() });
            }
        }
        self.word = field;
        for board in Level::MAIN {
            if !found.meets(&board.squares()) {
                return Err(Fault::MainBoardMissing { board });
            }
        }
        Ok(())
    }

    /// Puts the board of this name beside those that were `found` before it.
    fn put_board(&mut self, found: Squares) -> Result<Level, Fault> {
        let (text, rules) = (self.text(), self.position.rules);
        let Some((level, mark)) = Level::parse(self.word.text) else {
            return Err(Fault::UnknownBoard { text });
        };
        let owner = match (mark, level) {
            ("w", Level::Attack(_)) => Some(Side::FIRST),
            ("b", Level::Attack(_)) => Some(Side::SECOND),
            ("n", Level::Attack(_)) | ("", Level::White | Level::Neutral | Level::Black) => None,
            (_, Level::Attack(_)) => return Err(Fault::BadOwner { text }),
            _ if mark.starts_with(['w', 'b', 'n']) => return Err(Fault::BadOwner { text }),
            _ => return Err(Fault::UnknownBoard { text }),
        };
        if found.meets(&level.squares()) {
            return Err(Fault::BoardTwice { text });
        }
        if let Level::Attack(place) = level {
            if owner.is_none() && !rules.has(Rule::A4) {
                return Err(Fault::NeutralBoard { text });
            }
            if place.is_inverted() && !rules.has(Rule::A22) {
                return Err(Fault::InvertedBoard { text });
            }
            self.position.put_board(place, owner);
        }
        Ok(level)
    }

    fn read_rows(&mut self, rows: Word<'a>, board: Level) -> Result<(), Fault> {
        let (.., count) = board.corner();
        self.word = rows;
        if rows.split('/').count() != usize::from(count) {
            return Err(Fault::RowCount { board, count });
        }
        let mut rank = count;
        for row in rows.split('/') {
            rank -= 1;
            self.word = row;
            let mut file = 0_u8;
            for (letter, word) in row.letters() {
                if let Some(empty @ 1..=4) = letter.to_digit(10) {
                    file = file.saturating_add(empty as u8);
                    continue;
                }
                let (capital, owner) = uncased(letter);
                let fresh = capital == 'F';
                let kind = Kind::from_capital(if fresh { 'P' } else { capital });
                let Some(kind) = kind else {
                    self.word = word;
                    return Err(Fault::UnknownLetter { text: self.text() });
                };
                if let Some(square) = board.square_at(file, rank) {
                    self.position.toggle(kind, owner, square);
                    if fresh {
                        self.position.toggle_fresh(square);
                    }
                }
                file = file.saturating_add(1);
            }
            if file != count {
                return Err(Fault::RowLength { board, count });
            }
        }
        Ok(())
    }

    /// What no game can reach.
    fn check_counts(&self) -> Result<(), Fault> {
        for side in Side::BOTH {
            let count = |kind| self.position.pieces_of(side, kind).len();
            let (kings, pawns) = (count(Kind::King), count(Kind::Pawn));
            let all = self.position.non_pawns(side) + pawns;
            return Err(match (kings, pawns, all) {
                (0, ..) => Fault::NoKing { side },
                (2.., ..) => Fault::ManyKings { side, count: kings },
                (_, 9.., _) => Fault::ManyPawns { side, count: pawns },
                (.., 17..) => Fault::ManyPieces { side, count: all },
                _ => continue,
            });
        }
        Ok(())
    }

    /// Fresh pawns stand where pawns start, and none where it would have promoted.
    fn check_pawns(&self) -> Result<(), Fault> {
        let (position, start) = (&self.position, &self.start);
        for side in Side::BOTH {
            let last = position.last_columns(side, position.boards());
            for at in position.pieces_of(side, Kind::Pawn) {
                if position.is_fresh(at) && !start.pieces().has(side, Kind::Pawn, at) {
                    return Err(Fault::FreshPawn { at });
                }
                // V.P7: a board that left has emptied the column ahead; the pawn stays.
                let stays =
                    position.rules.sideways() && (1..=4).contains(&at.column().file().index());
                if last.contains(at.column()) && !stays && position.pending() != Some(at) {
                    return Err(Fault::PawnOnLast { at });
                }
            }
        }
        Ok(())
    }

    /// A set-up under way is the start with some pieces of the two rows.
    fn check_set_up(&self) -> Result<(), Fault> {
        let (position, mut rebuilt) = (&self.position, self.start);
        let count = |at: &TriD| at.non_pawns(Side::FIRST) + at.non_pawns(Side::SECOND);
        // Whatever order the pieces came in, their places say what is left to do.
        while let Some((kind, side)) = rebuilt.placing()
            && count(&rebuilt) != count(position)
            && let Some(at) = rebuilt
                .open_squares(kind, side)
                .find(|&at| position.piece_at(at) == Some((kind, side)))
        {
            rebuilt.put(kind, at);
        }
        let same = rebuilt.pieces() == position.pieces()
            && rebuilt.boards() == position.boards()
            && rebuilt.side() == position.side()
            && (position.quiet, position.number) == (0, 1);
        if same { Ok(()) } else { Err(Fault::BadSetUp) }
    }

    fn read_square(&mut self, word: Word<'a>) -> Result<Square, Fault> {
        self.word = word;
        match Square::named(word.text) {
            Some(at) if self.position.existing().contains(at) => Ok(at),
            _ => Err(Fault::NoSquare {
                field: word.name,
                text: self.text(),
            }),
        }
    }

    fn read_castling(&mut self, field: Word<'a>) -> Result<(), Fault> {
        for word in field.split(',') {
            let at = self.read_square(word)?;
            let position = &mut self.position;
            if position.rules.sideways() {
                return Err(Fault::NoCastling);
            }
            let side = Side(u8::from(at.column().rank().index() > 4));
            let Some(place) = row_place(side, at) else {
                return Err(Fault::RightOffRow { at });
            };
            if position.piece_at(at) != Some((Kind::Rook, side)) {
                return Err(Fault::RightWithoutRook { at });
            }
            let Some(king) = position.king_place(side) else {
                return Err(Fault::RightWithoutKing { at });
            };
            for twin in places(position.rights(side)) {
                if (twin < king) == (place < king) {
                    let (at, other) = (row_square(side, twin), at);
                    return Err(Fault::RightTwice { at, other });
                }
            }
            position.grant(side, place);
        }
        Ok(())
    }

    fn read_passed(&mut self, field: Word<'a>) -> Result<(), Fault> {
        self.word = field;
        let parts = field.split_once(':');
        let crossed = parts.and_then(|(column, _)| parse_column(column.text));
        let (Some((name, word)), Some((column, ""))) = (parts, crossed) else {
            return Err(Fault::EnPassantForm { text: self.text() });
        };
        let at = self.read_square(word)?;
        let position = &mut self.position;
        let first = position.pending().is_some() || position.placing().is_some();
        if first || position.rules.has(Rule::M1) {
            self.word = field;
            return Err(Fault::EnPassantForbidden);
        }
        let side = position.side().other();
        if !position.pieces().has(side, Kind::Pawn, at) || position.is_fresh(at) {
            return Err(Fault::EnPassantWithoutPawn { at });
        }
        // Where it came from: a square on which a pawn starts, two columns back.
        let ahead = pawn_direction(side, position.rules);
        let behind = Columns::of(column).shift(ahead.opposite());
        let starts = self.start.pieces_of(side, Kind::Pawn).within(behind) & position.existing();
        let left = !(starts - position.pieces().all()).is_empty();
        let free = !position.pieces().columns().contains(column);
        if column.step(ahead) != Some(at.column()) || !left || !free {
            self.word = field;
            let column = name.text.into();
            return Err(Fault::EnPassantColumn { at, column });
        }
        position.passed = Some(Passed { column, pawn: at });
        Ok(())
    }

    fn read_pending(&mut self, word: Word<'a>) -> Result<(), Fault> {
        let at = self.read_square(word)?;
        let position = &mut self.position;
        let side = position.side();
        let corner = Pin::over(at, side).is_some_and(|pin| !position.boards().on(pin));
        let pawn = position.pieces().has(side, Kind::Pawn, at);
        if !corner || !pawn || position.rules.sideways() {
            return Err(Fault::NothingPending { at });
        }
        position.set_pending(Some(at));
        Ok(())
    }
}
