//! The words of KIF.

use klubovna_tabletop::rules::Side;

use super::super::lines::Line;
use crate::handicap::Handicap;
use crate::piece::{Kind, Piece};
use crate::square::Square;

/// Names of pieces in moves; the first of those that mean the same is written.
const PIECES: [(&str, Piece); 20] = [
    ("歩", Piece::new(Kind::Chick, false)),
    ("香", Piece::new(Kind::Piglet, false)),
    ("桂", Piece::new(Kind::Rabbit, false)),
    ("銀", Piece::new(Kind::Cat, false)),
    ("金", Piece::new(Kind::Dog, false)),
    ("角", Piece::new(Kind::Elephant, false)),
    ("飛", Piece::new(Kind::Giraffe, false)),
    ("玉", Piece::new(Kind::Lion, false)),
    ("王", Piece::new(Kind::Lion, false)),
    ("と", Piece::new(Kind::Chick, true)),
    ("成香", Piece::new(Kind::Piglet, true)),
    ("成桂", Piece::new(Kind::Rabbit, true)),
    ("成銀", Piece::new(Kind::Cat, true)),
    ("馬", Piece::new(Kind::Elephant, true)),
    ("龍", Piece::new(Kind::Giraffe, true)),
    ("竜", Piece::new(Kind::Giraffe, true)),
    // Names of one sign, for diagrams.
    ("杏", Piece::new(Kind::Piglet, true)),
    ("圭", Piece::new(Kind::Rabbit, true)),
    ("全", Piece::new(Kind::Cat, true)),
    ("と金", Piece::new(Kind::Chick, true)),
];

/// Passes the name of a piece.
#[inline]
pub(super) fn take_piece(line: &mut Line<'_>) -> Option<Piece> {
    // `と金` before `と`.
    let mut known = PIECES.iter().rev();
    known
        .find(|(name, _)| line.take(name))
        .map(|&(_, piece)| piece)
}

#[inline]
pub(super) fn piece_name(piece: Piece) -> &'static str {
    let known = PIECES.iter().find(|(_, meant)| *meant == piece);
    known.map_or("", |(name, _)| name)
}

/// The name of one sign.
#[inline]
pub(super) fn piece_sign(piece: Piece) -> &'static str {
    let single = |name: &&(&str, Piece)| name.1 == piece && name.0.chars().count() == 1;
    PIECES.iter().find(single).map_or("", |(name, _)| name)
}

/// Numbers from one; eighteen is the most of any kind in a hand.
const NUMERALS: [char; 10] = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/// The number that a sign of any script means, from 1 to 9.
#[inline]
pub(super) fn digit(char: char) -> Option<u8> {
    let from = |first: char| u32::from(char).checked_sub(u32::from(first));
    let near = [from('１'), from('1')].into_iter().flatten();
    near.chain(numeral(char))
        .find(|&digit| digit < 9)
        .map(|digit| digit as u8 + 1)
}

#[inline]
fn numeral(char: char) -> Option<u32> {
    let at = NUMERALS.iter().position(|&known| known == char)?;
    Some(at as u32)
}

#[inline]
pub(super) fn push_square(text: &mut String, square: Square) {
    text.extend(char::from_u32(u32::from('１') + u32::from(square.file())));
    text.extend(rank_sign(square.rank()));
}

#[inline]
pub(super) fn rank_sign(rank: u8) -> Option<char> {
    NUMERALS.get(usize::from(rank)).copied()
}

/// Passes a number as hands count: nothing for one, `十八` for eighteen, or digits.
#[inline]
pub(super) fn take_count(line: &mut Line<'_>) -> u32 {
    if let Some(number) = line.take_number() {
        return number;
    }
    let mut count = 0;
    let mut any = false;
    while let Some(sign) = line.take_char(numeral) {
        any = true;
        count += sign + 1;
    }
    if any { count } else { 1 }
}

#[inline]
pub(super) fn push_count(text: &mut String, count: u8) {
    if count > 10 {
        text.push('十');
    }
    if count > 1 {
        text.extend(rank_sign((count - 1) % 10));
    }
}

/// Handicaps by name, with the squares that stay empty where the game has no name for it.
pub(super) const HANDICAPS: [(&str, Handicap); 11] = [
    ("平手", Handicap::None),
    ("香落ち", Handicap::Lance),
    ("右香落ち", Handicap::RightLance),
    ("角落ち", Handicap::Bishop),
    ("飛車落ち", Handicap::Rook),
    ("飛香落ち", Handicap::RookLance),
    ("二枚落ち", Handicap::TwoPiece),
    ("四枚落ち", Handicap::FourPiece),
    ("六枚落ち", Handicap::SixPiece),
    ("八枚落ち", Handicap::EightPiece),
    ("十枚落ち", Handicap::TenPiece),
];

/// Rarer handicaps: the squares that stay empty, as two digits each.
pub(super) const RARE: [(&str, &str); 5] = [
    ("三枚落ち", "822211"),
    ("五枚落ち", "8222119181"),
    ("左五枚落ち", "8222119121"),
    ("左七枚落ち", "82221191218131"),
    ("右七枚落ち", "82221191218171"),
];

/// Names of the header and the tags of our records.
pub(super) const TAGS: [(&str, &str); 9] = [
    ("開始日時", "Date"),
    ("対局日", "Date"),
    ("終了日時", "EndDate"),
    ("棋戦", "Event"),
    ("場所", "Site"),
    ("戦型", "Opening"),
    ("表題", "Title"),
    ("持ち時間", "TimeControl"),
    ("秒読み", "Byoyomi"),
];

/// The players, by sides: even, and with a handicap.
pub(super) const PLAYERS: [[&str; 2]; 2] = [["先手", "後手"], ["下手", "上手"]];

/// The tags with their names.
pub(super) const NAMES: [&str; 2] = ["White", "Black"];

/// The player that a text begins with.
#[inline]
pub(super) fn take_player(line: &mut Line<'_>) -> Option<Side> {
    let [even, handicap] = PLAYERS;
    Side::BOTH.into_iter().find(|side| {
        [even, handicap]
            .iter()
            .any(|pair| line.take(pair[side.index()]))
    })
}
