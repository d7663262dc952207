//! Every case of `vectors.json`, or of the file that the variable `VECTORS` names.
//!
//! All failures are printed, each under the id of its case. A key that this test does
//! not know is a failure too: nothing in a file goes unchecked.

use klubovna_animal_shogi::{
    Action, AnimalShogi, Declaration, IllegalMove, Options, ShogiFault, Square, Verdict,
};
use klubovna_rules::{EndReason, History, Position, Side, divide, perft};
use klubovna_testing::vectors::{
    Checked, Object, Report, check_file, inside, same, string, strings,
};
use klubovna_text::{GameOptions, Notation, Style};
use serde_json::Value;

#[test]
fn every_case_holds() {
    check_file(env!("CARGO_MANIFEST_DIR"), file);
}

fn file(file: &mut Object, report: &mut Report) -> Checked {
    same(
        "format",
        file.text("format")?.as_str(),
        "animal-shogi-vectors/1",
    )?;
    report.each(file, "movegen", movegen)?;
    report.each(file, "movegen_hash", hash)?;
    report.each(file, "casual", casual)?;
    report.each(file, "perft", trees)?;
    report.each(file, "divide", parts)?;
    report.each(file, "illegal", illegal)?;
    report.each(file, "games", game)?;
    report.each(file, "impasse", impasse)?;
    report.each(file, "sfen", sfen)?;
    report.each(file, "notation", notation)
}

fn movegen(case: &mut Object) -> Checked {
    let position = begin(case)?;
    let mut moves = case.texts("moves")?;
    moves.sort();
    let codes = moves_of(&position);
    same("moves", &codes, &moves)?;
    same("count", codes.len() as u64, case.number("count")?)?;
    let in_check = case.take("in_check")? == Value::Bool(true);
    same("in_check", position.in_check(position.side()), in_check)?;
    same(
        "checkers",
        !position.checkers(position.side()).is_empty(),
        in_check,
    )
}

fn hash(case: &mut Object) -> Checked {
    let position = begin(case)?;
    let codes = moves_of(&position);
    same("count", codes.len() as u64, case.number("count")?)?;
    let mut hash = 0xcbf2_9ce4_8422_2325_u64;
    for byte in codes.join(" ").bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    same("fnv", format!("{hash:016x}"), case.text("fnv")?)
}

fn casual(case: &mut Object) -> Checked {
    case.text("id")?;
    let options = options("play=casual")?;
    let position = read(&case.text("sfen")?, options)?;
    // The lists do not end at a mate (section 13.5).
    let mut actions = Vec::new();
    position.list_moves(false, &mut actions);
    let codes = sorted(&actions);
    if let Some(moves) = case.optional("moves") {
        let mut moves = strings("moves", moves)?;
        moves.sort();
        same("moves", &codes, &moves)?;
    }
    if let Some(count) = case.optional("count") {
        same("count", Some(codes.len() as u64), count.as_u64())?;
    }
    if position.outcome().is_none() {
        same("listed", moves_of(&position), codes)?;
    }
    if let Some(before) = case.optional("before") {
        let mut before = read(&string("before", before)?, options)?;
        let blunder = action(&case.text("blunder")?)?;
        let mut moves = Vec::new();
        before.list_moves(false, &mut moves);
        same("a casual move", moves.contains(&blunder), true)?;
        before.apply(blunder);
        same("blunder", &before, &position)?;
    }
    if let Some(captures) = case.optional("lion_captures") {
        for code in strings("lion_captures", captures)? {
            let mut next = position;
            play(&mut next, &code)?;
            let end = next.outcome().map(|end| (end.winner, end.reason.code()));
            same(&code, end, Some((Some(position.side()), "lion_captured")))?;
        }
    }
    Ok(())
}

