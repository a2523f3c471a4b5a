#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    stapel_testkit::fuzz_actions::<stapel_totemo::Totemo>(data);
    stapel_testkit::fuzz_actions::<stapel_totem::Totem>(data);
});
