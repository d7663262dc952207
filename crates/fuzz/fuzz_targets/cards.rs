//! Transcripts of cards, and whatever the tags of a record promise about them.
#![no_main]

use klubovna_tabletop::draws::Transcript;
use klubovna_tabletop::named::Named;

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    let Some((game, text)) = klubovna_fuzz::game_and_text(data) else {
        return;
    };
    if let Ok(transcript) = Transcript::read(text) {
        assert_eq!(Transcript::read(&transcript.write()), Ok(transcript));
    }
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut session = game.create(&Named::new(), "").expect("the start");
    for (name, value) in [
        ("Cards", first),
        ("Cards", &format!("provable 1 {first}")),
        ("CardsTranscript", rest),
        ("CardsSecret", rest),
    ] {
        session.set_tag(name, value).expect("a tag");
        let report = session.verify_cards();
        assert_eq!(report.ok, report.problem.is_none());
        assert!(!report.ok || !session.cards_pledge().is_empty());
    }
    klubovna_fuzz::survives(session.as_ref());
    let mut session = game.create(&Named::new(), "").expect("the start");
    if session.cards(first, rest, [1; 32]).is_ok() {
        klubovna_fuzz::survives(session.as_ref());
        if session.play("=").is_ok() && session.draw([2; 32]).is_ok() {
            klubovna_fuzz::survives(session.as_ref());
        }
    }
});
