//! From a game to KIF.

use std::fmt::Write;
use std::iter;

use klubovna_animal_shogi::{Action, AnimalShogi, Handicap, SIZE, Square};
use klubovna_rules::{Position, Side};
use klubovna_text::record::Record;
use klubovna_text::tree::{Node, ROOT};

use super::names::{
    HANDICAPS, NAMES, PLAYERS, TAGS, piece_name, piece_sign, push_count, push_square, rank_sign,
};
use crate::end::End;
use crate::setup::{SFEN, handicap};
use crate::walk::{Step, Walk, remarks};

/// A game as KIF in UTF-8.
pub(crate) fn write(record: &Record<AnimalShogi>) -> String {
    let mut walk = Walk::start(record);
    let handicap = handicap(&walk.here.position, SFEN);
    let [even, unequal] = PLAYERS;
    let players = match handicap {
        None | Some(Handicap::None) => even,
        _ => unequal,
    };
    let mut text = String::from("#KIF version=2.0 encoding=UTF-8\n");
    header(&mut text, record);
    let mut known = Handicap::ALL.into_iter().zip(HANDICAPS);
    match known.find(|(known, _)| Some(*known) == handicap) {
        Some((_, name)) => text.extend(["手合割：", name, "\n"]),
        None => diagram(&mut text, &walk.here.position),
    }
    for (player, tag) in players.into_iter().zip(NAMES) {
        let name = record.book.tags.get(tag).unwrap_or_default();
        text.extend([player, "：", name, "\n"]);
    }
    text.push_str("手数----指手---------消費時間--\n");
    if let Some(root) = record.tree().node(ROOT) {
        notes(&mut text, root);
    }
    let mut next = Some(0);
    while let Some(child) = next {
        if !walk.main {
            let number = (walk.here.moves + 1).to_string();
            text.extend(["\n変化：", &number, "手\n"]);
        }
        walk.line(child, |step| row(&mut text, step));
        end(&mut text, &walk, players);
        next = walk.back();
    }
    text
}

fn header(text: &mut String, record: &Record<AnimalShogi>) {
    for (name, value) in record.book.tags.iter() {
        if !NAMES.contains(&name) {
            let known = TAGS.iter().find(|(_, tag)| *tag == name);
            let name = known.map_or(name, |(name, _)| name);
            text.extend([name, "：", value, "\n"]);
        }
    }
}

/// Board and hands as a diagram, as programs write them.
fn diagram(text: &mut String, position: &AnimalShogi) {
    let [[first, second], _] = PLAYERS;
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
        text.extend(["手数＝", &(position.ply() - 1).to_string(), "\n"]);
    }
}

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

fn notes(text: &mut String, node: &Node) {
    for line in remarks(node) {
        text.extend(["*", line, "\n"]);
    }
}

fn row(text: &mut String, step: &Step<'_>) {
    let before = &step.before;
    let Some(to) = step.action.to() else {
        // Announcements are no moves: their comments follow the move before.
        return notes(text, step.note);
    };
    let mut words = String::new();
    if before.target == Some(to) {
        words.push_str("同　");
    } else {
        push_square(&mut words, to);
    }
    match step.action {
        Action::Move { from, promote, .. } => {
            let name = piece_name(before.position.known_piece(from));
            let sign = if promote { "成" } else { "" };
            let (file, rank) = (from.file() + 1, from.rank() + 1);
            let _ = write!(words, "{name}{sign}({file}{rank})");
        }
        Action::Drop { kind, .. } => words.extend([piece_name(kind.plain()), "打"]),
        _ => {}
    }
    let _ = write!(text, "{:4} {words}", before.moves + 1);
    if let Some(spent) = step.note.spent {
        let width = |char: char| if char.is_ascii() { 1 } else { 2 };
        let width: usize = words.chars().map(width).sum();
        text.extend(iter::repeat_n(' ', 13_usize.saturating_sub(width).max(1)));
        time(text, spent, step.total);
    }
    text.push('\n');
    notes(text, step.note);
}

/// `( 0:16/00:01:16)`: of this move, and of all of the player together.
fn time(text: &mut String, spent: u32, total: u64) {
    let spent = spent / 1000;
    let _ = write!(
        text,
        "({:2}:{:02}/{:02}:{:02}:{:02})",
        spent / 60,
        spent % 60,
        total / 3600,
        total / 60 % 60,
        total % 60
    );
}

/// The end of a line: its word, and after the main line also the sentence.
fn end(text: &mut String, walk: &Walk<'_>, players: [&str; 2]) {
    let Some((end, winner)) = walk.end() else {
        return;
    };
    let word = end.and_then(End::kif);
    let moves = walk.here.moves;
    if let Some(word) = word {
        let _ = writeln!(text, "{:4} {word}", moves + 1);
    }
    if walk.main {
        let [first, second] = players;
        let (who, wins) = match winner {
            Some(Side::FIRST) => (first, "の勝ち"),
            Some(_) => (second, "の勝ち"),
            None => (word.unwrap_or("持将棋"), ""),
        };
        let _ = writeln!(text, "まで{moves}手で{who}{wins}");
    }
}
