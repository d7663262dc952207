//! The number of possible starts of a mix, counted one by one.

use std::collections::BTreeSet;

use klubovna_rules::{Position, Side, Turn};
use klubovna_text::Notation;
use klubovna_tri_d_chess::{Action, Kind, Options, TriD};
use klubovna_view::Present;

use crate::support::{array_of, row};

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
            .all(|action| matches!(action, Action::Put(..)))
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

#[test]
fn every_number_is_another_array_that_obeys_the_rules() {
    for number in 0..960 {
        let mix = format!("P5:{number}");
        let start = TriD::start(&Options::from_mix(&mix).expect(&mix));
        assert_eq!(array_of(&start, Side::FIRST), Some(number));
        let row = row(&start, Side::FIRST);
        let places = |kind| (0..8).filter(|&at| row[at] == kind).collect::<Vec<_>>();
        assert_eq!(places(Kind::Bishop).iter().sum::<usize>() % 2, 1, "{row:?}");
        let (rooks, king) = (places(Kind::Rook), places(Kind::King)[0]);
        assert!(rooks[0] < king && king < rooks[1], "{row:?}");
        assert_eq!(places(Kind::Knight).len(), 2);
    }
}

#[test]
fn rows_are_those_of_section_7_4() {
    let rows = TriD::mix(&Options::default()).expect("a mix").rows;
    assert_eq!(
        rows.join(" "),
        "z0QL1 a0QL1 a1W b1W c1W d1W d0KL1 e0KL1 z9QL6 a9QL6 a8B b8B c8B d8B d9KL6 e9KL6"
    );
}
