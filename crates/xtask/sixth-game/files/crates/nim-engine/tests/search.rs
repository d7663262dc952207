//! The engine, against plain minimax and in a position that is won.

use klubovna_nim::{Nim, Options};
use klubovna_nim_engine::NimEngine;
use klubovna_search::conformance;

#[test]
fn it_agrees_with_plain_minimax() {
    conformance::agrees_with_minimax::<NimEngine>(&Options, 6, 3, 50);
}

#[test]
fn it_leaves_a_multiple_of_four() {
    conformance::wins::<NimEngine>(&conformance::reached::<Nim>(&Options, "7 w", ""), 3);
}
