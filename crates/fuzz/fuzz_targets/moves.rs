//! Bare move lists, single moves and action codes.
#![no_main]

use klubovna_tabletop::named::Named;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Some((game, text)) = klubovna_fuzz::game_and_text(data) else {
        return;
    };
    if let Ok(session) = game.read_moves(text, &Named::new(), "") {
        klubovna_fuzz::survives(session.as_ref());
    }
    let mut session = game.create(&Named::new(), "").expect("the start");
    for line in text.lines() {
        let before = session.snapshot();
        if session.play(line).is_err() && session.play_text(line).is_err() {
            assert_eq!(session.snapshot(), before, "a refused move changed something");
        }
    }
});
