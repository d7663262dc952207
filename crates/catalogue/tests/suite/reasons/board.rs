//! What a game shows, and the position with the other side on turn, read from its text.

use std::collections::BTreeMap;

use klubovna_animal_shogi::{AnimalShogi, Stage};
use klubovna_folky::Folky;
use klubovna_mixtour::Mixtour;
use klubovna_raindropchess::Raindropchess;
use klubovna_rules::{Position, Side, Turn};
use klubovna_search::Engine;
use klubovna_text::{GameOptions, Named, Notation};
use klubovna_tri_d_chess::TriD;
use klubovna_view::Present;

/// What stands on a cell, from the bottom up: kinds and sides.
pub(crate) type Cells = BTreeMap<String, Vec<(String, Side)>>;

/// A game whose text can be turned round.
pub(crate) trait Turned: Notation + Present {
    /// The engine that is asked.
    type Engine: Engine<Game = Self>;

    /// Options with which games are played for these tests, besides the usual ones.
    const OPTIONS: &'static [&'static [(&'static str, &'static str)]];

    /// The field of the position string with the side on turn, and fields that say what was done
    /// last, with what they hold when nothing is known.
    const FIELDS: (usize, &'static [(usize, &'static str)]);

    fn in_check(&self) -> bool {
        false
    }

    /// Whether an action that the rules list is refused, and only loses.
    fn is_refused(&self, _action: Self::Action) -> bool {
        false
    }

    /// How much a kind is worth, for games in which pieces are captured.
    fn worth(_kind: &str) -> u32 {
        0
    }

    /// The same position, the other side on turn; none where the rules know no such position.
    fn turned(&self) -> Option<Self> {
        let text = self.write_position();
        let mut fields: Vec<&str> = text.split(' ').collect();
        let (side, blank) = Self::FIELDS;
        // The first player of shogi is called black.
        fields[side] = if fields[side] == "w" { "b" } else { "w" };
        for &(at, nothing) in blank {
            fields[at] = nothing;
        }
        let turned = Self::read_position(&fields.join(" "), &self.options()).ok()?;
        turned.outcome().is_none().then_some(turned)
    }

    fn cells(&self) -> Cells {
        let mut cells = Cells::new();
        for token in self.scene().tokens {
            let stack = cells.entry(token.cell).or_default();
            stack.push((token.kind, Side(token.side)));
        }
        cells
    }
}

impl Turned for Folky {
    type Engine = klubovna_folky_engine::FolkyEngine;

    const OPTIONS: &'static [&'static [(&'static str, &'static str)]] = &[&[("draw_plies", "50")]];
    const FIELDS: (usize, &'static [(usize, &'static str)]) = (1, &[]);
}

impl Turned for Mixtour {
    type Engine = klubovna_mixtour_engine::MixtourEngine;

    const OPTIONS: &'static [&'static [(&'static str, &'static str)]] = &[
        &[("target", "3")],
        &[("target", "2"), ("scored", "reserve")],
    ];
    const FIELDS: (usize, &'static [(usize, &'static str)]) = (1, &[(4, "-")]);
}

fn chess(kind: &str) -> u32 {
    ["pawn", "bishop", "rook", "queen"]
        .iter()
        .position(|known| *known == kind)
        .map_or(if kind == "knight" { 3 } else { 100 }, |at| {
            [1, 3, 5, 9][at]
        })
}

impl Turned for Raindropchess {
    type Engine = klubovna_raindropchess_engine::RaindropchessEngine;

    const OPTIONS: &'static [&'static [(&'static str, &'static str)]] = &[
        &[("joker", "free_move"), ("pawns", "single")],
        &[("joker", "remove_piece"), ("promotion", "optional")],
        &[("joker", "relocate")],
        &[("joker", "draw_again"), ("hopeless_draw", "allowed")],
    ];
    const FIELDS: (usize, &'static [(usize, &'static str)]) = (1, &[(2, "-")]);

    fn in_check(&self) -> bool {
        Self::in_check(self, self.side())
    }

    fn worth(kind: &str) -> u32 {
        chess(kind)
    }
}

impl Turned for AnimalShogi {
    type Engine = klubovna_animal_shogi_engine::AnimalShogiEngine;

    const OPTIONS: &'static [&'static [(&'static str, &'static str)]] = &[
        &[("play", "casual")],
        &[("illegal", "loses")],
        &[("handicap", "four_piece")],
        &[("declaration", "law27")],
    ];
    const FIELDS: (usize, &'static [(usize, &'static str)]) = (1, &[]);

    fn in_check(&self) -> bool {
        Self::in_check(self, self.side())
    }

    fn is_refused(&self, action: Self::Action) -> bool {
        matches!(next(self, action).stage(), Stage::IllegalMove(_))
    }

    fn worth(kind: &str) -> u32 {
        match kind {
            "chick" => 1,
            "piglet" | "rabbit" => 3,
            "cat" => 5,
            "dog" | "hen" | "promoted-piglet" | "promoted-rabbit" | "promoted-cat" => 6,
            "elephant" => 8,
            "giraffe" | "promoted-elephant" => 10,
            "promoted-giraffe" => 12,
            _ => 100,
        }
    }
}

impl Turned for TriD {
    type Engine = klubovna_tri_d_chess_engine::TriDEngine;

    const OPTIONS: &'static [&'static [(&'static str, &'static str)]] = &[
        &[("a1", "true"), ("a4", "true")],
        &[("a2", "true"), ("a3", "true")],
        &[("m1", "true")],
        &[("setup", "p7")],
        &[("setup", "p5")],
    ];
    const FIELDS: (usize, &'static [(usize, &'static str)]) = (1, &[(3, "-")]);

    fn in_check(&self) -> bool {
        Self::in_check(self)
    }

    fn worth(kind: &str) -> u32 {
        chess(kind)
    }
}

/// The usual options, and then those of the tests, one after the other.
pub(crate) fn options<P: Turned>(game: usize) -> P::Options {
    let own = (game % (P::OPTIONS.len() + 1)).checked_sub(1);
    let pairs = own.map_or(&[][..], |own| P::OPTIONS[own]).iter();
    let named: Named<String> = pairs
        .map(|&(name, value)| (name, value.to_owned()))
        .collect();
    P::Options::from_named(&named).expect("known options")
}

/// Every legal action, announcements left out unless they win.
pub(crate) fn legal<P: Turned>(position: &P) -> Vec<P::Action> {
    let mut actions = Vec::new();
    if matches!(position.turn(), Turn::Side(_)) {
        position.actions(&mut actions);
    }
    actions.retain(|&action| !position.is_refused(action));
    actions.retain(|&action| {
        !P::is_announcement(action) || won(&next(position, action), position.side())
    });
    actions
}

pub(crate) fn next<P: Position>(position: &P, action: P::Action) -> P {
    let mut next = position.clone();
    next.apply(action);
    next
}

/// Whether a side has won here.
pub(crate) fn won<P: Position>(position: &P, side: Side) -> bool {
    position
        .outcome()
        .is_some_and(|outcome| outcome.winner == Some(side))
}

/// Every action by which the side on turn wins at once.
pub(crate) fn winning<P: Turned>(position: &P) -> Vec<P::Action> {
    let mut actions = legal(position);
    actions.retain(|&action| won(&next(position, action), position.side()));
    actions
}
