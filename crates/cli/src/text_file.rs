//! A text that a command reads.

use std::io::Read;
use std::path::Path;

use encoding_rs::SHIFT_JIS;
use klubovna_text::Problem;
use klubovna_text::record::MAX_TEXT;

use crate::Failure;
use crate::words::with_place;

/// A text and the name it is known by in messages.
pub(crate) struct TextFile {
    name: String,
    text: String,
}

impl TextFile {
    /// Reads the file; `-` is standard input.
    pub(crate) fn read(path: &Path) -> Result<Self, Failure> {
        let name = path.display().to_string();
        match read_file(path) {
            Ok(text) => Ok(Self { name, text }),
            Err(error) => Err(Failure::at(&name, format!(" {error}"))),
        }
    }

    /// Its text, without a byte order mark.
    pub(crate) fn text(&self) -> &str {
        self.text.strip_prefix('\u{feff}').unwrap_or(&self.text)
    }

    /// What is wrong with the text, and where.
    pub(crate) fn failure(&self, problem: &Problem) -> Failure {
        let gap = if problem.at.is_some() { "" } else { " " };
        Failure::at(&self.name, format!("{gap}{}", with_place(problem)))
    }
}

/// Most bytes that are read of a file: more than a record may have, so that its reader reports
/// that it is too long.
const CUT: usize = MAX_TEXT + 4;

fn read_file(path: &Path) -> Result<String, String> {
    let mut bytes = Vec::new();
    let limit = CUT as u64;
    let read = if path == Path::new("-") {
        std::io::stdin().take(limit).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(path).and_then(|file| file.take(limit).read_to_end(&mut bytes))
    };
    read.map_err(|error| error.to_string())?;
    decode(bytes)
}

/// The text in a file.
pub(crate) fn decode(bytes: Vec<u8>) -> Result<String, String> {
    let is_cut = bytes.len() == CUT;
    String::from_utf8(bytes).or_else(|error| {
        let fault = error.utf8_error();
        let mut bytes = error.into_bytes();
        if is_cut && fault.error_len().is_none() {
            bytes.truncate(fault.valid_up_to());
            return String::from_utf8(bytes).map_err(|error| error.to_string());
        }
        let halved = bytes.split_last().filter(|_| is_cut);
        japanese(&bytes)
            .or_else(|| japanese(halved?.1))
            .ok_or_else(|| format!("not UTF-8 text: byte {} is wrong", fault.valid_up_to() + 1))
    })
}

/// A file of a Japanese program in Shift-JIS.
fn japanese(bytes: &[u8]) -> Option<String> {
    let text = SHIFT_JIS.decode_without_bom_handling_and_without_replacement(bytes)?;
    klubovna_catalogue::read_file(&text)?;
    Some(text.into_owned())
}
