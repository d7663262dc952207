//! Fuzzing: every door (place where text comes in from outside), what must hold there for any
//! text, and mutations of real texts to test it.
//!
//! * [`doors`]: the doors, with the assertions.
//! * [`campaign`]: sends texts through a door on stable Rust; seeded, so that a run can be repeated.
//! * [`mutate`]: changes to texts that know words, lines and numbers.
//! * [`seeds`]: the texts that are changed: those of the tests, and games played at random.
//!
//! The targets of cargo-fuzz in `libfuzzer` go through the same doors.

pub mod campaign;
pub mod doors;
pub mod mutate;
pub mod seeds;
mod survive;

pub use survive::survives;
