//! Klubovna in the browser: one class, [`Session`], around whichever games this build
//! holds. It converts and forwards; it contains no rule.
//!
//! Every method that can fail throws a plain object shaped like
//! [`Problem`](klubovna_tabletop::error::Problem) and then has changed nothing.

mod convert;
mod json;
mod session;

pub use session::Session;

// Smaller than the standard library's: two kilobytes of every module.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