fn trees(case: &mut Object) -> Checked {
    let position = begin(case)?;
    for (depth, nodes) in Object::new(case.take("nodes")?)?.into_entries() {
        let nodes = nodes.as_u64().ok_or("nodes are numbers")?;
        let depth: u32 = depth.parse().map_err(|_| "depths are numbers")?;
        same(&format!("depth {depth}"), perft(&position, depth), nodes)?;
    }
    Ok(())
}

fn parts(case: &mut Object) -> Checked {
    let position = begin(case)?;
    let depth = case.number("depth")? as u32;
    let mut expected: Vec<(String, u64)> = Object::new(case.take("nodes")?)?
        .into_entries()
        .map(|(code, nodes)| (code, nodes.as_u64().unwrap_or_default()))
        .collect();
    expected.sort();
    let mut parts: Vec<(String, u64)> = divide(&position, depth)
        .into_iter()
        .map(|(action, nodes)| (action.to_string(), nodes))
        .collect();
    parts.sort();
    same("nodes", parts, expected)
}

fn illegal(case: &mut Object) -> Checked {
    let position = read(&case.text("sfen")?, Options::default())?;
    let code = case.text("move")?;
    let reason = case.text("reason")?;
    let Ok(action) = AnimalShogi::read_action(&code) else {
        return same(
            "a promoted drop has no code",
            reason.as_str(),
            "drop promoted",
        );
    };
    same("legal", position.is_legal(action), false)?;
    let Some(obstacle) = position.obstacle(action) else {
        return Err(format!("{code} has no obstacle, although: {reason}"));
    };
    let name = format!("{obstacle:?}");
    let name = name.split([' ', '(']).next().unwrap_or_default();
    let expected = match reason.split(':').next().unwrap_or_default() {
        "chick moves one square" | "no movement" => "Geometry",
        "promotion outside the zone" => "OutsideZone",
        "path blocked" => "Blocked",
        "empty origin" => "EmptyOrigin",
        "opponent's piece" => "NotYours",
        "not in hand" => "NotInHand",
        "own piece on target" => "OwnCapture",
        "second chick on the file (nifu)" => "Nifu",
        "drop on an occupied square" => "Occupied",
        "dead drop" => "DeadDrop",
        "mate by dropped chick (uchifuzume)" => "DropMate",
        "must promote" => "MustPromote",
        "dog never promotes" | "lion never promotes" | "already promoted" => "NeverPromotes",
        "pinned" => "Pinned",
        "lion stays in check" | "lion walks into check" => "LionStep",
        "check not answered" => "CheckStands",
        other => return Err(format!("an unknown reason: {other}")),
    };
    same("obstacle", name, expected)?;
    illegal_move(&position, action, expected)
}

/// The same move where illegal moves lose.
fn illegal_move(position: &AnimalShogi, action: Action, obstacle: &str) -> Checked {
    let illegal = match obstacle {
        "MustPromote" => Some(IllegalMove::MustPromote),
        "DeadDrop" => Some(IllegalMove::DeadDrop),
        "Nifu" => Some(IllegalMove::Nifu),
        "DropMate" => Some(IllegalMove::DropMate),
        "Pinned" | "LionStep" | "CheckStands" => Some(IllegalMove::SelfCheck),
        _ => None,
    };
    let options = options("illegal=loses")?;
    let mut tournament = read(&position.write_position(), options)?;
    same("possible", tournament.is_legal(action), illegal.is_some())?;
    let Some(illegal) = illegal else {
        return Ok(());
    };
    tournament.apply(action);
    let end = tournament
        .outcome()
        .map(|end| (end.winner, end.reason.code()));
    let loser = position.side();
    same("end", end, Some((Some(loser.other()), illegal.id())))
}

