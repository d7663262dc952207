//! Networks that learn from games of an engine against itself.
//!
//! | File | Idea |
//! |---|---|
//! | `samples` | positions of such games, with scores and results |
//! | `examples` | samples as the network sees them |
//! | `model` | the network in floating point, and its gradient |
//! | `adam` | steps down the gradient |
//! | `training` | epochs over all examples |

mod adam;
mod examples;
mod model;
pub(crate) mod samples;
mod training;

pub use samples::Sample;
pub(crate) use training::train;
pub use training::{Epoch, Training};
