//! Every case of `vectors.json`, or of the file that the variable `VECTORS` names.
//!
//! All failures are printed, each under the id of its case. A key that this test does
//! not know is a failure too: nothing in a file goes unchecked.

use klubovna_rules::{EndReason, Position, Side, perft};
use klubovna_testing::vectors::{Checked, Object, Report, check_file, same, string};
use klubovna_text::Notation;
use klubovna_tri_d_chess::{Action, Options, TriD};

mod support;
use support::array_of;

#[test]
fn every_case_holds() {
    check_file(env!("CARGO_MANIFEST_DIR"), file);
}

fn file(file: &mut Object, report: &mut Report) -> Checked {
    same("game", file.text("game")?.as_str(), TriD::ID)?;
    same("format", file.number("format")?, 1)?;
    report.each(file, "positions", position)?;
    report.each(file, "sequences", sequence)?;
    report.each(file, "playouts", playout)?;
    report.each_entry(file, "arrays960", |number, row| {
        array(number, &string(number, row)?)
    })
}

fn options(case: &mut Object) -> Checked<Options> {
    let mix = case.text("variant")?;
    let options = Options::from_mix(&mix).map_err(|error| format!("{mix}: {error:?}"))?;
    same("the mix written again", options.mix(), mix)?;
    Ok(options)
}

fn read(text: &str, options: Options) -> Checked<TriD> {
    let position = TriD::read_position(text, &options)
        .map_err(|error| format!("{text} is refused: {error}"))?;
    same("the position written again", fen(&position), text.into())?;
    Ok(position)
}

/// The seven fields of section 9.3.
fn fen(position: &TriD) -> String {
    let text = position.write_position();
    let mix = position.options().mix();
    text.strip_suffix(&mix).unwrap_or(&text).trim_end().into()
}

fn position(case: &mut Object) -> Checked {
    case.text("id")?;
    let options = options(case)?;
    let position = read(&case.text("fen")?, options)?;
    same(
        "in_check",
        position.in_check(),
        case.take("in_check")? == serde_json::Value::Bool(true),
    )?;
    same("result", result(&position), case.text("result")?)?;
    let codes = codes(&position);
    same("count", codes.len() as u64, case.number("count")?)?;
    same("count_turns", position.count_turns(), codes.len() as u64)?;
    same("moves", codes, case.texts("moves")?)?;
    counts(&position, case)
}

fn result(position: &TriD) -> String {
    let Some(outcome) = position.outcome() else {
        return "ongoing".into();
    };
    let reason = outcome.reason.code().replace('_', " ");
    match outcome.winner {
        Some(Side::FIRST) => format!("white wins by {reason}"),
        Some(_) => format!("black wins by {reason}"),
        None => format!("draw by {reason}"),
    }
}

/// Sorted by byte order, as in the file.
fn codes(position: &TriD) -> Vec<String> {
    let mut actions = Vec::new();
    position.turns(&mut actions);
    let mut codes: Vec<String> = actions.into_iter().map(Action::code).collect();
    codes.sort();
    codes
}

/// No draw stops the count of section 9.4; where none comes up, `perft` says the same.
fn counts(position: &TriD, case: &mut Object) -> Checked {
    for (depth, nodes) in (1..).zip(case.list("perft")?) {
        let nodes = nodes.as_u64().ok_or("nodes are numbers")?;
        let mut drawn = position.outcome().is_some();
        let found = count(position, depth, &mut drawn);
        same(&format!("depth {depth}"), found, nodes)?;
        if !drawn {
            same("perft of any game", perft(position, depth), nodes)?;
        }
    }
    Ok(())
}

fn count(position: &TriD, depth: u32, drawn: &mut bool) -> u64 {
    if depth == 1 {
        *drawn |= position.outcome().is_some();
        return position.count_turns();
    }
    let mut actions = Vec::new();
    position.turns(&mut actions);
    let mut sum = 0;
    for action in actions {
        let mut next = *position;
        next.apply(action);
        sum += count(&next, depth - 1, drawn);
    }
    sum
}

fn play(position: &mut TriD, code: &str) -> Checked {
    let action = TriD::read_action(code).map_err(|error| format!("{code}: {error}"))?;
    if !position.is_legal(action) {
        return Err(format!("{code} is not legal in {position:?}"));
    }
    position.apply(action);
    Ok(())
}

fn sequence(case: &mut Object) -> Checked {
    case.text("id")?;
    let options = options(case)?;
    let mut position = read(&case.text("fen")?, options)?;
    for step in case.list("steps")? {
        let mut step = Object::new(step)?;
        play(&mut position, &step.text("move")?)?;
        same("fen", fen(&position), step.text("fen")?)?;
        same("fen, read", read(&fen(&position), options)?, position)?;
        step.end()?;
    }
    Ok(())
}

fn playout(case: &mut Object) -> Checked {
    case.text("id")?;
    let mut position = TriD::start(&options(case)?);
    let mut snapshots = case.list("snapshots")?.into_iter().map(Object::new);
    let mut next = snapshots.next().transpose()?;
    let mut wanted = match &mut next {
        Some(snapshot) => snapshot.text("fen")?,
        None => String::new(),
    };
    let mut check = |position: &TriD| {
        if fen(position) != wanted {
            return Ok(());
        }
        if let Some(mut snapshot) = next.take() {
            counts(position, &mut snapshot)?;
            snapshot.end()?;
        }
        next = snapshots.next().transpose()?;
        if let Some(snapshot) = &mut next {
            wanted = snapshot.text("fen")?;
        }
        Ok::<(), String>(())
    };
    let moves = case.texts("moves")?;
    let counts = case.list("counts")?;
    check(&position)?;
    for (ply, legal) in counts.iter().enumerate() {
        let place = |message| format!("ply {}: {message}", ply + 1);
        let legal = legal.as_u64().ok_or("counts are numbers")?;
        same("count", position.count_turns(), legal).map_err(place)?;
        if let Some(code) = moves.get(ply) {
            play(&mut position, code).map_err(place)?;
            check(&position)?;
        }
    }
    same("snapshots left", next.is_some(), false)?;
    same("final_fen", fen(&position), case.text("final_fen")?)?;
    same("result", result(&position), case.text("result")?)
}

fn array(number: &str, row: &str) -> Checked {
    let mix = format!("P5:{number}");
    let options = Options::from_mix(&mix).map_err(|error| format!("{mix}: {error:?}"))?;
    let start = TriD::start(&options);
    for side in Side::BOTH {
        same(
            &mix,
            array_of(&start, side).map(|found| found.to_string()),
            Some(number.into()),
        )?;
    }
    let text = start.write_position();
    // W=../FFFF/ABCD, QL1w=FF/AB, KL1w=FF/AB.
    let part = |before: &str| text.split(before).nth(1).unwrap_or_default();
    let found = [
        &part("QL1w=FF/")[..2],
        &part("W=4/4/FFFF/")[..4],
        &part("KL1w=FF/")[..2],
    ];
    same(&mix, found.concat().as_str(), row)
}
