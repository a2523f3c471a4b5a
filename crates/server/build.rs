//! The page is built into the program: a new page is a new program.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
