//! KIF, as Japanese programs keep games (section 14.5).

mod names;
mod read;
mod write;

pub(super) use read::{fits, read};
pub(super) use write::write;
