//! What a board game must answer, and what every game gets for free.

pub mod error;
pub mod notation;
pub mod options;
pub mod present;
pub mod repeat;
pub mod rules;
pub mod snapshot;
pub mod view;
