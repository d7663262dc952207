//! Records, with the right beginning put in front so that the moves are reached.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Some((game, text)) = klubovna_fuzz::game_and_text(data) else {
        return;
    };
    let whole = format!("[Klubovna \"1\"]\n[Game \"{}\"]\n{text}", game.id());
    for text in [text, &whole] {
        if let Ok(session) = klubovna_catalogue::read(text) {
            klubovna_fuzz::survives(session.as_ref());
        }
    }
});
