//! What people write and get wrong, on the toy game.

use klubovna_rules::{Position, Side};
use klubovna_testing::toy::{Action, Options, Race};
use klubovna_text::record::{
    Limit, MAX_ACTIONS, MAX_NAME, MAX_NOTES, MAX_TAGS, MAX_TEXT, MAX_VALUE, Record, TagFault,
    game_of, read_moves, read_record,
};
use klubovna_text::tree::ROOT;
use klubovna_text::{Problem, Style};

const HEAD: &str = "[Klubovna \"1\"]\n[Game \"race\"]\n";

fn read(body: &str) -> Result<Record<Race>, (String, &str)> {
    let text = format!("{HEAD}{body}");
    read_record(&text).map_err(|error| {
        let problem = Problem::in_text(&error, &text);
        let at = error.span.start - HEAD.len()..error.span.end - HEAD.len();
        (problem.code, &body[at])
    })
}

fn bare(text: &str) -> Result<Record<Race>, String> {
    use klubovna_text::Fault;
    read_moves(text, Race::start(&Options::default())).map_err(|error| error.fault.code().into())
}

#[test]
fn a_record_with_everything_comes_back() {
    let body = "[Options \"goal=12\"]\n[White \"A \\\"B\\\"\"]\n\n\
        {first} 1. +1! {[%clk 0:09:58.500] [%emt 0:00:01.500] so} +2 ( 1... +3 $14 2. +1 ( +2 ) +3 ) 2. +3?! +1 *";
    let record = read(body).unwrap();
    assert_eq!(record.start.options().goal, 12);
    assert_eq!(record.book.tags.get("White"), Some("A \"B\""));
    let root = record.tree().node(ROOT).unwrap();
    assert_eq!(root.comment.as_deref(), Some("first"));
    let first = record.tree().node(root.children[0]).unwrap();
    assert_eq!(first.glyphs, [1]);
    assert_eq!(
        (first.clock, first.spent, first.comment.as_deref()),
        (Some(598_500), Some(1_500), Some("so"))
    );
    assert_eq!(first.children.len(), 2);
    let main: Vec<_> = [1, 2, 3, 1].map(Action::Add).to_vec();
    assert_eq!(record.main_actions(), main);
    assert_eq!(record.tree().len(), 8);
    let text = record.write(Style::English);
    assert_eq!(
        read_record::<Race>(&text).unwrap().write(Style::English),
        text
    );
}

#[test]
fn numbers_are_said_where_a_reader_needs_them() {
    let record = read("+1 {c} +2 (+3 +1) +3 +1").unwrap();
    let text = record.write(Style::English);
    let moves = text.lines().last().unwrap();
    assert_eq!(moves, "1. +1 {c} 1... +2 ( 1... +3 2. +1 ) 2. +3 +1 *");
}

#[test]
fn chance_takes_part_in_the_record() {
    let record = read("[Options \"dice=true\"]\n+1 = :6 0:1").unwrap_err();
    assert_eq!(record.0, "record-result-mismatch");
    let record = read("[Options \"dice=true\"]\n= :5 5/2 = :6 1:0").unwrap();
    let result = record.result().unwrap();
    assert_eq!((result.winner, result.reason), (Some(Side::FIRST), "bust"));
    let text = record.write(Style::English);
    assert!(text.ends_with("\n1. 5/2 :6 1-0\n"), "{text}");
}

