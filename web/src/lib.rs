//! Klubovna in the browser: [`Session`], a game in progress of any game in this build, and
//! [`Thinker`], an engine. They convert types and forward calls; they contain no rule. A page
//! loads a module with the first, its worker a module with the second.
//!
//! Every method that can fail throws a plain object shaped like
//! [`Problem`](klubovna_text::Problem) and then has changed nothing; of several actions those before the
//! one that is refused stay played. Where the browser has no random bytes, what needs some throws a
//! JavaScript `Error`.

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
