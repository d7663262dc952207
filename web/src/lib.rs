//! Klubovna in the browser: [`Session`], a game in progress of whichever games this build
//! holds, and [`Thinker`], its opponent. They convert and forward; they contain no rule.
//!
//! Every method that can fail throws a plain object shaped like
//! [`Problem`](klubovna_tabletop::error::Problem) and then has changed nothing.

mod convert;
#[cfg(feature = "files")]
mod files;
mod json;
mod session;
// Engines take two kilobytes even where no game has one.
#[cfg_attr(
    not(any(feature = "folky", feature = "mixtour")),
    path = "no_thinker.rs"
)]
mod thinker;

const _: () = assert!(
    cfg!(any(feature = "folky", feature = "mixtour")) != klubovna_catalogue::ENGINES.is_empty(),
    "name the games with engines here"
);

pub use session::Session;
pub use thinker::Thinker;

// Smaller than the standard library's: two kilobytes of every module.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