#[test]
fn what_a_text_takes_for_granted_is_played_and_left_out_again() {
    let same = |body: &str| {
        let record = read(&format!("[Options \"dice=true\"]\n{body}")).unwrap();
        let text = record.write(Style::English);
        assert_eq!(text.lines().last(), Some(body), "{body}");
        record.tree().len()
    };
    assert_eq!(same("1. 4/2 +1 *"), 4);
    assert_eq!(same("1. +1 4/1 2. = *"), 5, "announced, not thrown");
    assert_eq!(same("1. +1 :4 *"), 3, "thrown, not taken");
    // Whatever is noted about an action is written behind it.
    assert_eq!(same("1. = {!} 1. 4/1 +1 *"), 4);
    assert_eq!(same("1. :4 {[%clk 0:00:09]} 1. 4/1 *"), 3);
    assert_eq!(same("1. :4 {[%emt 0:00:09]} 1. 4/1 *"), 3);
    assert_eq!(same("1. = $7 4/1 *"), 3);
    // An alternative keeps the action that it replaces, not those before it.
    assert_eq!(same("1. = ( 1. +1 ) 1. 4/1 +1 *"), 5);
    assert_eq!(same("1. +1 ( 1. = 4/1 +2 ) 1... +1 *"), 6);
    assert_eq!(same("1. :4 ( 1. :5 5/1 ) 1. 4/1 *"), 5);
    assert_eq!(same("1. 4/1 ( 1. 4/2 3/2 ) 1... +3 *"), 8);
    // In a bare list the same texts make a variation.
    let start = Race::start(&Options {
        goal: 20,
        dice: true,
    });
    let record = read_moves("4/1 +1 (6/1 +1) +2", start).unwrap();
    assert_eq!(record.tree().len(), 9);
    let over = read("[Options \"dice=true\"]\n+1 :6 5/1");
    assert_eq!(over.unwrap_err(), ("record-move-after-end".into(), "5/1"));
    let more = read("[Options \"dice=true\"]\n7/1");
    assert_eq!(more.unwrap_err(), ("race-not-a-number".into(), "7/1"));
}

#[test]
fn variations_behind_the_result_follow_the_end_of_the_main_line() {
    let body = "[Result \"1-0\"]\n[Reason \"resignation\"]\n\n\
        1. +1 +2 1-0 ( 2. {why not} +3 +1 ( 2... +2 ) ) ( 2. +1! )";
    let record = read(body).unwrap();
    assert_eq!(record.main_actions(), [Action::Add(1), Action::Add(2)]);
    assert_eq!(record.result().unwrap().reason, "resignation");
    let end = record.tree().main_end();
    let [first, second] = record.tree().children(end) else {
        panic!("two variations");
    };
    let comment = |id| record.tree().node(id).unwrap().comment.clone();
    assert_eq!(comment(*first).as_deref(), Some("why not"));
    assert_eq!(record.tree().node(*second).unwrap().glyphs, [1]);
    let text = record.write(Style::English);
    assert!(
        text.ends_with("1. +1 +2 1-0 ( 2. +3 {why not} 2... +1 ( 2... +2 ) ) ( 2. +1! )\n"),
        "{text}"
    );
    let again = read_record::<Race>(&text).unwrap();
    assert_eq!(again.write(Style::English), text);
    // Also where nothing was played, and where the game goes on.
    for body in [
        "* ( +1 +2 ) ( +3 )",
        "+1 * ( +2 )",
        "+3 ( +1 ) * ( +2 {so} )",
    ] {
        let record = read(body).unwrap();
        let text = record.write(Style::English);
        assert!(record.tree().is_held(), "{text}");
        assert_eq!(
            read_record::<Race>(&text).unwrap().write(Style::English),
            text
        );
        assert!(record.result().is_none());
    }
}

#[test]
fn what_stands_behind_the_result_is_variations_and_nothing_else() {
    let fault = |body| read(body).unwrap_err();
    let code = |code: &str, found| (code.to_owned(), found);
    assert_eq!(
        fault("+1 * ( +1 ) +2"),
        code("record-text-after-result", "+2")
    );
    assert_eq!(
        fault("+1 1-0 ( +1 ) $1"),
        code("record-text-after-result", "$1")
    );
    assert_eq!(fault("+1 * ( )"), code("record-empty-variation", ")"));
    assert_eq!(fault("+1 * ( +1"), code("record-unclosed-variation", "("));
    assert_eq!(
        fault("+1 * ( +1 * )"),
        code("record-result-in-variation", "*")
    );
    assert_eq!(
        fault("+1 * ( (+1) )"),
        code("record-variation-without-move", "(")
    );
    assert_eq!(
        fault("+3 +3 +3 +3 0-1 ( +1 )"),
        code("record-move-after-end", "+1")
    );
}

