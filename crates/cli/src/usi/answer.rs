//! What `go` is answered with.

use klubovna_tabletop::rng::SplitMix64;
use klubovna_tabletop::session::AnySession;

/// What stands behind `go`.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    /// A mate is to be found, not a move.
    pub(super) mate: bool,
    /// The answer has to wait for `stop` or `ponderhit`.
    pub(super) waits: bool,
}

impl Go {
    /// Reads the words; the first that means nothing is the error.
    pub(super) fn read(text: &str) -> Result<Self, &str> {
        const COUNTS: [&str; 8] = [
            "btime", "wtime", "byoyomi", "binc", "winc", "movetime", "nodes", "depth",
        ];
        let mut go = Self::default();
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "ponder" | "infinite" => go.waits = true,
                // Behind it stands how long that may take.
                "mate" => {
                    go.mate = true;
                    words.next();
                }
                _ if COUNTS.contains(&word) => match words.next() {
                    Some(count) if count.parse::<i64>().is_ok() => {}
                    other => return Err(other.unwrap_or(word)),
                },
                _ => return Err(word),
            }
        }
        Ok(go)
    }
}

/// A move, `win` or `resign`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reply(pub(super) String);

/// Chooses a legal move: one that ends the game if there is one, else any, the same in the
/// same position. `must_stop` is to be asked between two thoughts.
pub(super) fn answer(
    session: &mut dyn AnySession,
    _go: &Go,
    must_stop: &mut dyn FnMut() -> bool,
) -> Reply {
    let here = session.snapshot();
    // Words about an impasse mean nothing in USI, but for a declaration.
    let codes = here.choices.into_iter().map(|choice| choice.code);
    let codes: Vec<String> = codes
        .filter(|code| code == "win" || code.contains(|sign: char| sign.is_ascii_digit()))
        .collect();
    let side = Some(here.scene.turn.side);
    for code in &codes {
        if must_stop() {
            break;
        }
        if session.play(code).is_err() {
            continue;
        }
        let wins = session.result().is_some_and(|end| end.winner == side);
        // The cursor stands behind the move that was just played.
        let _ = session.remove(session.snapshot().node);
        if wins {
            return Reply(code.clone());
        }
    }
    let seed = here.position.bytes().fold(0_u64, |seed, byte| {
        seed.wrapping_mul(31).wrapping_add(u64::from(byte))
    });
    let any = SplitMix64::new(seed).index(codes.len());
    let chosen = any.and_then(|at| codes.get(at).cloned());
    Reply(chosen.unwrap_or_else(|| "resign".into()))
}
