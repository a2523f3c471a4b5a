#!/bin/sh
# The golden digests with nothing optimised at all: the development build optimises the engine, because
# tests would take ninety times as long. Takes several minutes.
set -eu
none=""
for crate in rapier3d parry3d glamx glam nalgebra simba wide stapel-wood stapel-core; do
    none="$none --config profile.dev.package.$crate.opt-level=0"
done
# shellcheck disable=SC2086
exec cargo test --locked $none --target-dir "${CARGO_TARGET_DIR:-target}/unoptimised" \
    -p stapel-wood --test determinism every_golden_pile
