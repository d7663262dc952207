//! The tests of this crate in one program: each program compiles what it uses of generic code anew.
//! The vectors have a program of their own.

mod claims;
mod codes;
mod conformance;
mod faults;
mod geometry;
mod mix;
mod positions;
mod records;
mod starts;
#[path = "../support/mod.rs"]
mod support;
