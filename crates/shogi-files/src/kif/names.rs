//! The words of KIF.

use klubovna_animal_shogi::{Kind, Piece, Square};
use klubovna_rules::Side;

use crate::lines::Line;

/// In the order of all pieces.
#[rustfmt::skip]
const PIECES: [&str; 14] = [
    "歩", "香", "桂", "銀", "金", "角", "飛", "玉", "と", "成香", "成桂", "成銀", "馬", "龍",
];

/// Signs for diagrams, in that order.
#[rustfmt::skip]
const SIGNS: [&str; 14] = [
    "歩", "香", "桂", "銀", "金", "角", "飛", "玉", "と", "杏", "圭", "全", "馬", "龍",
];

/// Other names that are read.
const OTHERS: [(&str, Piece); 3] = [
    ("と金", Piece::new(Kind::Chick, true)),
    ("王", Kind::Lion.plain()),
    ("竜", Piece::new(Kind::Giraffe, true)),
];

/// Reads the name of a piece.
pub(super) fn take_piece(line: &mut Line<'_>) -> Option<Piece> {
    let known = [PIECES, SIGNS].into_iter();
    let known = known.flat_map(|names| names.into_iter().zip(Piece::ALL));
    // `と金` before `と`.
    let mut known = OTHERS.into_iter().chain(known);
    Some(known.find(|(name, _)| line.take(name))?.1)
}

pub(super) fn piece_name(piece: Piece) -> &'static str {
    of_piece(&PIECES, piece)
}

/// The name of one sign.
pub(super) fn piece_sign(piece: Piece) -> &'static str {
    of_piece(&SIGNS, piece)
}

fn of_piece(names: &[&'static str], piece: Piece) -> &'static str {
    let mut known = Piece::ALL.iter().zip(names);
    let found = known.find(|(known, _)| **known == piece);
    found.map_or("", |(_, name)| name)
}

/// Numbers from one; eighteen is the most of any kind in a hand.
const NUMERALS: [char; 10] = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

/// The number that a sign of any script means, from 1 to 9.
pub(super) fn digit(char: char) -> Option<u8> {
    let from = |first: char| u32::from(char).checked_sub(u32::from(first));
    let near = [from('１'), from('1')].into_iter().flatten();
    near.chain(numeral(char))
        .find(|&digit| digit < 9)
        .map(|digit| digit as u8 + 1)
}

fn numeral(char: char) -> Option<u32> {
    let at = NUMERALS.iter().position(|&known| known == char)?;
    Some(at as u32)
}

pub(super) fn push_square(text: &mut String, square: Square) {
    text.extend(char::from_u32(u32::from('１') + u32::from(square.file())));
    text.extend(rank_sign(square.rank()));
}

pub(super) fn rank_sign(rank: u8) -> Option<char> {
    NUMERALS.get(usize::from(rank)).copied()
}

/// Reads a number of pieces in hand: nothing for one, `十八` for eighteen, or digits.
pub(super) fn take_count(line: &mut Line<'_>) -> u32 {
    if let Some(number) = line.take_number() {
        return number;
    }
    let mut count = None;
    while let Some(sign) = line.take_char(numeral) {
        count = Some(count.unwrap_or(0) + sign + 1);
    }
    count.unwrap_or(1)
}

pub(super) fn push_count(text: &mut String, count: u8) {
    if count > 10 {
        text.push('十');
    }
    if count > 1 {
        text.extend(rank_sign((count - 1) % 10));
    }
}

/// Handicaps in their order, with an even game.
#[rustfmt::skip]
pub(super) const HANDICAPS: [&str; 11] = [
    "平手", "香落ち", "右香落ち", "角落ち", "飛車落ち", "飛香落ち", "二枚落ち", "四枚落ち",
    "六枚落ち", "八枚落ち", "十枚落ち",
];

/// Handicaps that the game has no name for, with the squares that stay empty.
#[rustfmt::skip]
pub(super) const RARE: [(&str, &[&str]); 5] = [
    ("三枚落ち", &["82", "22", "11"]),
    ("五枚落ち", &["82", "22", "11", "91", "81"]),
    ("左五枚落ち", &["82", "22", "11", "91", "21"]),
    ("左七枚落ち", &["82", "22", "11", "91", "21", "81", "31"]),
    ("右七枚落ち", &["82", "22", "11", "91", "21", "81", "71"]),
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
pub(super) fn take_player(line: &mut Line<'_>) -> Option<Side> {
    let [even, handicap] = PLAYERS.map(|players| Side::BOTH.into_iter().zip(players));
    let mut players = even.chain(handicap);
    let (side, _) = players.find(|(_, player)| line.take(player))?;
    Some(side)
}
