# Makes sure of the Rust toolchain that rust-toolchain.toml names.
if ! command -v cargo >/dev/null 2>&1; then
  echo "Stapel needs Rust. Install it from https://rustup.rs and try again." >&2
  exit 1
fi
if command -v rustup >/dev/null 2>&1; then
  if ! said=$(rustup toolchain install --no-self-update 2>&1); then
    printf '%s\n' "$said" >&2
    echo "The toolchain of rust-toolchain.toml can't be installed; see above." >&2
    exit 1
  fi
fi
if ! command -v cc >/dev/null 2>&1; then
  echo "Stapel needs a C compiler to link programs (Debian: apt-get install gcc libc6-dev)." >&2
  exit 1
fi
