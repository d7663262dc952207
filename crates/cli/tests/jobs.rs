//! Jobs in pieces, as batch systems do them.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::thread;

use tempfile::TempDir;

const MATCH: &str = r#"
game = "mixtour"
games = 24
piece = 2
[work.match]
first = "nodes=400"
second = "nodes=150"
"#;

const SPSA: &str = r#"
game = "mixtour"
games = 2
[work.spsa]
engine = "nodes=9"
numbers = [NUMBERS]
iterations = 2
runs = 1
"#;

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(assert_cmd::cargo::cargo_bin!("klubovna"));
    command.current_dir(folder).args(arguments);
    command
}

fn klubovna(folder: &Path, arguments: &[&str]) -> Output {
    command(folder, arguments).output().unwrap()
}

/// What a command that succeeds prints.
fn printed(folder: &Path, arguments: &[&str]) -> String {
    let output = klubovna(folder, arguments);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{arguments:?}: {told}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a command that fails says.
fn refused(folder: &Path, arguments: &[&str]) -> String {
    let output = klubovna(folder, arguments);
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

fn job(text: &str) -> TempDir {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("job.toml"), text).unwrap();
    folder
}

#[test]
fn several_processes_one_of_them_killed_find_what_a_single_run_finds() {
    let folder = job(MATCH);
    let folder = folder.path();
    assert_eq!(printed(folder, &["work", "job.toml", "--count"]), "12\n");
    let mut killed = command(
        folder,
        &["work", "job.toml", "--share", "1/3", "--threads", "1"],
    )
    .stderr(Stdio::null())
    .spawn()
    .unwrap();
    let others = ["2/3", "3/3"].map(|share| {
        command(
            folder,
            &["work", "job.toml", "--share", share, "--threads", "1"],
        )
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
    });
    let first = folder.join("job/piece-00000.txt");
    while !first.exists() && killed.try_wait().unwrap().is_none() {
        thread::yield_now();
    }
    killed.kill().unwrap();
    killed.wait().unwrap();
    for mut other in others {
        assert!(other.wait().unwrap().success());
    }
    // As if the machine had stopped before its other pieces, and in the middle of one.
    fs::write(folder.join("job/piece-00003.txt"), "{\"job\":").unwrap();
    let _ = fs::remove_file(folder.join("job/piece-00006.txt"));
    let told = refused(folder, &["merge", "job.toml"]);
    assert!(told.contains("pieces are missing: 3, 6"), "{told}");
    printed(folder, &["work", "job.toml"]);
    let whole = printed(
        folder,
        &[
            "match",
            "mixtour",
            "nodes=400",
            "nodes=150",
            "--games",
            "24",
        ],
    );
    assert_eq!(printed(folder, &["merge", "job.toml"]), whole);
}

#[test]
fn a_ladder_is_written_as_the_site_reads_it() {
    let out = printed(
        Path::new("."),
        &[
            "ladder",
            "mixtour",
            "--games",
            "2",
            "--longest",
            "4",
            "--from",
            "13",
        ],
    );
    let mut rows = out.lines();
    let head = rows.next().expect("a head");
    let levels = include_str!("../../search/LEVELS.md");
    let heads = levels.lines().filter(|line| *line == head).count();
    assert!(heads >= 5, "one for each game at least: {head}");
    let first = rows.nth(1).expect("a rung");
    assert!(first.starts_with("| 14 | level 13 | 2 | "), "{first}");
}

#[test]
fn ladders_fits_and_spsa_come_in_pieces_too() {
    let ladder = "game = \"mixtour\"\ngames = 4\npiece = 2\n[work.ladder]\nfrom = 13\n";
    let tune = "game = \"mixtour\"\ngames = 8\npiece = 4\n[work.tune]\nengine = \"nodes=60\"\n";
    let alone: [(&str, &[&str]); 2] = [
        (
            ladder,
            &["ladder", "mixtour", "--games", "4", "--from", "13"],
        ),
        (
            tune,
            &["tune", "mixtour", "--games", "8", "--engine", "nodes=60"],
        ),
    ];
    for (text, arguments) in alone {
        let folder = job(text);
        printed(folder.path(), &["work", "job.toml"]);
        let merged = printed(folder.path(), &["merge", "job.toml"]);
        assert_eq!(merged, printed(folder.path(), arguments));
    }
    let spsa = "game = \"mixtour\"\ngames = 2\n[work.spsa]\nengine = \"nodes=60\"\n\
                numbers = [\"null_depth\"]\niterations = 2\nruns = 2\n";
    let folder = job(spsa);
    printed(folder.path(), &["work", "job.toml"]);
    let merged = printed(folder.path(), &["merge", "job.toml"]);
    assert!(merged.contains("null_depth: 3 -> "), "{merged}");
    assert!(merged.contains(" ± "), "{merged}");
    assert_eq!(fs::read_dir(folder.path().join("job")).unwrap().count(), 2);
    let piece = folder.path().join("job/piece-00001.txt");
    let text = fs::read_to_string(&piece).unwrap();
    let number = text.rfind(' ').unwrap() + 1;
    fs::write(&piece, format!("{}much\n", &text[..number])).unwrap();
    let told = refused(folder.path(), &["merge", "job.toml"]);
    assert!(told.contains("piece 1: “null_depth "), "{told}");
    // One run says nothing of its error.
    fs::remove_file(&piece).unwrap();
    let merged = printed(folder.path(), &["merge", "job.toml", "--partial"]);
    assert!(merged.contains("null_depth: 3 -> "), "{merged}");
    assert!(!merged.contains('±'), "{merged}");
}

#[test]
fn a_part_of_a_job_counts_the_games_that_there_are() {
    // The second piece has two games only.
    let tune = "game = \"mixtour\"\ngames = 6\npiece = 4\n[work.tune]\nengine = \"nodes=60\"\n";
    let folder = job(tune);
    printed(folder.path(), &["work", "job.toml", "--piece", "0"]);
    let merged = printed(folder.path(), &["merge", "job.toml", "--partial"]);
    let alone = "tune mixtour --games 4 --engine nodes=60";
    let alone: Vec<&str> = alone.split(' ').collect();
    assert_eq!(merged, printed(folder.path(), &alone));
    let ladder =
        "game = \"mixtour\"\ngames = 2\npiece = 2\nlongest = 4\n[work.ladder]\nfrom = 13\n";
    let folder = job(ladder);
    printed(folder.path(), &["work", "job.toml", "--piece", "1"]);
    let merged = printed(folder.path(), &["merge", "job.toml", "--partial"]);
    let rows: Vec<&str> = merged.lines().skip(2).collect();
    assert!(rows[0].ends_with("| 0 | 0 | 0 | 0 | – |"), "{merged}");
    assert!(rows[1].ends_with(" % |"), "{merged}");
}

#[test]
fn positions_to_learn_from_come_in_pieces_too() {
    let folder = job(
        "game = \"animal-shogi\"\ngames = 6\npiece = 2\nseed = 3\n[work.data]\nengine = \"nodes=40\"\n",
    );
    let folder = folder.path();
    // The last piece first.
    printed(folder, &["work", "job.toml", "--piece", "2"]);
    printed(folder, &["work", "job.toml"]);
    let merged = printed(folder, &["merge", "job.toml"]);
    let whole = "data animal-shogi --games 6 --seed 3 --engine nodes=40 --out whole.txt";
    printed(folder, &whole.split(' ').collect::<Vec<_>>());
    let whole = fs::read_to_string(folder.join("whole.txt")).unwrap();
    assert!(whole.lines().count() > 100, "{whole}");
    assert_eq!(merged, whole);
}

#[test]
#[cfg(unix)]
fn pieces_can_be_read_by_whoever_reads_other_new_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = job(MATCH);
    let folder = folder.path();
    printed(folder, &["work", "job.toml", "--piece", "0"]);
    let mode = |name: &str| {
        fs::metadata(folder.join(name))
            .unwrap()
            .permissions()
            .mode()
    };
    assert_eq!(mode("job/piece-00000.txt"), mode("job.toml"));
}