#[test]
fn faults_are_named_and_placed() {
    let fault = |body| read(body).unwrap_err();
    let code = |code: &str, found| (code.to_owned(), found);
    assert_eq!(fault("+1 +9"), code("race-not-a-number", "+9"));
    assert_eq!(fault("+1 {x"), code("record-unclosed-comment", "{"));
    assert_eq!(fault("+1 (+2"), code("record-unclosed-variation", "("));
    assert_eq!(fault("+1 )"), code("record-nothing-to-close", ")"));
    assert_eq!(fault("+1 }"), code("record-nothing-to-close", "}"));
    assert_eq!(fault("(+1)"), code("record-variation-without-move", "("));
    assert_eq!(fault("+1 ()"), code("record-empty-variation", ")"));
    assert_eq!(
        fault("+1 (+2 ((+1)))"),
        code("record-variation-without-move", "(")
    );
    assert_eq!(fault("$1 +1"), code("record-glyph-without-move", "$1"));
    assert_eq!(fault("+1 $256"), code("record-bad-glyph", "$256"));
    assert_eq!(fault("+1 $+3"), code("record-bad-glyph", "$+3"));
    assert_eq!(
        fault("+1 {[%clk soon]}"),
        code("record-bad-clock", "{[%clk soon]}")
    );
    assert_eq!(
        fault("+1 {so [%emt 9]}"),
        code("record-bad-clock", "{so [%emt 9]}")
    );
    assert_eq!(fault("+3 +3 +3 +3 +1"), code("record-move-after-end", "+1"));
    assert_eq!(fault("+1 1-0 +1"), code("record-text-after-result", "+1"));
    assert_eq!(fault("+1 * +1"), code("record-text-after-result", "+1"));
    assert_eq!(
        fault("+1 (+2 1-0)"),
        code("record-result-in-variation", "1-0")
    );
    assert_eq!(
        fault("+3 +3 +3 +3 1-0"),
        code("record-result-mismatch", "1-0")
    );
    assert_eq!(
        fault("[Result \"2-0\"]\n+1"),
        code("record-bad-result", "2-0")
    );
    assert_eq!(
        fault("[Result \"1-0\"]\n+1 0-1"),
        code("record-result-mismatch", "0-1")
    );
    assert_eq!(
        fault("[Reason \"goal\"]\n+1 1-0"),
        code("record-bad-reason", "goal")
    );
    assert_eq!(
        fault("[Reason \"agreement\"]\n+1 1-0"),
        code("record-bad-reason", "agreement")
    );
    assert_eq!(
        fault("[Reason \"agreement\"]\n+1 *"),
        code("record-bad-reason", "agreement")
    );
    assert_eq!(
        fault("[Options \"goal=99\"]\n"),
        code("options-bad-value", "goal=99")
    );
    assert_eq!(
        fault("[Options \"goal=+9\"]\n"),
        code("options-bad-value", "goal=+9")
    );
    assert_eq!(
        fault("[Options \"gaol=9\"]\n"),
        code("options-unknown-field", "gaol=9")
    );
    assert_eq!(fault("[Start \"1 2\"]\n"), code("race-not-a-number", "1 2"));
    assert_eq!(fault("[Rules \"3\"]\n"), code("record-newer-rules", "3"));
    assert_eq!(fault("[Rules \"+1\"]\n"), code("record-newer-rules", "+1"));
    assert_eq!(
        fault("[Game \"race\"]\n"),
        code("record-double-tag", "[Game \"race\"]")
    );
    assert_eq!(
        fault("[Whi te \"x\"]\n"),
        code("record-bad-tag", "[Whi te \"x\"]")
    );
    assert_eq!(
        fault("[White \"x]\n"),
        code("record-bad-tag", "[White \"x]")
    );
}

#[test]
fn a_header_says_what_it_is() {
    let code = |text: &str| game_of(text).unwrap_err().code;
    assert_eq!(code(""), "record-not-a-record");
    assert_eq!(code("1. e4"), "record-not-a-record");
    assert_eq!(code("[Game \"race\"]"), "record-not-a-record");
    assert_eq!(code("[Klubovna \"2\"]"), "record-newer-format");
    assert_eq!(code("[Klubovna \"+1\"]"), "record-newer-format");
    assert_eq!(code("[Klubovna \"1\"]"), "record-no-game");
    assert_eq!(code(&"x".repeat(MAX_TEXT + 1)), "record-too-long");
    assert_eq!(game_of(HEAD).unwrap(), ("race".into(), 22..26));
}

