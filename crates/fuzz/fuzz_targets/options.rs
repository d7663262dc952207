//! Options as pairs, and the steps of attempts.
#![no_main]

use klubovna_tabletop::named::Named;

use klubovna_tabletop::view::Step;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Some((game, text)) = klubovna_fuzz::game_and_text(data) else {
        return;
    };
    let options: Named<String> = text
        .split_whitespace()
        .filter_map(|pair| pair.split_once('='))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    if let Ok(session) = game.create(&options, "") {
        klubovna_fuzz::survives(session.as_ref());
    }
    let session = game.create(&Named::new(), "").expect("the start");
    let steps: Vec<Step> = text
        .split_whitespace()
        .map(|word| match word.parse() {
            Ok(count) => Step::Count(count),
            Err(_) => Step::Cell(word.to_owned()),
        })
        .collect();
    session.explain(&steps);
    for word in text.split_whitespace() {
        session.sight(word);
    }
});
