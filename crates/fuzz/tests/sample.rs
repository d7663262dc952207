//! A sample of what `cargo xtask fuzz` does for hours: the same texts every time.

use klubovna_fuzz::campaign::{self, Until};
use klubovna_fuzz::doors::DOORS;
use klubovna_fuzz::seeds;

/// Texts for each door.
const TEXTS: u64 = 2_000;

#[test]
fn whatever_comes_through_a_door_is_refused_or_can_be_written_and_read() {
    for door in DOORS {
        let report = campaign::run(door, &seeds::of(door.name), 1, Until::Executions(TEXTS));
        println!("{report}");
        assert!(report.accepted > 0, "{report}: nothing was taken");
        if let Some(failure) = &report.failure {
            let text = String::from_utf8_lossy(&failure.input);
            panic!("{report}\n{text:?}");
        }
    }
}
