//! From a game to KIF.

use klubovna_tabletop::record::Record;
use klubovna_tabletop::rules::{Position, Side};
use klubovna_tabletop::tree::{Node, NodeId, ROOT};

use super::super::setup;
use super::super::walk::{self, Spot, Stride, remarks};
use super::names::{
    HANDICAPS, NAMES, PLAYERS, TAGS, piece_name, piece_sign, push_count, push_square, rank_sign,
};
use crate::action::Action;
use crate::handicap::Handicap;
use crate::piece::Piece;
use crate::position::AnimalShogi;
use crate::square::{SIZE, Square};

/// A game as KIF in UTF-8.
#[inline]
pub(in super::super) fn write(record: &Record<AnimalShogi>) -> String {
    let start = walk::start(record);
    let handicap = setup::handicap(&start.position, setup::SFEN);
    let players = PLAYERS[usize::from(handicap.is_some_and(|known| known != Handicap::None))];
    let mut text = String::from("#KIF version=2.0 encoding=UTF-8\n");
    header(&mut text, record);
    match HANDICAPS.iter().find(|(_, known)| Some(*known) == handicap) {
        Some((name, _)) => text.extend(["手合割：", name, "\n"]),
        None => diagram(&mut text, &start.position),
    }
    for side in Side::BOTH {
        let name = record.tags.get(NAMES[side.index()]).unwrap_or_default();
        text.extend([players[side.index()], "：", name, "\n"]);
    }
    text.push_str("手数----指手---------消費時間--\n");
    if let Some(root) = record.tree.node(ROOT) {
        notes(&mut text, root);
    }
    let mut work: Vec<(Spot, Option<NodeId>)> = vec![(start, None)];
    while let Some((mut spot, first)) = work.pop() {
        if first.is_some() {
            text.push_str("\n変化：");
            text.push_str(&(spot.moves + 1).to_string());
            text.push_str("手\n");
        }
        let branches = spot.line(record, first, |stride| row(&mut text, stride));
        end(&mut text, record, &spot, players);
        work.extend(branches.into_iter().map(|(spot, node)| (spot, Some(node))));
    }
    text
}

#[inline]
fn header(text: &mut String, record: &Record<AnimalShogi>) {
    for (name, value) in record.tags.iter() {
        if NAMES.contains(&name) {
            continue;
        }
        let known = TAGS.iter().find(|(_, tag)| *tag == name);
        let name = known.map_or(name, |(name, _)| name);
        text.extend([name, "：", value, "\n"]);
    }
}

/// Board and hands as programs paste them.
#[inline]
fn diagram(text: &mut String, position: &AnimalShogi) {
    let [first, second] = PLAYERS[0];
    text.push_str("手合割：その他\n");
    hand(text, second, position, Side::SECOND);
    text.push_str("  ９ ８ ７ ６ ５ ４ ３ ２ １\n+---------------------------+\n");
    for rank in 0..SIZE {
        text.push('|');
        for file in (0..SIZE).rev() {
            let piece = Square::at(file, rank).and_then(|at| position.piece_at(at));
            let second = matches!(piece, Some((_, Side::SECOND)));
            text.push(if second { 'v' } else { ' ' });
            text.push_str(piece.map_or("・", |(piece, _)| piece_sign(piece)));
        }
        text.push('|');
        text.extend(rank_sign(rank));
        text.push('\n');
    }
    text.push_str("+---------------------------+\n");
    hand(text, first, position, Side::FIRST);
    if position.side() == Side::SECOND {
        text.extend([second, "番\n"]);
    }
    if position.ply() > 1 {
        text.push_str("手数＝");
        text.push_str(&(position.ply() - 1).to_string());
        text.push('\n');
    }
}

#[inline]
fn hand(text: &mut String, player: &str, position: &AnimalShogi, side: Side) {
    text.extend([player, "の持駒："]);
    let hand = position.hand(side);
    if hand.is_empty() {
        text.push_str("なし");
    }
    for (kind, count) in hand.items() {
        text.push_str(piece_name(kind.plain()));
        push_count(text, count);
        text.push('　');
    }
    text.push('\n');
}

#[inline]
fn notes(text: &mut String, node: &Node) {
    for line in remarks(node) {
        text.extend(["*", line, "\n"]);
    }
}

#[inline]
fn row(text: &mut String, stride: &Stride<'_>) {
    let before = &stride.before;
    let mut words = String::new();
    match stride.action {
        Action::Move { from, to, promote } => {
            let piece = before.position.known_piece(from);
            target(&mut words, to, before.target);
            words.push_str(piece_name(piece));
            if promote {
                words.push('成');
            }
            words.push('(');
            for number in [from.file(), from.rank()] {
                words.push((b'1' + number).into());
            }
            words.push(')');
        }
        Action::Drop { kind, to } => {
            target(&mut words, to, before.target);
            words.push_str(piece_name(Piece::new(kind, false)));
            words.push('打');
        }
        // What is said about it stands behind the move before.
        _ => return notes(text, stride.note),
    }
    number(text, before.moves + 1);
    text.push_str(&words);
    if let Some(spent) = stride.note.spent {
        let width: usize = words
            .chars()
            .map(|char| 1 + usize::from(!char.is_ascii()))
            .sum();
        text.extend(std::iter::repeat_n(
            ' ',
            13_usize.saturating_sub(width).max(1),
        ));
        time(text, spent, stride.total);
    }
    text.push('\n');
    notes(text, stride.note);
}

#[inline]
fn target(words: &mut String, to: Square, last: Option<Square>) {
    if last == Some(to) {
        words.push_str("同　");
    } else {
        push_square(words, to);
    }
}

/// The number of a row, in four columns.
#[inline]
fn number(text: &mut String, number: u32) {
    let number = number.to_string();
    text.extend(std::iter::repeat_n(
        ' ',
        4_usize.saturating_sub(number.len()),
    ));
    text.extend([&number, " "]);
}

/// `( 0:16/00:01:16)`: of this move, and of all of the player together.
#[inline]
fn time(text: &mut String, spent: u32, total: u64) {
    let two = |text: &mut String, number: u64| {
        text.push((b'0' + (number / 10 % 10) as u8).into());
        text.push((b'0' + (number % 10) as u8).into());
    };
    let (spent, total) = (u64::from(spent / 1000), total / 1000);
    let minutes = (spent / 60).to_string();
    text.push('(');
    text.extend(std::iter::repeat_n(
        ' ',
        2_usize.saturating_sub(minutes.len()),
    ));
    text.extend([&minutes, ":"]);
    two(text, spent % 60);
    text.push('/');
    if total >= 360_000 {
        text.push_str(&(total / 3600).to_string());
    } else {
        two(text, total / 3600);
    }
    for part in [total / 60 % 60, total % 60] {
        text.push(':');
        two(text, part);
    }
    text.push(')');
}

/// How the line ended: the word, and below the main line the sentence.
#[inline]
fn end(text: &mut String, record: &Record<AnimalShogi>, spot: &Spot, players: [&str; 2]) {
    let Some((end, winner)) = spot.end(record) else {
        return;
    };
    let word = end.and_then(super::super::end::End::kif);
    if let Some(word) = word {
        number(text, spot.moves + 1);
        text.extend([word, "\n"]);
    }
    if spot.main {
        text.push_str("まで");
        text.push_str(&spot.moves.to_string());
        text.push_str("手で");
        match winner {
            Some(side) => text.extend([players[side.index()], "の勝ち"]),
            None => text.push_str(word.unwrap_or("持将棋")),
        }
        text.push('\n');
    }
}
