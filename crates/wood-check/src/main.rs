//! `stapel-wood-check OUT [--bench] [--browser]`: builds the WASM modules with and without SIMD into the
//! folder, writes the native snapshots beside them, and checks it all in Node and, if asked to, in a
//! browser.

#[cfg(not(target_family = "wasm"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    native::main()
}

#[cfg(target_family = "wasm")]
fn main() {}

#[cfg(not(target_family = "wasm"))]
mod native {
    use stapel_wood::golden::Golden;
    use stapel_wood::{PILED, setup_name};
    use std::path::{Path, PathBuf};
    use std::process::Command;
    use std::{env, error::Error, fs};

    type Done = Result<(), Box<dyn Error>>;

    /// What a browser without a window may be called, the smallest first.
    const BROWSERS: [&str; 4] =
        ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

    pub(super) fn main() -> Done {
        let out =
            env::args().nth(1).ok_or("where to? stapel-wood-check OUT [--bench] [--browser]")?;
        let asked = |flag: &str| env::args().skip(2).any(|arg| arg == flag);
        let out = PathBuf::from(out);
        // What is measured is built as it ships.
        let profile = if asked("--bench") { "release" } else { "wasm-check" };
        build(&out, "plain", "", profile)?;
        build(&out, "simd", "-C target-feature=+simd128", profile)?;
        snapshots(&out.join("snapshots"))?;
        let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("js");
        // For a browser: served from this folder, the page checks the same.
        for file in ["check.mjs", "page.html"] {
            fs::copy(scripts.join(file), out.join(file))?;
        }
        let node = |script: &str| {
            let mut node = Command::new("node");
            node.arg(scripts.join(script)).arg(&out);
            node
        };
        run(node("node.mjs").args(asked("--bench").then_some("--bench")))?;
        if asked("--browser") {
            run(node("browser.mjs").arg(browser()?))?;
        }
        Ok(())
    }

    /// The first browser that starts.
    fn browser() -> Result<&'static str, Box<dyn Error>> {
        let starts = |name: &&str| {
            Command::new(name).arg("--version").output().is_ok_and(|said| said.status.success())
        };
        let found = BROWSERS.into_iter().find(starts);
        found.ok_or_else(|| {
            format!("no browser; one of these will do: {}", BROWSERS.join(", ")).into()
        })
    }

    /// One WASM module, and its JavaScript shell.
    fn build(out: &Path, name: &str, flags: &str, profile: &str) -> Done {
        // One folder for both: cargo keeps what is built with other flags apart, and builds macros once.
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| out.join("target"), PathBuf::from);
        run(Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".into()))
            .args(["build", "--quiet", "--locked", "--lib", "-p", "stapel-wood-check"])
            .args(["--profile", profile])
            .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
            .arg(&target)
            .env("RUSTFLAGS", flags))?;
        let module = target.join("wasm32-unknown-unknown").join(profile);
        let module = module.join("stapel_wood_check.wasm");
        wasm_bindgen_cli_support::Bindgen::new()
            .input_path(module)
            .web(true)
            .map_err(|error| error.to_string())?
            .omit_default_module_path(false)
            .typescript(false)
            .generate(out.join(name))
            .map_err(|error| error.to_string())?;
        Ok(())
    }

    /// Every golden pile after every attempt, as this machine has it.
    fn snapshots(folder: &Path) -> Done {
        fs::create_dir_all(folder)?;
        let mut list = String::new();
        for setup in PILED {
            let mut golden = Golden::new(setup)?;
            loop {
                let name = format!("{}-{}", setup_name(setup), golden.played());
                fs::write(folder.join(&name), golden.snapshot()?.as_bytes())?;
                list += &format!("{} {}\n", setup_name(setup), golden.played());
                if !golden.play()? {
                    break;
                }
            }
        }
        fs::write(folder.join("list"), list)?;
        Ok(())
    }

    fn run(command: &mut Command) -> Done {
        let status = command.status()?;
        if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}").into()) }
    }
}
