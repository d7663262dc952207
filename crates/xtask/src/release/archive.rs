//! A zip that depends on the files in it alone: sorted names, no times, no users.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use crate::failure::{OrHelp, Result};
use crate::files::below;

const HELP: &str = "build again; a file of the site may have been open";

/// All files below a folder by their names within it, with `/` between folders.
pub(crate) fn files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>> {
    below(folder, &[""])?
        .into_iter()
        .map(|path| {
            let within = path.strip_prefix(folder).unwrap_or(&path);
            let parts: Vec<_> = within
                .iter()
                .map(|part| part.to_string_lossy().into_owned())
                .collect();
            let bytes = fs::read(&path).or_help(format!("reading {}", path.display()), HELP)?;
            Ok((parts.join("/"), bytes))
        })
        .collect()
}

/// Packs files by name.
pub(crate) fn zip(files: &BTreeMap<String, Vec<u8>>) -> Result<Vec<u8>> {
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(9))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    let mut writer = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        writer
            .start_file(name.as_str(), options)
            .or_help(format!("packing {name}"), HELP)?;
        writer
            .write_all(bytes)
            .or_help(format!("packing {name}"), HELP)?;
    }
    let done = writer.finish().or_help("closing the zip", HELP)?;
    Ok(done.into_inner())
}

/// Writes the files of a zip into a folder that holds nothing else then.
pub(crate) fn unpack(zip: &[u8], folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).or_help(format!("emptying {}", folder.display()), HELP)?;
    }
    let mut archive = ZipArchive::new(Cursor::new(zip)).or_help("reading the zip", HELP)?;
    for at in 0..archive.len() {
        let mut entry = archive.by_index(at).or_help("reading the zip", HELP)?;
        let name = entry.name().or_help("reading the zip", HELP)?.into_owned();
        let mut bytes = Vec::new();
        entry
            .read_to_end(&mut bytes)
            .or_help(format!("unpacking {name}"), HELP)?;
        let file = folder.join(name);
        let parent = file.parent().unwrap_or(folder);
        fs::create_dir_all(parent)
            .and_then(|()| fs::write(&file, &bytes))
            .or_help(format!("writing {}", file.display()), HELP)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zip_holds_all_files_and_no_times() {
        let made_of = |names: &[&str]| -> BTreeMap<String, Vec<u8>> {
            let entry = |name: &&str| (String::from(*name), name.repeat(100).into_bytes());
            names.iter().map(entry).collect()
        };
        let made = made_of(&["index.html", "assets/b.js", "assets/a.wasm"]);
        let packed = zip(&made).unwrap();
        assert_eq!(packed, zip(&made).unwrap());
        let folder = std::env::temp_dir().join(format!("klubovna-zip-{}", std::process::id()));
        // A run that was killed may have left it: numbers of processes come again.
        let _ = fs::remove_dir_all(&folder);
        unpack(&packed, &folder).unwrap();
        assert_eq!(files(&folder).unwrap(), made);
        let mut archive = ZipArchive::new(Cursor::new(&packed)).unwrap();
        let names: Vec<_> = archive
            .file_names()
            .map(|name| name.unwrap().into_owned())
            .collect();
        assert_eq!(names, ["assets/a.wasm", "assets/b.js", "index.html"]);
        let first = archive.by_index(0).unwrap();
        assert_eq!(first.last_modified(), Some(DateTime::default()));
        fs::remove_dir_all(folder).unwrap();
    }
}
