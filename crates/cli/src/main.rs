//! The `klubovna` command.
fn main() {}
