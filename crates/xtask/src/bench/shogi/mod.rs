//! The rules of Animal Shogi beside other generators of shogi moves: WebAssembly in Node.js, everything in one run.
//!
//! The others are built and installed in a scratch folder and only measured; nothing here depends on them.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::page::{self, table};
use super::script;
use crate::failure::{OrHelp, Result};
use crate::project::Project;
use crate::run::run;
use crate::tools::WASM_TARGET;

/// The same for every module.
const FLAGS: &str = "-C target-feature=+simd128,+bulk-memory -C link-arg=-s";

/// What one module is made from.
struct Generator {
    /// As the table calls it.
    name: &'static str,
    /// The package, and the folder of its module.
    package: &'static str,
    /// The source of `mod generator`.
    source: &'static str,
    /// The lines of `[dependencies]`; `{root}` is the checkout.
    dependencies: &'static str,
}

const GENERATORS: [Generator; 4] = [
    Generator {
        name: "Klubovna",
        package: "klubovna",
        source: include_str!("klubovna.rs"),
        dependencies: "klubovna-animal-shogi = { path = \"{root}/crates/animal-shogi\" }\n\
                       klubovna-rules = { path = \"{root}/crates/rules\" }\n\
                       klubovna-text = { path = \"{root}/crates/text\" }\n",
    },
    Generator {
        name: "haitaka 0.3.2",
        package: "haitaka",
        source: include_str!("haitaka.rs"),
        dependencies: "haitaka = \"=0.3.2\"\n",
    },
    Generator {
        name: "haitaka 0.3.2 without magic tables",
        package: "haitaka-qugiy",
        source: include_str!("haitaka.rs"),
        dependencies: "haitaka = { version = \"=0.3.2\", features = [\"qugiy\"] }\n",
    },
    Generator {
        name: "rsshogi 1.7.3",
        package: "rsshogi",
        source: include_str!("rsshogi.rs"),
        dependencies: "rsshogi = \"=1.7.3\"\n",
    },
];

/// What we want to reach beside the yardstick: the last ply counted, and every leaf made.
const AIMS: [f64; 2] = [10.0, 3.0];

/// What `www/tools/bench-shogi.mjs` prints.
#[derive(Debug, Deserialize)]
struct Measured {
    yardstick: String,
    node: String,
    rounds: u32,
    rows: Vec<Measurement>,
}

/// Leaves in a second of processor time, as a multiple of the yardstick's.
#[derive(Debug, Deserialize)]
struct Measurement {
    name: String,
    /// Start and middle game, counted and made; `None` where there is no such thing.
    ratios: [Option<f64>; 4],
    /// The greatest time of a column beside the least, the worst column.
    spread: f64,
}

/// Builds the modules, measures and writes the section.
pub(crate) fn write(project: &Project) -> Result<()> {
    let scratch = project.scratch("shogi")?;
    let mut arguments = vec![scratch.display().to_string()];
    for generator in &GENERATORS {
        println!("shogi: building {}", generator.name);
        let module = build(project, &scratch, generator)?;
        arguments.push(format!("{}={}", generator.name, module.display()));
    }
    println!("shogi: measuring, some minutes");
    let help = "check the network and Node.js; the script names what it misses";
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let measured: Measured =
        script::measured(&mut project.node("tools/bench-shogi.mjs", &arguments), help)?;
    let text = describe(&measured);
    println!("{text}");
    page::write(project, "shogi", &text)
}

