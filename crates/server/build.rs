//! The page is built into the program: a new page is a new program. Not so in a development build, which reads the
//! page's files when they are asked for.

fn main() {
    let release = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let page = if release { "../../web/dist" } else { "build.rs" };
    println!("cargo:rerun-if-changed={page}");
}
