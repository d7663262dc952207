//! Every door through which text comes from outside, what must hold whatever comes through
//! it, and mutations of real texts to try that with.
//!
//! [`doors`] is the one place that says what must hold. [`campaign`] tries it on stable
//! Rust: seeded, so that a run can be repeated, and with what is known of the texts
//! ([`mutate`], [`seeds`]). The targets of cargo-fuzz in `libfuzzer` go through the same doors.

pub mod campaign;
pub mod doors;
pub mod mutate;
pub mod seeds;
mod survive;

pub use survive::survives;