fn game(case: &mut Object) -> Checked {
    case.text("id")?;
    let mut position = canonical(&case.text("start")?)?;
    let mut history = History::new(&position);
    let mut ply = 0;
    for code in case.text("moves")?.split_whitespace() {
        if let Some(end) = position.judge(history.line()) {
            return Err(format!("over at ply {ply}: {end:?}"));
        }
        let irreversible = position.is_irreversible(action(code)?);
        play(&mut position, code)?;
        history.push(&position, irreversible);
        ply += 1;
    }
    let mut result = Object::new(case.take("result")?)?;
    same("ply", ply, result.number("ply")?)?;
    let reason = match result.text("reason")?.as_str() {
        "ongoing" => None,
        "sennichite" => Some("repetition".to_owned()),
        other => Some(other.to_owned()),
    };
    let winner = match result.take("winner")? {
        Value::Null => None,
        value => Some(side(&string("winner", value)?)?),
    };
    result.end()?;
    let end = position.judge(history.line());
    same(
        "reason",
        end.map(|end| end.reason.code().to_owned()),
        reason,
    )?;
    same("winner", end.and_then(|end| end.winner), winner)
}

fn impasse(case: &mut Object) -> Checked {
    let position = canonical(&case.text("sfen")?)?;
    let mut points = Object::new(case.take("points")?)?;
    for (name, side) in [("b", Side::FIRST), ("w", Side::SECOND)] {
        let expected = points.number(name)?;
        same(name, position.impasse_points(side).into(), expected)?;
    }
    points.end()?;
    let available = case.take("lions_both_in_zone")? == Value::Bool(true);
    same("available", position.impasse_available(), available)?;
    let agreed = match case.text("agreed_count")?.as_str() {
        "not_available" => None,
        "draw" => Some(Verdict::Draw),
        winner => Some(Verdict::Win(side(winner)?)),
    };
    let settled = available.then(|| position.settle_impasse());
    same("agreed_count", settled, agreed)?;
    same("listed", lists(&position, Action::Propose), available)?;

    let mut declare = Object::new(case.take("declare")?)?;
    let by = side(&declare.text("side")?)?;
    same("side", by, position.side())?;
    let count = position.declaration(by);
    let zone = declare.take("lion_in_zone")? == Value::Bool(true);
    same("lion_in_zone", count.lion_in_zone, zone)?;
    let pieces = declare.number("pieces_in_zone")?;
    same("pieces_in_zone", count.pieces_in_zone.into(), pieces)?;
    same("points", count.points.into(), declare.number("points")?)?;
    let check = declare.take("in_check")? == Value::Bool(true);
    same("in_check", count.in_check, check)?;
    for (law, declaration) in [("law24", Declaration::Law24), ("law27", Declaration::Law27)] {
        let verdict = match declare.text(law)?.as_str() {
            "win" => Verdict::Win(by),
            "lose" => Verdict::Win(by.other()),
            "draw" => Verdict::Draw,
            other => return Err(format!("{law}: {other}")),
        };
        same(
            law,
            position.declaration_by(by, declaration).verdict(),
            verdict,
        )?;
        let options = options(&format!("declaration={law}"))?;
        let mut position = read(&position.write_position(), options)?;
        let good = verdict != Verdict::Win(by.other());
        same("declare", lists(&position, Action::Declare), good)?;
        if good {
            position.apply(Action::Declare);
            let winner = position.outcome().map(|end| end.winner);
            let expected = if verdict == Verdict::Draw {
                None
            } else {
                Some(by)
            };
            same("declared", winner, Some(expected))?;
        }
    }
    declare.end()
}

fn sfen(case: &mut Object) -> Checked {
    let position = read(&case.text("in")?, Options::default())?;
    let canonical = case.text("canonical")?;
    same("canonical", position.write_position(), canonical.clone())?;
    same("read again", self::canonical(&canonical)?, position)
}

