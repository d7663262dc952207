#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    klubovna_fuzz::doors::engine(data);
});
