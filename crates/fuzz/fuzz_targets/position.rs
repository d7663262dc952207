//! Position strings.
#![no_main]

use klubovna_tabletop::named::Named;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Some((game, text)) = klubovna_fuzz::game_and_text(data)
        && let Ok(mut session) = game.create(&Named::new(), text)
    {
        klubovna_fuzz::survives(session.as_ref());
        for choice in session.snapshot().choices {
            session.play(&choice.code).expect("an offered choice");
            session.undo();
        }
    }
});
