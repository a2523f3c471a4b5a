//! `stapel-bots-check OUT`: builds the WASM module with and without SIMD into the folder and runs
//! `js/node.mjs` on it.

#[cfg(not(target_family = "wasm"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    native::main()
}

#[cfg(target_family = "wasm")]
fn main() {}

#[cfg(not(target_family = "wasm"))]
mod native {
    use std::path::{Path, PathBuf};
    use std::process::Command;
    use std::{env, error::Error};

    type Done = Result<(), Box<dyn Error>>;

    pub(super) fn main() -> Done {
        let out = env::args().nth(1).ok_or("where to? stapel-bots-check OUT")?;
        let out = PathBuf::from(out);
        build(&out, "plain", "")?;
        build(&out, "simd", "-C target-feature=+simd128")?;
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("js/node.mjs");
        run(Command::new("node").arg(script).arg(&out))
    }

    /// One WASM module, and its JavaScript shell.
    fn build(out: &Path, name: &str, flags: &str) -> Done {
        // One folder for both, and for the wood's check where it is named: cargo keeps what is built with other flags
        // apart, and builds the rest once.
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| out.join("target"), PathBuf::from);
        run(Command::new(env::var("CARGO").unwrap_or_else(|_| "cargo".into()))
            .args(["build", "--quiet", "--locked", "--lib", "-p", "stapel-bots-check"])
            .args(["--profile", "wasm-check", "--target", "wasm32-unknown-unknown", "--target-dir"])
            .arg(&target)
            .env("RUSTFLAGS", flags))?;
        let module = target.join("wasm32-unknown-unknown/wasm-check/stapel_bots_check.wasm");
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

    fn run(command: &mut Command) -> Done {
        let status = command.status()?;
        if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}").into()) }
    }
}
