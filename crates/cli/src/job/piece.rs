//! The file of a finished piece: a line of JSON, and after it what the piece has collected.

use std::fmt::Display;
use std::fs;
use std::io::{BufWriter, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use klubovna_workshop::Tally;
use serde::{Deserialize, Serialize};
use tempfile::NamedTempFile;

use crate::Failure;

/// Whose result it is. Results of another job or engine are never joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Origin {
    pub(super) job: String,
    pub(super) engine: String,
}

/// The result of a piece.
#[derive(Debug, Default)]
pub(super) struct Done {
    pub(super) tally: Tally,
    pub(super) lines: Vec<String>,
}

impl Done {
    pub(super) fn tally(tally: Tally) -> Self {
        Self {
            tally,
            lines: Vec::new(),
        }
    }

    pub(super) fn lines<T: Display>(lines: impl IntoIterator<Item = T>) -> Self {
        Self {
            tally: Tally::default(),
            lines: lines.into_iter().map(|line| line.to_string()).collect(),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Head {
    #[serde(flatten)]
    origin: Origin,
    piece: u32,
    #[serde(with = "Counts")]
    tally: Tally,
    lines: usize,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Tally")]
struct Counts {
    wins: u32,
    draws: u32,
    losses: u32,
    actions: u64,
    pairs: [u32; 5],
}

pub(super) fn path(folder: &Path, piece: u32) -> PathBuf {
    folder.join(format!("piece-{piece:05}.txt"))
}

/// A file that has no name of its own yet, with the rights of any new file: others join the results.
fn unnamed(folder: &Path) -> std::io::Result<NamedTempFile> {
    let builder = &mut tempfile::Builder::new();
    #[cfg(unix)]
    let rights = std::os::unix::fs::PermissionsExt::from_mode(0o666);
    #[cfg(unix)]
    let builder = builder.permissions(rights);
    builder.tempfile_in(folder)
}

/// Writes a result as a whole: who is killed meanwhile leaves no part of it under that name.
pub(super) fn write(
    folder: &Path,
    origin: &Origin,
    piece: u32,
    done: &Done,
) -> Result<(), Failure> {
    let head = Head {
        origin: origin.clone(),
        piece,
        tally: done.tally,
        lines: done.lines.len(),
    };
    let path = path(folder, piece);
    let written = || {
        let temporary = unnamed(folder)?;
        let mut out = BufWriter::new(temporary);
        writeln!(out, "{}", serde_json::to_string(&head)?)?;
        for line in &done.lines {
            writeln!(out, "{line}")?;
        }
        let temporary = out.into_inner()?;
        temporary.as_file().sync_all()?;
        temporary.persist(&path)?;
        Ok::<_, std::io::Error>(())
    };
    written().map_err(|error| Failure::Message(format!("{}: {error}", path.display())))
}

/// Reads a result; `None` where there is none, or only a part of one.
///
/// # Errors
/// When it cannot be read, or is of another job or engine.
pub(super) fn read(folder: &Path, origin: &Origin, piece: u32) -> Result<Option<Done>, Failure> {
    let path = path(folder, piece);
    let bad = |what: &str| Failure::Message(format!("{}: {what}", path.display()));
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) if error.kind() == ErrorKind::InvalidData => return Ok(None),
        Err(error) => return Err(bad(&error.to_string())),
    };
    let mut lines = text.split_inclusive('\n');
    let head = lines.next().filter(|line| line.ends_with('\n'));
    let Some(head) = head.and_then(|line| serde_json::from_str::<Head>(line).ok()) else {
        return Ok(None);
    };
    if head.origin.job != origin.job {
        return Err(bad(&format!(
            "is of job {}, not of this one, {}",
            head.origin.job, origin.job
        )));
    }
    if head.origin.engine != origin.engine {
        return Err(bad(&format!(
            "was played by engine “{}”, this one is “{}”",
            head.origin.engine, origin.engine
        )));
    }
    if head.piece != piece {
        return Err(bad(&format!("is piece {}", head.piece)));
    }
    let lines: Option<Vec<String>> = lines
        .map(|line| line.strip_suffix('\n').map(str::to_owned))
        .collect();
    Ok(lines
        .filter(|lines| lines.len() == head.lines)
        .map(|lines| Done {
            tally: head.tally,
            lines,
        }))
}