#[test]
fn players_end_what_the_rules_leave_open() {
    let text = "[Reason \"resignation\"]\n+1 +1 0-1";
    let record = read(text).unwrap();
    let result = record.result().unwrap();
    assert_eq!(
        (result.winner, result.reason),
        (Some(Side::SECOND), "resignation")
    );
    let again = read_record::<Race>(&record.write(Style::English)).unwrap();
    assert_eq!(again.book.ending(), record.book.ending());
    assert_eq!(
        read("+1 1/2-1/2").unwrap().result().unwrap().reason,
        "stated"
    );
}

#[test]
fn a_bare_list_takes_what_score_sheets_hold() {
    let record =
        bare("1. +1 *+2* (looks good) ** 2. +3 (+1 +1) {so} ; and so on\n * +1 *").unwrap();
    assert_eq!(record.main_actions().len(), 4);
    let second = record.tree().main_line()[1];
    let node = record.tree().node(second).unwrap();
    assert_eq!(node.comment.as_deref(), Some("looks good"));
    assert_eq!(record.tree().children(second).len(), 2);
    assert_eq!(bare("+1 (x"), Err("record-unclosed-variation".into()));
    assert_eq!(bare("+1 +7"), Err("race-not-a-number".into()));
}

#[test]
fn a_variation_that_begins_like_the_main_line_stays_behind_it() {
    let body = "1. +1 ( 1. +1 +2 3. +3 ) +3 ( +1 ) 2. +2 1-0";
    let record = read(body).unwrap();
    assert_eq!(record.main_actions(), [1, 3, 2].map(Action::Add));
    let text = record.write(Style::English);
    assert_eq!(
        text.lines().last(),
        Some("1. +1 +3 ( 1... +2 2. +3 ) ( 1... +1 ) 2. +2 1-0")
    );
    let again = read_record::<Race>(&text).unwrap();
    assert_eq!(again.write(Style::English), text);
    let record = bare("1. +1 (+1 +2) +3 (+3 +2) 2. +1").unwrap();
    assert_eq!(record.main_actions(), [1, 3, 1].map(Action::Add));
    assert_eq!(record.tree().len(), 5);
}

#[test]
fn clocks_are_read_to_the_millisecond() {
    let clock = |time: &str| {
        let record = bare(&format!("+1 {{[%clk {time}]}}"))?;
        Ok::<_, String>(record.tree().node(1).unwrap().clock.unwrap())
    };
    assert_eq!(clock("0:00:09"), Ok(9_000));
    assert_eq!(clock("0:00:09.5"), Ok(9_500));
    assert_eq!(clock("1:01:00.04"), Ok(3_660_040));
    assert_eq!(clock("999:59:59.9999"), Ok(3_599_999_999));
    assert_eq!(clock("1193:02:47.295"), Ok(u32::MAX));
    for wrong in [
        "0:00:09.",
        "0:00:09.x",
        "1193:02:47.296",
        "1194:00:00",
        "0:60:00",
        "0:00:+9",
        "0:09",
    ] {
        assert_eq!(clock(wrong), Err("record-bad-clock".into()), "{wrong}");
    }
}

#[test]
fn a_comment_that_begins_a_variation_belongs_to_its_first_move() {
    let body = "{r} 1. +1 {[%clk 0:05:00] a} +2 {[%clk 0:04:00] b} \
        ( {[%clk 0:01:00] x} ; y\n 1... +3 {z} ( {w} +1 ) ) 2. +1 *";
    let record = read(body).unwrap();
    let text = record.write(Style::English);
    assert_eq!(
        text.split_once("\n\n")
            .unwrap()
            .1
            .replace('\n', " ")
            .trim_end(),
        "{r} 1. +1 {[%clk 0:05:00] a} 1... +2 {[%clk 0:04:00] b} \
        ( 1... +3 {[%clk 0:01:00] x y z} ) ( 1... +1 {w} ) 2. +1 *"
    );
}

#[test]
fn only_braces_know_escapes() {
    let comment = |text: &str| {
        let record = bare(text).unwrap();
        let written = record.write(Style::English);
        let again = read_record::<Race>(&written).unwrap();
        assert_eq!(again.tree(), record.tree(), "{written}");
        let node = record.tree().node(record.tree().main_end()).unwrap();
        node.comment.clone().unwrap()
    };
    assert_eq!(comment(r"+1 ; C:\new [\%clk 1]"), r"C:\new [\%clk 1]");
    assert_eq!(comment(r"+1 (C:\new)"), r"C:\new");
    assert_eq!(
        comment(r"+1 {C:\\new\nand [\%clk \}}"),
        "C:\\new\nand [%clk }"
    );
}

