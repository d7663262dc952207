//! Files of other programs.
#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| {
    for beginning in ["", "手合割：平手\n", "V2.2\nPI\n+\n", "position startpos moves "] {
        let text = format!("{beginning}{text}");
        for found in klubovna_catalogue::read_file(&text).unwrap_or_default() {
            klubovna_fuzz::survives(found.session.as_ref());
            for form in found.session.info().forms {
                assert!(found.session.file(form).is_ok(), "{form}");
            }
        }
    }
});
