//! Whole games by simulated keys.
