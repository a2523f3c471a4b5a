#!/bin/sh
# Instructions for one solver step of each pile with a stick being dragged, counted by callgrind: the
# difference between a long run and a short one, so that setting up does not count.
set -eu
cargo build -q --release --locked -p stapel-wood --example drag
program="${CARGO_TARGET_DIR:-target}/release/examples/drag"
count() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$program" "$1" "$2" 2>&1 |
        sed -n 's/.*Collected : //p'
}
for pile in cube crossed wild; do
    long=$(count "$pile" 180)
    short=$(count "$pile" 60)
    echo "$pile: $(((long - short) / 480)) instructions a step"
done
