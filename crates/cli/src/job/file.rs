//! The file of a job.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::Failure;
use crate::contest::{LONGEST, OPENING, SEED, in_pairs};

/// A job as its file has it.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Job {
    /// The game's id.
    pub(super) game: String,
    /// Options of the game.
    #[serde(default)]
    pub(super) options: BTreeMap<String, String>,
    /// Games of each contest; of each iteration for SPSA.
    pub(super) games: u32,
    /// Games of a piece; nothing for SPSA, where a piece is a run.
    #[serde(default = "default_piece")]
    pub(super) piece: u32,
    /// Random actions before the engines take over.
    #[serde(default = "default_opening")]
    pub(super) opening: u32,
    /// After so many actions a game is drawn.
    #[serde(default = "default_longest")]
    pub(super) longest: u32,
    /// Which openings and which mistakes.
    #[serde(default = "default_seed")]
    pub(super) seed: u64,
    pub(super) work: Work,
}

/// What is to be done.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
pub(super) enum Work {
    /// As `klubovna match`.
    Match {
        first: String,
        second: String,
        /// Decided by the first pieces that are enough: `0/20`.
        sprt: Option<String>,
    },
    /// As `klubovna ladder`.
    Ladder {
        #[serde(default = "default_from")]
        from: usize,
    },
    /// As `klubovna tune`.
    Tune { engine: String },
    /// As `klubovna data`.
    Data { engine: String },
    /// As `klubovna spsa`, several times with other dice; the means are the result.
    Spsa {
        engine: String,
        numbers: Vec<String>,
        iterations: u32,
        runs: u32,
    },
}

fn default_piece() -> u32 {
    20
}

fn default_opening() -> u32 {
    OPENING
}

fn default_longest() -> u32 {
    LONGEST
}

fn default_seed() -> u64 {
    SEED
}

fn default_from() -> usize {
    1
}

impl Job {
    pub(super) fn read(path: &Path) -> Result<Self, Failure> {
        let source = path.display().to_string();
        let text = std::fs::read_to_string(path)
            .map_err(|error| Failure::Message(format!("{source}: {error}")))?;
        let job: Self = toml::from_str(&text)
            .map_err(|error| Failure::Message(format!("{source}: {error}")))?;
        for (name, number) in [("games", job.games), ("piece", job.piece)] {
            in_pairs(number).map_err(|why| {
                Failure::Message(format!("{source}: {name} = {number}, but {why}"))
            })?;
        }
        if let Work::Spsa {
            iterations, runs, ..
        } = job.work
        {
            for (name, number) in [("iterations", iterations), ("runs", runs)] {
                if number == 0 {
                    return Err(Failure::Message(format!("{source}: {name} = 0 is no work")));
                }
            }
        }
        Ok(job)
    }

    /// The same for jobs that differ in comments and spaces only, and whose `files` hold the same.
    pub(super) fn fingerprint<'a>(
        &self,
        files: impl Iterator<Item = &'a [u8]>,
    ) -> Result<String, Failure> {
        let mut hash = Sha256::new_with_prefix(serde_json::to_string(self)?);
        for file in files {
            hash.update(Sha256::digest(file));
        }
        short(hash)
    }
}

/// The first digits of a hash.
pub(super) fn short(hash: Sha256) -> Result<String, Failure> {
    let mut text = String::new();
    for byte in hash.finalize().iter().take(8) {
        write!(text, "{byte:02x}")?;
    }
    Ok(text)
}
