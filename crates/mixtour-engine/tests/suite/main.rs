//! The tests of this crate in one program: each program compiles what it uses of generic code anew.

mod search;
