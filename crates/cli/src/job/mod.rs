//! Long work in pieces. A file describes the job, `klubovna work` does any of its pieces, and
//! `klubovna merge` joins their results. A piece depends on nothing but the job, so that any batch system
//! can spread pieces, and repeat those that were lost. `crates/cli/JOBS.md` has examples.

mod file;
pub(crate) mod merge;
mod piece;
mod plan;
pub(crate) mod work;
