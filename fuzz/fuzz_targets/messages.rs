#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| stapel_testkit::fuzz_messages(data));
