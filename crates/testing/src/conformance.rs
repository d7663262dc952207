//! The suite for every game: random games, and in every position the contracts of the traits.
//! Failures panic with the moves.

mod actions;
mod texts;
mod views;

use std::collections::{BTreeMap, HashMap};

use klubovna_rules::{EndReason, Play, SplitMix64, Turn};
use klubovna_session::Session;
use klubovna_text::record::Record;
use klubovna_view::{Layout, Present};

use views::check_layout;

/// What the random games covered, so that a test can require enough of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Games played.
    pub games: u32,
    /// Actions played.
    pub plies: u64,
    /// Positions checked.
    pub positions: u64,
    /// Games that ended for each reason; games cut off are missing.
    pub ends: BTreeMap<&'static str, u32>,
}

/// Plays `games` random games of at most `max_plies` actions and checks every position.
///
/// # Panics
/// When a check fails; the message has the moves to the position.
pub fn check<P: Present>(options: &P::Options, games: u32, max_plies: u32, seed: u64) -> Report {
    sample::<P>(options, games, max_plies, max_plies, seed)
}

/// Like [`check`], but beyond the first `opening` actions looks at one position in eight:
/// for games that are long and have many actions.
///
/// # Panics
/// As [`check`] does.
pub fn sample<P: Present>(
    options: &P::Options,
    games: u32,
    max_plies: u32,
    opening: u32,
    seed: u64,
) -> Report {
    const ONE_IN: u32 = 8;
    let layout = P::layout(options);
    check_layout(&layout);
    let mut report = Report::default();
    let mut known: HashMap<u64, P> = HashMap::new();
    for game in 0..games {
        let mut suite = Suite {
            layout: &layout,
            rng: SplitMix64::new(seed ^ (u64::from(game) << 32)),
            codes: Vec::new(),
            strangers: Vec::new(),
        };
        let start = P::start(options);
        assert_eq!(start.options(), *options, "start forgets its options");
        let mut session = Session::new(Record::new(start.clone()));
        let mut play = Play::new(start);
        for ply in 0..max_plies {
            let over = play.outcome().is_some();
            let ended = play.position().outcome().is_some();
            assert!(over || !ended, "an end that is not judged{}", suite.trace());
            // Not the same plies in every game.
            if ply < opening || over || (ply + game).is_multiple_of(ONE_IN) {
                suite.position(play.position(), options, &mut known);
                assert_eq!(
                    session.snapshot().choices.is_empty(),
                    over,
                    "snapshot offers choices exactly while the game goes on{}",
                    suite.trace()
                );
                report.positions += 1;
            }
            if over {
                break;
            }
            let Some(action) = suite.choose(play.position()) else {
                break;
            };
            suite.codes.push(P::write_action(action));
            let mut again = play.position().clone();
            play.push(action);
            again.apply(action);
            assert_eq!(
                *play.position(),
                again,
                "apply is not deterministic{}",
                suite.trace()
            );
            session
                .play(action)
                .unwrap_or_else(|error| panic!("session refuses: {error}{}", suite.trace()));
            assert_eq!(
                session.position(),
                play.position(),
                "session differs{}",
                suite.trace()
            );
            report.plies += 1;
        }
        if let Some(outcome) = play.outcome() {
            *report.ends.entry(outcome.reason.code()).or_default() += 1;
        }
        suite.record(&mut session);
        report.games += 1;
    }
    report
}

struct Suite<'a, P: Present> {
    layout: &'a Layout,
    rng: SplitMix64,
    codes: Vec<String>,
    // Actions seen in this game: candidates for being illegal now.
    strangers: Vec<P::Action>,
}

impl<P: Present> Suite<'_, P> {
    fn trace(&self) -> String {
        format!(
            "\nafter {} actions: {}",
            self.codes.len(),
            self.codes.join(" ")
        )
    }

    fn choose(&mut self, position: &P) -> Option<P::Action> {
        if position.turn() == Turn::Chance {
            let mut chances = Vec::new();
            position.chances(&mut chances);
            let place = self
                .rng
                .weighted(chances.iter().map(|&(_, weight)| weight))?;
            return chances.get(place).map(|&(action, _)| action);
        }
        let mut actions = Vec::new();
        position.actions(&mut actions);
        self.rng.choice(&actions).copied()
    }

    /// All checks of one position.
    fn position(&mut self, position: &P, options: &P::Options, known: &mut HashMap<u64, P>) {
        let trace = self.trace();
        let mut actions = Vec::new();
        position.actions(&mut actions);
        let over = position.outcome().is_some();
        assert_eq!(
            position.turn() == Turn::Over,
            over,
            "over without an outcome{trace}"
        );
        match position.turn() {
            Turn::Side(side) => {
                assert_eq!(side, position.side(), "two sides at once{trace}");
                assert!(!actions.is_empty(), "a side without actions{trace}");
            }
            Turn::Chance | Turn::Over => assert!(actions.is_empty(), "nobody chooses{trace}"),
        }
        assert!(position.seat().0 < position.seats(), "no such seat{trace}");
        assert_eq!(
            position.count_actions(),
            actions.len() as u64,
            "count{trace}"
        );
        self.perft(position, &actions);
        let outcomes = self.outcomes(position);
        actions.extend(outcomes);
        self.actions(position, &actions);
        self.texts(position, options);
        self.scene(position, &actions);
        if let Some(twin) = known.insert(position.key(), position.clone()) {
            let mut others = Vec::new();
            twin.actions(&mut others);
            others.extend(self.outcomes(&twin));
            assert_eq!(others, actions, "one key, two lists of actions{trace}");
            assert_eq!(twin.side(), position.side(), "one key, two sides{trace}");
        }
    }
}
