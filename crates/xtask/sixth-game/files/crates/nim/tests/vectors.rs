//! Cases of positions, with what may be taken there and perft.

use klubovna_nim::{Nim, Options};
use klubovna_rules::{Position, perft};
use klubovna_testing::vectors::{Checked, Object, check_file, same};
use klubovna_text::Notation;

fn case(case: &mut Object) -> Checked {
    let position = Nim::read_position(&case.text("pos")?, &Options).map_err(|error| error.to_string())?;
    let mut actions = Vec::new();
    position.actions(&mut actions);
    same("actions", actions.len() as u64, case.number("actions")?)?;
    same("perft 3", perft(&position, 3), case.number("perft3")?)
}

#[test]
fn vectors() {
    check_file(env!("CARGO_MANIFEST_DIR"), |file, report| report.each(file, "positions", case));
}