#[test]
fn variations_may_nest_deeply() {
    // Each variation replaces the only move of the one around it.
    let depth = 5_000;
    let body = format!("+1 {}{}", "( +2 ( +3 ".repeat(depth), ") ) ".repeat(depth));
    let record = read(&body).unwrap();
    assert_eq!(record.tree().len(), 3, "equal moves are one node");
    let chain = format!("+1 {}", "(+2 +1) (+3) ".repeat(depth));
    assert_eq!(read(&chain).unwrap().tree().len(), 4);
}

/// The code of the limit that a text goes over, and the line where it does.
fn over(text: &str) -> (String, u32) {
    let error = read_record::<Race>(text).unwrap_err();
    let problem = Problem::in_text(&error, text);
    assert!(problem.args.get("most").is_some(), "{problem:?}");
    (problem.code, problem.at.unwrap().line)
}

fn tags(count: usize) -> String {
    let tags = (0..count).map(|number| format!("[Tag{number} \"x\"]\n"));
    HEAD.to_owned() + &tags.collect::<String>()
}

#[test]
fn a_header_holds_so_many_tags_and_no_more() {
    let full = tags(MAX_TAGS);
    let mut record = read_record::<Race>(&full).unwrap();
    assert_eq!(record.book.tags.iter().count(), MAX_TAGS);
    let again = read_record::<Race>(&record.write(Style::English)).unwrap();
    assert_eq!(again, record);
    // The first one too many is told, however many there are: the others are not looked at.
    let first = HEAD.lines().count() + MAX_TAGS + 1;
    for count in [MAX_TAGS + 1, 100_000] {
        let told = ("record-too-many-tags".to_owned(), first as u32);
        assert_eq!(over(&tags(count)), told);
        assert_eq!(game_of(&tags(count)).unwrap_err().code, told.0);
    }
    let error = TagFault::Limit(Limit::Tags);
    assert_eq!(record.book.tags.set("White", "x"), Err(error));
    assert_eq!(record.book.tags.set("Tag3", "y"), Ok(()), "a new value");
    // Where cards come from is never left out.
    assert_eq!(record.book.tags.set("Cards", "own"), Ok(()));
    let again = read_record::<Race>(&record.write(Style::English)).unwrap();
    assert_eq!(again, record);
    assert_eq!(record.book.tags.set("Tag3", ""), Ok(()));
    assert_eq!(record.book.tags.set("White", "x"), Err(error));
    assert_eq!(record.book.tags.set("Tag4", ""), Ok(()));
    assert_eq!(record.book.tags.set("White", "x"), Ok(()));
}

#[test]
fn names_and_values_of_tags_have_a_length() {
    let told = |code: &str| (code.to_owned(), 3);
    let tag = |name: usize, value: usize| {
        let (name, value) = ("n".repeat(name), "\\\"".repeat(value));
        format!("{HEAD}[{name} \"{value}\"]\n")
    };
    let record = read_record::<Race>(&tag(MAX_NAME, MAX_VALUE)).unwrap();
    let text = record.write(Style::English);
    assert_eq!(read_record::<Race>(&text).unwrap(), record);
    assert_eq!(over(&tag(MAX_NAME + 1, 1)), told("record-long-name"));
    assert_eq!(over(&tag(1, MAX_VALUE + 1)), told("record-long-value"));
    let mut record = record;
    let error = |limit| Err(TagFault::Limit(limit));
    let (name, value) = ("n".repeat(MAX_NAME + 1), "v".repeat(MAX_VALUE + 1));
    assert_eq!(record.book.tags.set(&name, "x"), error(Limit::Name));
    assert_eq!(record.book.tags.set("White", &value), error(Limit::Value));
    assert_eq!(record.write(Style::English), text);
}

