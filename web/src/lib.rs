//! Klubovna in the browser: [`Session`], a game in progress of whichever games this build
//! holds, and [`Thinker`], its opponent. They convert and forward; they contain no rule.
//! A page loads the one and its worker the other, each in a module of its own.
//!
//! Every method that can fail throws a plain object shaped like
//! [`Problem`](klubovna_tabletop::error::Problem) and then has changed nothing.

mod convert;
#[cfg(feature = "files")]
mod files;
mod json;
#[cfg(feature = "session")]
mod session;
#[cfg(feature = "thinker")]
mod thinker;

#[cfg(feature = "session")]
pub use session::Session;
#[cfg(feature = "thinker")]
pub use thinker::Thinker;

// Smaller than the standard library's: two kilobytes of every module.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
