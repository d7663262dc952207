//! Build, test and serve the project: `cargo xtask help`.
fn main() {}
