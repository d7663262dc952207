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
    let id = game.id();
    let quoted = rest.replace('\\', "\\\\").replace('"', "\\\"");
    let quoted = quoted.replace(['\n', '\r'], " ");
    for pledge in [first, &format!("provable 1 {first}"), &format!("provable 2 {first}")] {
        for name in ["CardsTranscript", "CardsSecret", "CardsWord"] {
            assert!(session.set_tag(name, rest).is_err());
            let record = format!(
                "[Klubovna \"1\"]\n[Game \"{id}\"]\n[Cards \"{pledge}\"]\n[{name} \"{quoted}\"]\n\n*"
            );
            let Ok(session) = game.read(&record) else {
                continue;
            };
            let report = session.verify_cards();
            assert_eq!(report.ok, report.problem.is_none());
            assert!(!report.ok || !session.cards_pledge().is_empty());
            klubovna_fuzz::survives(session.as_ref());
        }
    }
    let mut session = game.create(&Named::new(), "").expect("the start");
    if session.cards(first, rest, [1; 32]).is_ok() {
        // Whatever is taken as a word is read again.
        let _ = session.cards_word(rest);
        klubovna_fuzz::survives(session.as_ref());
        if session.play("=").is_ok() && session.draw([2; 32]).is_ok() {
            klubovna_fuzz::survives(session.as_ref());
        }
    }
});
