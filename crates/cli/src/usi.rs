//! `klubovna usi`: the door for shogi programs.
//!
//! Lines are read by a thread of their own, so that whoever answers `go` can look between
//! two thoughts whether it has to stop.

mod answer;
mod inbox;

use std::io::Write;

use klubovna_catalogue::game;
use klubovna_tabletop::error::Problem;
use klubovna_tabletop::named::Named;
use klubovna_tabletop::session::AnySession;

use crate::Failure;
use answer::{Go, Reply, answer};
use inbox::Inbox;

/// The game that USI speaks of.
const GAME: &str = "animal-shogi";

pub(crate) fn run() -> Result<(), Failure> {
    let inbox = Inbox::open();
    Engine {
        inbox,
        out: std::io::stdout().lock(),
        session: create("")?,
        held: None,
    }
    .run()?;
    Ok(())
}

struct Engine<W> {
    inbox: Inbox,
    out: W,
    session: Box<dyn AnySession>,
    // A reply that waits for `stop` or `ponderhit`.
    held: Option<Reply>,
}

impl<W: Write> Engine<W> {
    fn run(mut self) -> std::io::Result<()> {
        while let Some(line) = self.inbox.next() {
            let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((&line, ""));
            match word {
                "quit" => break,
                "usi" => {
                    self.say(concat!("id name Klubovna ", env!("CARGO_PKG_VERSION")))?;
                    self.say("id author the authors of Klubovna")?;
                    self.say("usiok")?;
                }
                "isready" => self.say("readyok")?,
                "usinewgame" => self.position("startpos")?,
                "position" => self.position(rest)?,
                "go" => self.go(rest)?,
                "stop" | "ponderhit" | "gameover" => self.release()?,
                // There are no options to set.
                "setoption" | "" => {}
                _ => self.complain(&format!("unknown command “{word}”"))?,
            }
        }
        self.release()
    }

    /// Sets up a position and plays the moves behind it, as far as they are good.
    fn position(&mut self, text: &str) -> std::io::Result<()> {
        let (start, moves) = text.split_once("moves").unwrap_or((text, ""));
        match set_up(start.trim()) {
            Ok(session) => self.session = session,
            Err(what) => return self.complain(&what),
        }
        for code in moves.split_whitespace() {
            if let Err(problem) = play(&mut self.session, code) {
                return self.complain(&format!("{code}: {}", problem.message));
            }
        }
        Ok(())
    }

    fn go(&mut self, rest: &str) -> std::io::Result<()> {
        self.held = None;
        let go = match Go::read(rest) {
            Ok(go) => go,
            Err(word) => return self.complain(&format!("go: “{word}” is not understood")),
        };
        if go.mate {
            return self.say("checkmate notimplemented");
        }
        let reply = answer(self.session.as_mut(), &go, &mut || self.inbox.must_stop());
        self.held = Some(reply);
        if go.waits { Ok(()) } else { self.release() }
    }

    fn release(&mut self) -> std::io::Result<()> {
        match self.held.take() {
            None => Ok(()),
            Some(Reply(code)) => self.say(&format!("bestmove {code}")),
        }
    }

    fn say(&mut self, line: &str) -> std::io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    fn complain(&mut self, what: &str) -> std::io::Result<()> {
        self.say(&format!("info string error: {what}"))
    }
}

/// Programs count points by the law of 27.
fn create(position: &str) -> Result<Box<dyn AnySession>, Problem> {
    game(GAME)?.create(
        &Named::from([("declaration", "law27".to_owned())]),
        position,
    )
}

/// What `startpos` or `sfen …` means.
fn set_up(text: &str) -> Result<Box<dyn AnySession>, String> {
    let position = match text.strip_prefix("sfen") {
        _ if text == "startpos" => "",
        Some(sfen) if !sfen.trim().is_empty() => sfen.trim(),
        _ => return Err("position needs startpos, or sfen and a position".into()),
    };
    create(position).map_err(|problem| match problem.at {
        Some(at) => format!("sfen, column {}: {}", at.column, problem.message),
        None => problem.message,
    })
}

fn play(session: &mut Box<dyn AnySession>, code: &str) -> Result<(), Problem> {
    match session.play(code) {
        // Repetition ends a game for us; a program may want to go on all the same.
        Err(problem) if problem.code == "play-over" => {
            *session = create(&session.position())?;
            session.play(code)
        }
        played => played,
    }
}