/// A module with one generator: a crate of its own, outside the workspace.
fn build(project: &Project, scratch: &Path, generator: &Generator) -> Result<PathBuf> {
    let folder = scratch.join(generator.package);
    let root = project.root().display().to_string().replace('\\', "/");
    let manifest = format!(
        "[package]\nname = \"bench-{package}\"\nversion = \"0.0.0\"\nedition = \"2024\"\npublish = false\n\n\
         [lib]\npath = \"lib.rs\"\ncrate-type = [\"cdylib\"]\n\n\
         [dependencies]\n{dependencies}\n\
         [profile.release]\nopt-level = 3\nlto = \"fat\"\ncodegen-units = 1\npanic = \"abort\"\n\n[workspace]\n",
        package = generator.package,
        dependencies = generator.dependencies.replace("{root}", &root),
    );
    let help = "make the target folder writable";
    fs::create_dir_all(&folder).or_help(format!("making {}", folder.display()), help)?;
    for (file, text) in [
        ("Cargo.toml", manifest.as_str()),
        ("lib.rs", include_str!("module.rs")),
        ("generator.rs", generator.source),
    ] {
        let file = folder.join(file);
        fs::write(&file, text).or_help(format!("writing {}", file.display()), help)?;
    }
    let target = scratch.join("target");
    let mut command = project.cargo("build --release --quiet --target");
    command
        .arg(WASM_TARGET)
        .arg("--manifest-path")
        .arg(folder.join("Cargo.toml"))
        .env("CARGO_TARGET_DIR", &target)
        .env("RUSTFLAGS", FLAGS);
    run(
        &mut command,
        "check the network; `cargo xtask build` adds the target for WebAssembly",
    )?;
    let name = format!("bench_{}.wasm", generator.package.replace('-', "_"));
    Ok(target.join(WASM_TARGET).join("release").join(name))
}

fn describe(measured: &Measured) -> String {
    let rows: Vec<Vec<String>> = measured
        .rows
        .iter()
        .map(|row| {
            let ratios = row
                .ratios
                .iter()
                .map(|&ratio| ratio.map_or("–".into(), number));
            std::iter::once(row.name.clone()).chain(ratios).collect()
        })
        .collect();
    let head = [
        "",
        "Start, 5 plies: last ply counted",
        "every leaf made",
        "Middle game, 3 plies: last ply counted",
        "every leaf made",
    ];
    let table = table(&head, &rows);
    let ours = measured
        .rows
        .iter()
        .find(|row| row.name == GENERATORS[0].name);
    let kept = ours.is_some_and(|row| {
        AIMS.iter()
            .zip(row.ratios)
            .all(|(&aim, ratio)| ratio.is_some_and(|ratio| ratio >= aim))
    });
    let [counted, made] = AIMS;
    let verdict = if kept { "kept" } else { "not kept" };
    let spread = measured
        .rows
        .iter()
        .map(|row| row.spread)
        .fold(1.0, f64::max);
    format!(
        "Leaves in a second of processor time as a multiple of {}, whose `go perft` counts the last ply; Node.js {}, medians of {} \
         interleaved rounds, whose times differed by a factor of {spread:.2} at most.\n\n{table}\n\
         The aim at the start is {counted:.0} counted and {made:.0} made: {verdict}.",
        measured.yardstick, measured.node, measured.rounds
    )
}

/// Two digits that count.
fn number(value: f64) -> String {
    let decimals = match value {
        value if value >= 10.0 => 0,
        value if value >= 1.0 => 1,
        value if value >= 0.1 => 2,
        _ => 3,
    };
    format!("{value:.decimals$}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(made: f64) -> Measured {
        let text = format!(
            r#"{{"yardstick":"Fish","node":"20","rounds":5,"rows":[
            {{"name":"Klubovna","ratios":[22.4,{made},18,4],"spread":1.1}},
            {{"name":"slow","ratios":[0.06,null,0.2,null],"spread":1.3}}]}}"#
        );
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn the_text_says_whether_the_aim_is_kept() {
        let text = describe(&measured(4.1));
        assert!(text.ends_with("10 counted and 3 made: kept."), "{text}");
        assert!(
            text.contains("| Klubovna | 22 | 4.1 | 18 | 4.0 |"),
            "{text}"
        );
        assert!(text.contains("| slow | 0.060 | – | 0.20 | – |"), "{text}");
        assert!(text.contains("a factor of 1.30"), "{text}");
        assert!(describe(&measured(2.9)).ends_with(": not kept."));
    }

    #[test]
    fn our_own_generator_comes_first() {
        assert_eq!(GENERATORS[0].name, "Klubovna");
        assert!(
            GENERATORS
                .iter()
                .all(|one| one.source.contains("pub fn perft"))
        );
    }
}
