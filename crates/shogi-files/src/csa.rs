//! CSA, as programs exchange games (section 14.6): versions 1 to 3 are read, 2.2 is
//! written.

mod names;
mod read;
mod write;

pub(super) use read::{fits, read};
pub(super) use write::write;
