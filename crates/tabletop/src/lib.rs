//! What a board game must answer, and what every game gets for free.

#[cfg(feature = "conformance")]
pub mod conformance;
pub mod draws;
pub mod error;
pub mod notation;
pub mod options;
pub mod perft;
pub mod present;
pub mod record;
pub mod repeat;
pub mod rng;
pub mod rules;
pub mod session;
pub mod snapshot;
pub mod tree;
pub mod view;

#[cfg(test)]
mod toy;