fn notation(case: &mut Object) -> Checked {
    let position = canonical(&case.text("sfen")?)?;
    for entry in case.list("moves")? {
        let mut entry = Object::new(entry)?;
        let code = entry.text("usi")?;
        let action = action(&code)?;
        let western = entry.text("western")?;
        let written = position.write_move_text(action, Style::Figurine);
        same(&code, written, western.clone())?;
        for style in [Style::English, Style::Czech, Style::Figurine] {
            let text = position.write_move_text(action, style);
            same(&text, read_move(&position, &text)?, action)?;
        }
        // Hosking writes no sign of a move, digits for ranks, and `'` for a drop.
        let hosking = entry.text("hosking")?;
        same(&hosking, read_move(&position, &hosking)?, action)?;
        same("csa", csa(&position, action), entry.text("csa")?)?;
        entry.end()?;
    }
    Ok(())
}

fn begin(case: &mut Object) -> Checked<AnimalShogi> {
    case.text("id")?;
    canonical(&case.text("sfen")?)
}

fn canonical(text: &str) -> Checked<AnimalShogi> {
    let position = read(text, Options::default())?;
    same(
        "the position written again",
        position.write_position().as_str(),
        text,
    )?;
    Ok(position)
}

fn read(text: &str, options: Options) -> Checked<AnimalShogi> {
    let mut read = AnimalShogi::read_position(text, &options);
    if let Err(error) = &read
        && matches!(error.fault, ShogiFault::TooMany { .. })
    {
        read = AnimalShogi::read_problem(text, &options);
    }
    read.map_err(|error| {
        let place = inside(&error.span, text).err().unwrap_or_default();
        format!("{text} is refused: {error} {place}")
    })
}

fn options(text: &str) -> Checked<Options> {
    Options::read(text).map_err(|error| error.to_string())
}

fn side(letter: &str) -> Checked<Side> {
    match letter {
        "b" => Ok(Side::FIRST),
        "w" => Ok(Side::SECOND),
        other => Err(format!("side {other}")),
    }
}

fn action(code: &str) -> Checked<Action> {
    AnimalShogi::read_action(code).map_err(|error| format!("{code}: {error}"))
}

fn play(position: &mut AnimalShogi, code: &str) -> Checked {
    let action = action(code)?;
    if !position.is_legal(action) {
        return Err(format!("{code} is not legal in {position}"));
    }
    position.apply(action);
    Ok(())
}

fn read_move(position: &AnimalShogi, text: &str) -> Checked<Action> {
    position
        .read_move_text(text, Style::English)
        .map_err(|error| format!("{text} is refused: {error}"))
}

fn lists(position: &AnimalShogi, action: Action) -> bool {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    actions.contains(&action)
}

/// Codes of moves and drops, sorted by bytes.
fn moves_of(position: &AnimalShogi) -> Vec<String> {
    let mut actions = Vec::new();
    position.actions(&mut actions);
    sorted(&actions)
}

fn sorted(actions: &[Action]) -> Vec<String> {
    let mut codes: Vec<String> = actions
        .iter()
        .filter(|action| action.to().is_some())
        .map(Action::to_string)
        .collect();
    codes.sort();
    codes
}

/// As CSA writes a move: digits, and the piece that it is afterwards.
fn csa(position: &AnimalShogi, action: Action) -> String {
    let digits = |square: Square| format!("{}{}", square.file() + 1, square.rank() + 1);
    let (from, to, piece) = match action {
        Action::Move { from, to, promote } => {
            let (piece, _) = position.piece_at(from).expect("a piece moves");
            (
                digits(from),
                to,
                (piece.kind.letter(), piece.promoted || promote),
            )
        }
        Action::Drop { kind, to } => ("00".to_owned(), to, (kind.letter(), false)),
        other => return other.to_string(),
    };
    let name = match piece {
        ('P', false) => "FU",
        ('L', false) => "KY",
        ('N', false) => "KE",
        ('S', false) => "GI",
        ('G', _) => "KI",
        ('B', false) => "KA",
        ('R', false) => "HI",
        ('K', _) => "OU",
        ('P', true) => "TO",
        ('L', true) => "NY",
        ('N', true) => "NK",
        ('S', true) => "NG",
        ('B', true) => "UM",
        _ => "RY",
    };
    format!("{from}{}{name}", digits(to))
}
