//! Builds the page's WASM modules into `web/src/wasm`.

use crate::fresh::Fresh;
use crate::metadata::root;
use crate::steps::{cargo, quietly};
use anyhow::{Context, Result, bail};
use std::path::Path;
use wasm_bindgen_cli_support::Bindgen;

/// A module of the page.
struct Module {
    /// The crate.
    package: &'static str,
    /// The folder under `web/src/wasm`, and the name of the files in it.
    name: &'static str,
    /// The profile it is built with.
    profile: &'static str,
    /// What the compiler is told beyond that.
    flags: &'static str,
    /// What the crate is built with.
    features: &'static str,
}

const MODULES: &[Module] = &[
    Module { package: "stapel-wasm", name: "turn", profile: "page", flags: "", features: "turn" },
    // The same for games that are played by hand.
    Module {
        package: "stapel-wasm",
        name: "wood",
        profile: "wood",
        flags: "-C target-feature=+simd128",
        features: "by-hand",
    },
    // Physics: without SIMD it is three times slower, optimised for size ten times.
    Module {
        package: "stapel-wood-wasm",
        name: "pile",
        profile: "wood",
        flags: "-C target-feature=+simd128",
        features: "",
    },
];

/// Builds all modules, or the one with this name. Cargo finds out what has changed.
pub(crate) fn wasm(only: Option<&str>) -> Result<()> {
    let root = root();
    let wanted = MODULES.iter().filter(|module| only.is_none_or(|name| name == module.name));
    let mut built = 0;
    for module in wanted {
        build(&root, module).with_context(|| format!("the WASM module {}", module.name))?;
        built += 1;
    }
    if built == 0 {
        bail!("there is no WASM module {}", only.unwrap_or_default());
    }
    Ok(())
}

fn build(root: &Path, module: &Module) -> Result<()> {
    // Other flags would throw away what the program was built from; modules of one profile share.
    let target = root.join("target/wasm").join(module.profile);
    let args = ["build", "--quiet", "--profile", module.profile, "--locked", "--lib", "-p"];
    quietly(
        cargo(&args)
            .args([module.package, "--no-default-features", "--features", module.features])
            .args(["--target", "wasm32-unknown-unknown", "--target-dir"])
            .arg(&target)
            .env("RUSTFLAGS", module.flags),
    )?;
    let file = format!("{}.wasm", module.package.replace('-', "_"));
    let input = target.join("wasm32-unknown-unknown").join(module.profile).join(file);
    let out = root.join("web/src/wasm").join(module.name);
    let fresh = Fresh::of_paths(module.name, vec![input.clone()])?;
    if fresh.is_there(&out.join(format!("{}_bg.wasm", module.name))) {
        return Ok(());
    }
    Bindgen::new()
        .input_path(input)
        .web(true)?
        .omit_default_module_path(false)
        .out_name(module.name)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(out)?;
    fresh.note()
}
