//! Counting on the toy game, which has dice.

use klubovna_rules::{OrderError, divide, perft, perft_in_order};
use klubovna_testing::toy::{Action, Options, Race};

fn race(text: &str) -> Race {
    let options = Options {
        goal: 10,
        dice: true,
    };
    Race::at(text, &options)
}

#[test]
fn chance_costs_no_depth() {
    let start = race("0 0 -");
    // Three steps and a throw with six outcomes.
    assert_eq!(perft(&start, 0), 1);
    assert_eq!(perft(&start, 1), 3 + 6);
    // After a step 3 + 6 again; after a throw two ways to take it, but a six at an
    // even sum is no bust.
    assert_eq!(perft(&start, 2), 3 * 9 + 6 * 2);
    assert_eq!(perft(&race("0 0 ?"), 0), 6, "a throw in the air");
    assert_eq!(perft(&race("0 0 ?"), 1), 12);
    // From an odd sum a six ends the game: it counts as the last action only.
    assert_eq!(perft(&race("1 0 ?"), 0), 6);
    assert_eq!(perft(&race("1 0 ?"), 1), 10);
}

#[test]
fn the_parts_make_the_whole() {
    for (text, depth) in [("0 0 -", 3), ("3 1 ?", 2), ("3 1 ?", 0), ("9 0 4", 1)] {
        let position = race(text);
        let sum: u64 = divide(&position, depth).iter().map(|(_, part)| part).sum();
        assert_eq!(sum, perft(&position, depth), "{text}");
    }
}

#[test]
fn in_a_fixed_order_a_throw_has_one_outcome() {
    let orders = [&[Action::Roll(6), Action::Roll(1)][..], &[Action::Roll(2)]];
    let count = |text, depth| perft_in_order(&race(text), depth, orders);
    assert_eq!(count("0 0 -", 1), Ok(4));
    // Three steps with four actions each, and the throw with two ways to take it.
    assert_eq!(count("0 0 -", 2), Ok(3 * 4 + 2));
    assert_eq!(count("0 0 ?", 0), Ok(1));
    let order = [Action::Roll(7)];
    assert_eq!(
        perft_in_order(&race("0 0 ?"), 1, [&order, &[]]),
        Err(OrderError::NotThere(Action::Roll(7)))
    );
    assert_eq!(
        perft_in_order(&race("0 1 ?"), 1, [&order, &[]]),
        Err(OrderError::RanOut(1))
    );
}