#[test]
fn a_job_with_another_network_is_another_job() {
    let network = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../animal-shogi-engine/src/evaluate/network.bin"
    );
    let folder = job(
        "game = \"animal-shogi\"\ngames = 2\npiece = 2\nlongest = 4\n[work.match]\n\
         first = \"nodes=20,network=own.bin\"\nsecond = \"nodes=20\"\n",
    );
    let folder = folder.path();
    let mut bytes = fs::read(network).unwrap();
    fs::write(folder.join("own.bin"), &bytes).unwrap();
    printed(folder, &["work", "job.toml"]);
    printed(folder, &["merge", "job.toml"]);
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(folder.join("own.bin"), &bytes).unwrap();
    let told = refused(folder, &["merge", "job.toml"]);
    assert!(told.contains("not of this one"), "{told}");
}

#[test]
fn a_sequential_test_counts_the_first_pieces_that_decide_it() {
    let text = r#"
game = "mixtour"
games = 400
piece = 4
[work.match]
first = "nodes=200"
second = "random"
sprt = "0/50"
"#;
    let folder = job(text);
    let folder = folder.path();
    // A piece far behind is finished first, and does not count.
    printed(folder, &["work", "job.toml", "--piece", "90"]);
    printed(folder, &["work", "job.toml"]);
    let merged = printed(folder, &["merge", "job.toml"]);
    assert!(merged.contains("SPRT 0/50 Elo: better"), "{merged}");
    let played = fs::read_dir(folder.join("job")).unwrap().count() as u32 - 1;
    assert!((1..80).contains(&played), "{played} pieces");
    assert!(
        merged.starts_with(&format!("{} games", 4 * played)),
        "{merged}"
    );
}

