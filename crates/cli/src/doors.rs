//! Fuzzing of the doors (places where text comes in) that only the terminal has: bytes of a file,
//! and lines of shogi programs.

use encoding_rs::SHIFT_JIS;
use klubovna_fuzz::campaign::{self, Until};
use klubovna_fuzz::doors::Door;
use klubovna_fuzz::{seeds, survives};

use crate::text_file::decode;
use crate::usi;

/// Texts for each door, unless the variable `TEXTS` says how many.
const TEXTS: u64 = 1_500;

fn holds(name: &'static str, enter: fn(&[u8]) -> bool, seeds: &[Vec<u8>]) {
    let texts = std::env::var("TEXTS").ok();
    let texts = texts.and_then(|texts| texts.parse().ok()).unwrap_or(TEXTS);
    let report = campaign::run(Door { name, enter }, seeds, 1, Until::Executions(texts));
    println!("{report}");
    if let Some(failure) = &report.failure {
        panic!("{report}\n{:?}", failure.input.escape_ascii().to_string());
    }
    assert!(report.accepted > 0, "{report}");
}

fn bytes(data: &[u8]) -> bool {
    let Ok(text) = decode(data.to_vec()) else {
        return false;
    };
    let found = klubovna_catalogue::read_file(&text).unwrap_or_default();
    for found in &found {
        survives(found.session.as_ref());
    }
    !found.is_empty()
}

#[test]
fn any_bytes_are_a_text_or_refused() {
    let mut files = seeds::of("files");
    let japanese: Vec<_> = files
        .iter()
        .map(|file| {
            SHIFT_JIS
                .encode(&String::from_utf8_lossy(file))
                .0
                .into_owned()
        })
        .collect();
    files.extend(japanese);
    holds("bytes", bytes, &files);
}

fn lines(data: &[u8]) -> bool {
    let text = String::from_utf8_lossy(data);
    let out = usi::answer(text.trim_start());
    let said = String::from_utf8(out).expect("UTF-8");
    assert!(said.lines().all(|line| !line.is_empty()), "{said:?}");
    !said.contains("error")
}

#[test]
fn any_line_of_a_shogi_program_is_answered() {
    let lines_of = [
        " usi\nsetoption name MultiPV value 3\nisready\nusinewgame\nposition startpos moves 7g7f 3c3d\ngo btime 60000 wtime 60000 byoyomi 1000\n",
        " setoption name USI_Hash value 64\nposition sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 2g2f 8c8d win\nponderhit\nstop\n",
        " go ponder infinite nodes 7 depth 3 mate 2000 movetime 5 binc 1 winc 1\ngameover win\nquit\n",
    ];
    let mut lines_of: Vec<Vec<u8>> = lines_of.map(Vec::from).to_vec();
    for file in seeds::of("files") {
        if file.starts_with(b"position") {
            lines_of.push([b" ", &file[..]].concat());
        }
    }
    holds("lines", lines, &lines_of);
}
