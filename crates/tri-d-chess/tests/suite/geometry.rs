//! Boards and squares where section 1 says.

use klubovna_rules::Side;
use klubovna_tri_d_chess::{Level, Options, Pin, Place, Square, Squares};

fn levels() -> impl Iterator<Item = Level> {
    let attack = Place::all().map(Level::Attack);
    Level::MAIN.into_iter().chain(attack)
}

#[test]
fn every_square_of_every_board_is_another_one() {
    let mut seen = Squares::EMPTY;
    for level in levels() {
        assert!((seen & level.squares()).is_empty(), "{level:?}");
        seen |= level.squares();
        for square in level.squares() {
            assert_eq!(square.level(), level);
            assert_eq!(square.height(), level.height());
            assert_eq!(Square::named(&square.name()), Some(square));
        }
    }
    assert_eq!(seen.len(), 3 * 16 + 24 * 4);
}

#[test]
fn boards_stand_where_section_1_says() {
    let names = |name: &str| {
        let level = levels().find(|level| level.name() == name).unwrap();
        let names: Vec<String> = level.squares().into_iter().map(Square::name).collect();
        names.join(" ")
    };
    assert_eq!(names("QL1"), "z0QL1 a0QL1 z1QL1 a1QL1");
    assert_eq!(names("KL3"), "d2KL3 e2KL3 d3KL3 e3KL3");
    assert_eq!(names("QL5"), "z4QL5 a4QL5 z5QL5 a5QL5");
    assert_eq!(names("KL6i"), "d8KL6i e8KL6i d9KL6i e9KL6i");
    assert!(names("W").starts_with("a1W b1W c1W d1W a2W"));
    assert!(names("B").ends_with("a8B b8B c8B d8B"));
}

#[test]
fn colours_belong_to_columns() {
    let dark = |name: &str| Square::named(name).unwrap().column().is_dark();
    assert!(dark("a1W") && dark("z0QL1"));
    assert!(!dark("a0QL1") && !dark("e0KL1"));
}

#[test]
fn names_of_no_square_are_refused() {
    for name in [
        "", "a", "a1", "a5W", "b0QL1", "a1QL7", "a1X", "f1W", "a1Wx", "ž1W",
    ] {
        assert_eq!(Square::named(name), None, "{name}");
    }
}

fn names(places: impl Iterator<Item = Place>) -> String {
    let mut text = String::new();
    for place in places {
        text.push_str(Level::Attack(place).name());
        text.push(' ');
    }
    text
}

#[test]
fn adjacent_pins_are_those_of_the_table() {
    let options = Options::default();
    let adjacent = |pin: Pin| {
        let near = Pin::all().filter(|&to| options.adjacent(pin, to));
        names(near.map(|pin| pin.place(false)))
    };
    for (level, expected) in [
        (1, "QL2 QL3 KL1 "),
        (2, "QL1 QL3 QL4 KL2 "),
        (3, "QL1 QL2 QL4 QL5 KL3 "),
        (4, "QL2 QL3 QL5 QL6 KL4 "),
        (5, "QL3 QL4 QL6 KL5 "),
        (6, "QL4 QL5 KL6 "),
    ] {
        assert_eq!(adjacent(Pin::new(false, level)), expected);
    }
}

#[test]
fn corners_where_pawns_wait() {
    let corner = |kings_side, level| {
        let corner = Pin::new(kings_side, level).corner();
        corner.map(|(side, at)| (side, at.name()))
    };
    assert_eq!(corner(false, 6), Some((Side::FIRST, "a8B".to_owned())));
    assert_eq!(corner(true, 1), Some((Side::SECOND, "d1W".to_owned())));
    assert_eq!(corner(false, 3), None);
}
