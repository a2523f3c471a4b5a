#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Err(broken) = stapel_wood::fuzzing::decoder(data) {
        panic!("{broken}");
    }
});
