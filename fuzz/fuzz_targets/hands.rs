#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Err(broken) = stapel_wood::fuzzing::live_pile(data) {
        panic!("{broken}");
    }
});
