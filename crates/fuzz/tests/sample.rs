//! A sample of what `cargo xtask fuzz` does for hours: the same texts every time.

use std::fs;
use std::path::Path;

use klubovna_fuzz::campaign::{self, Until};
use klubovna_fuzz::doors::DOORS;
use klubovna_fuzz::seeds;

/// Texts for each door.
const TEXTS: u64 = 500;

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

#[test]
fn every_door_has_a_target_of_cargo_fuzz() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("libfuzzer");
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    for door in DOORS {
        let target = format!("fuzz_targets/{}.rs", door.name);
        let text = fs::read_to_string(folder.join(&target)).unwrap();
        let call = format!("klubovna_fuzz::doors::{}(data)", door.name);
        assert!(text.contains(&call), "{target} goes through another door");
        assert!(
            manifest.contains(&format!("path = \"{target}\"")),
            "{target} is not built"
        );
    }
    let targets = fs::read_dir(folder.join("fuzz_targets")).unwrap();
    assert_eq!(targets.count(), DOORS.len());
}
