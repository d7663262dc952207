//! The number of possible starts of a mix, counted one by one.

use std::collections::BTreeSet;

use klubovna_tabletop::notation::Notation;
use klubovna_tabletop::rules::{Position, Side, Turn};
use klubovna_tri_d_chess::{Action, Options, TriD};

/// All positions that can come of a set-up, where `side` alone has a choice; without a side
/// both have.
fn ends(mix: &str, side: Option<Side>) -> BTreeSet<String> {
    let options = Options::from_mix(mix).expect(mix);
    let mut open = vec![TriD::start(&options)];
    let mut ends = BTreeSet::new();
    let mut known = BTreeSet::new();
    while let Some(position) = open.pop() {
        let mut actions = Vec::new();
        if position.turn() == Turn::Chance {
            let mut chances = Vec::new();
            position.chances(&mut chances);
            actions.extend(chances.into_iter().map(|(action, _)| action));
        } else {
            position.actions(&mut actions);
        }
        if !actions
            .iter()
            .all(|action| matches!(action, Action::Put { .. }))
        {
            ends.insert(position.write_position());
            continue;
        }
        if side.is_some_and(|side| side != position.side()) {
            actions.truncate(1);
        }
        for action in actions {
            let mut next = position;
            next.apply(action);
            if known.insert(next.write_position()) {
                open.push(next);
            }
        }
    }
    ends
}

fn starts(mix: &str) -> usize {
    Options::from_mix(mix).expect(mix).starts() as usize
}

#[test]
fn one_start_where_nothing_is_open() {
    for mix in [
        "",
        "A1,A4",
        "P1",
        "P2",
        "P3",
        "P4",
        "P7",
        "P5:12",
        "P6:12:700",
    ] {
        assert_eq!(ends(mix, None).len(), 1, "{mix}");
        assert_eq!(starts(mix), 1, "{mix}");
    }
}

#[test]
fn every_array_that_can_be_drawn() {
    let drawn = ends("P5", None);
    assert_eq!(drawn.len(), 960);
    assert_eq!(starts("P5"), 960);
    assert_eq!(starts("A2,A2.1,P5"), 960);
    // The same ones that have numbers.
    for number in 0..960 {
        let by_number = TriD::start(&Options::from_mix(&format!("P5:{number}")).expect("a number"));
        let text = by_number
            .write_position()
            .replace(&format!("P5:{number}"), "P5");
        assert!(drawn.contains(&text), "{number}: {text}");
    }
}

#[test]
fn every_pair_of_arrays_that_can_be_placed() {
    // Neither player's places depend on where the other one's pieces stand.
    let [white, black] = Side::BOTH.map(|side| ends("P6", Some(side)).len());
    assert_eq!([white, black], [960, 960]);
    assert_eq!(starts("P6"), white * black);
    assert_eq!(starts("A4,P6"), white * black);
}