#[test]
fn what_does_not_belong_together_is_not_joined() {
    let folder = job(MATCH);
    let folder = folder.path();
    printed(folder, &["work", "job.toml", "--piece", "0"]);
    let piece = folder.join("job/piece-00000.txt");
    let text = fs::read_to_string(&piece).unwrap();
    // Another engine.
    let engine = text.find("\"engine\":\"").unwrap() + 10;
    let (head, tail) = text.split_at(engine);
    fs::write(&piece, format!("{head}9{tail}")).unwrap();
    let told = refused(folder, &["work", "job.toml"]);
    assert!(told.contains("was played by engine “9"), "{told}");
    // The place of another piece.
    fs::write(folder.join("job/piece-00001.txt"), &text).unwrap();
    fs::remove_file(&piece).unwrap();
    let told = refused(folder, &["merge", "job.toml"]);
    assert!(told.contains("piece-00001.txt: is piece 0"), "{told}");
    // Another job.
    fs::write(&piece, &text).unwrap();
    fs::remove_file(folder.join("job/piece-00001.txt")).unwrap();
    fs::write(folder.join("job.toml"), MATCH.replace("150", "151")).unwrap();
    let told = refused(folder, &["merge", "job.toml"]);
    assert!(told.contains("not of this one"), "{told}");
    // Comments and spaces make no other job.
    let same = format!("# The same.\n{}", MATCH.replace(" = ", "="));
    fs::write(folder.join("job.toml"), same).unwrap();
    printed(folder, &["merge", "job.toml", "--partial"]);
}

#[test]
fn the_job_of_the_guide_can_be_done() {
    let guide = include_str!("../JOBS.md");
    let (_, rest) = guide.split_once("```toml\n").unwrap();
    let (text, _) = rest.split_once("```").unwrap();
    let folder = job(text);
    let pieces = printed(folder.path(), &["work", "job.toml", "--count"]);
    assert_eq!(pieces, "100\n");
    // What stands in the text, too.
    let options = "options = { a4 = \"true\" }";
    assert!(guide.contains(options));
    let text = text.replace(
        "[work",
        &format!("{options}\nopening = 4\nlongest = 400\nseed = 1\n[work"),
    );
    let folder = job(&text.replace("animal-shogi", "tri-d-chess"));
    let pieces = printed(folder.path(), &["work", "job.toml", "--count"]);
    assert_eq!(pieces, "100\n");
}

#[test]
fn a_wrong_job_is_refused_with_its_place() {
    let cases = [
        (MATCH.replace("games = 24", "games = 25"), "games = 25"),
        (MATCH.replace("piece = 2", "piece = 0"), "piece = 0"),
        (
            MATCH.replace("games = 24", "games = 4294967294"),
            "games = 4294967294",
        ),
        (
            "game = \"mixtour\"\ngames = 2\n[work.spsa]\nengine = \"nodes=9\"\nnumbers = [\"null_depth\"]\n\
             iterations = 2\nruns = 0\n"
                .to_owned(),
            "runs = 0",
        ),
        (SPSA.replace("[NUMBERS]", "[]"), "no number to tune"),
        (
            SPSA.replace("[NUMBERS]", "[\"turn\", \"null_depth\", \"turn\"]"),
            "“turn” stands twice",
        ),
        (SPSA.replace("[NUMBERS]", "[\"patience\"]"), "“patience”"),
        (format!("{MATCH}sprt = \"20/0\"\n"), "20/0"),
        (
            MATCH.replace("[work", "options = { colour = \"red\" }\n[work"),
            "colour",
        ),
        (MATCH.replace("nodes=150", "99"), "no level 99"),
        (MATCH.replace("nodes=150", "oracle,nodes=9"), "oracle"),
        (
            MATCH.replace("nodes=150", "nodes=9,network=none.bin"),
            "none.bin",
        ),
        (
            "game = \"mixtour\"\ngames = 2\n[work.ladder]\nfrom = 99\n".to_owned(),
            "no level 99",
        ),
        (MATCH.replace("second", "third"), "line 7"),
        (MATCH.replace("mixtour", "go"), "go"),
        (MATCH.replace("nodes=150", "nods=150"), "nods=150"),
        (MATCH.replace("[work.match]", "[work.tennis]"), "tennis"),
        (format!("{MATCH}[work.ladder]\n"), "job.toml"),
        ("game = \"mixtour".to_owned(), "line 1"),
    ];
    for (text, place) in cases {
        let folder = job(&text);
        let told = refused(folder.path(), &["work", "job.toml"]);
        assert!(told.contains(place), "{told}");
        assert!(told.starts_with("klubovna: job.toml: "), "{told}");
        assert!(!folder.path().join("job").exists(), "{text}");
    }
    let folder = job(MATCH);
    let told = refused(folder.path(), &["work", "job.toml", "--piece", "12"]);
    assert!(told.contains("0 to 11"), "{told}");
}
