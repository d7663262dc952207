//! The tests of this crate in one program: each program compiles what it uses of generic code anew.

mod answers;
mod catalogue;
mod engines;
mod levels;
mod limits;
mod openings;
mod outside;
mod quotes;
mod reasons;
mod records;
mod reference;
mod refusals;
mod samples;
