//! The tests of this crate in one program: each program compiles what it uses of generic code anew.
//! The vectors have a program of their own.

mod conformance;
mod faults;
mod game_text;
mod present;
mod properties;
mod sample_game;