#[test]
fn a_text_plays_so_many_moves_and_no_more() {
    // The same two moves over and over: the tree stays small, the work would not.
    let variations = |count: usize| format!("{HEAD}+1 {}", "( +2 )\n".repeat(count));
    let most = variations(MAX_ACTIONS - 1);
    assert_eq!(read_record::<Race>(&most).unwrap().tree().len(), 2);
    let told = ("record-too-many-actions".to_owned(), 2 + MAX_ACTIONS as u32);
    assert_eq!(over(&variations(MAX_ACTIONS)), told);
    assert_eq!(over(&variations(200_000)), told);
    // So with what stands in parentheses in a bare list, moves or not.
    for inside in ["+2", "x", "so so"] {
        let list = |count| format!("+1 {}", format!("({inside})").repeat(count));
        assert!(bare(&list(1_000)).is_ok(), "{inside}");
        let told = bare(&list(50_000)).map(|_| ());
        assert_eq!(told, Err("record-too-many-actions".into()), "{inside}");
    }
}

/// Everything that can be noted and takes more room when it is written than when it is read.
#[test]
fn what_is_read_has_room_when_it_is_written() {
    let notes = [
        ("{[%clk 0:00:01] ", "[%clk ", "}"),
        ("{[%clk 0:00:01][%emt 0:00:02]", "[%emt[%clk ", "}"),
        ("{", "\\n", "}"),
        ("{", "a\\n\\}", "}"),
        (";", "}", "\n"),
        (";", "\\", "\n"),
        ("{", "x ", "}"),
        ("", "{x}", ""),
        ("", "$7 {[%clk 0:00:00]}", ""),
    ];
    for (before, piece, after) in notes {
        let text = |count: usize| format!("{HEAD}+1 {before}{}{after}", piece.repeat(count));
        let read = |count| read_record::<Race>(&text(count));
        // About the most that is read.
        let (mut least, mut most) = (1, MAX_TEXT / piece.len());
        while least + least / 200 < most {
            let middle = usize::midpoint(least, most);
            match read(middle) {
                Ok(_) => least = middle,
                Err(_) => most = middle,
            }
        }
        let record = read(least).unwrap();
        let written = record.write(Style::English);
        assert_eq!(read_record::<Race>(&written).unwrap(), record, "{piece}");
        assert_eq!(record.write(Style::English), written, "{piece}");
        let code = over(&text(most)).0;
        assert!(code.starts_with("record-too-"), "{piece}: {code}");
    }
}

#[test]
fn glyphs_and_comments_share_their_room() {
    let mut tree = read("+1 +1 +1").unwrap().tree().clone();
    let all: Vec<u8> = (0..=255).collect();
    tree.notes(1).unwrap().set_glyphs(&all).unwrap();
    let room = MAX_NOTES - 5 * all.len();
    let mut second = tree.notes(2).unwrap();
    assert_eq!(second.set_comment(&"x".repeat(room + 1)), Err(Limit::Notes));
    assert_eq!(second.set_comment(&"x".repeat(room)), Ok(()));
    assert_eq!(second.add_comment(" ", ""), Err(Limit::Notes));
    assert_eq!(second.add_glyph(1), Err(Limit::Notes));
    assert_eq!(tree.notes(1).unwrap().add_glyph(7), Ok(()), "it is there");
    let comment = tree.node(2).unwrap().comment.clone().unwrap();
    assert_eq!(
        (comment.len(), tree.node(2).unwrap().glyphs.len()),
        (room, 0)
    );
    // What is removed gives its room back.
    tree.remove(2);
    assert_eq!(
        tree.notes(1).unwrap().set_comment(&"x".repeat(room)),
        Ok(())
    );
    assert_eq!(tree.notes(1).unwrap().set_comment(""), Ok(()));
    assert_eq!(
        tree.notes(ROOT).unwrap().set_comment(&"x".repeat(room)),
        Ok(())
    );
}

#[test]
fn a_result_is_that_of_the_whole_main_line() {
    // The variation goes on where the main line was said to have ended.
    let record = read("1. +1 ( 1. +1 +2 ) *").unwrap();
    assert_eq!(record.main_actions(), [1, 2].map(Action::Add));
    let again = read_record::<Race>(&record.write(Style::English)).unwrap();
    assert_eq!(again, record);
    let told = ("record-result-mismatch".to_owned(), "1-0");
    assert_eq!(read("1. +1 ( 1. +1 +2 ) 1-0"), Err(told));
}
