//! The test of README.md: the places that its map names are there.

use std::fs;

use crate::project::Project;

/// The heading of the examples where a line of code is found.
const EXAMPLES: &str = "Where a line has its room";

#[test]
fn every_place_in_the_examples_of_the_map_exists() {
    let project = Project::open().unwrap();
    let text = fs::read_to_string(project.root().join("README.md")).unwrap();
    let (_, examples) = text.split_once(EXAMPLES).unwrap();
    let (examples, _) = examples.split_once("\n## ").unwrap();
    let games = project.metadata().games();
    let languages = languages(&project);
    let mut checked = 0;
    for path in examples.split('`').skip(1).step_by(2) {
        if !path.contains('/') {
            continue;
        }
        for (game, language) in games
            .iter()
            .flat_map(|game| languages.iter().map(move |tag| (game, tag)))
        {
            let place = path.replace("GAME", game).replace("LANGUAGE", language);
            assert!(project.root().join(&place).exists(), "{place} is not there");
            checked += 1;
        }
    }
    assert!(
        checked > 5 * games.len() * languages.len(),
        "{checked} places"
    );
}

/// Every language has a folder of messages.
fn languages(project: &Project) -> Vec<String> {
    let folders = fs::read_dir(project.root().join("www/src/i18n")).unwrap();
    folders
        .map(Result::unwrap)
        .filter(|entry| entry.path().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect()
}
