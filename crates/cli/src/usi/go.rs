//! The arguments of `go`, and the time for a search.

use klubovna_catalogue::search::Plan;

/// Milliseconds lost in the communication of two programs.
const MARGIN: u64 = 30;

/// Milliseconds for `go` without arguments, and for a search without a limit when the input has ended.
pub(super) const UNSAID: u64 = 1_000;

/// Words with a number behind them.
const COUNTS: [&str; 8] = [
    "btime", "wtime", "byoyomi", "binc", "winc", "movetime", "nodes", "depth",
];

/// The arguments of `go`. Times are in milliseconds, of the first and the second player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    time: [Option<u64>; 2],
    increment: [u64; 2],
    byoyomi: Option<u64>,
    movetime: Option<u64>,
    pub(super) nodes: Option<u64>,
    pub(super) depth: Option<u32>,
    /// A mate is to be found, not a move.
    pub(super) mate: bool,
    // How long that may take, in milliseconds.
    mate_time: Option<u64>,
    /// Search on the opponent's time: the times of this begin with `ponderhit`, before it only another
    /// command ends it.
    pub(super) ponder: bool,
    /// The answer waits for `stop`.
    pub(super) infinite: bool,
}

impl Go {
    /// Reads the arguments. What is not understood is skipped; the first such word comes along.
    pub(super) fn read(text: &str) -> (Self, Option<&str>) {
        let mut go = Self::default();
        let mut unknown = None;
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "ponder" => go.ponder = true,
                "infinite" => go.infinite = true,
                "mate" => {
                    go.mate = true;
                    go.mate_time = words.next().and_then(|time| time.parse().ok());
                }
                _ if !COUNTS.contains(&word) => unknown = unknown.or(Some(word)),
                _ => {
                    let count = words.next().unwrap_or(word);
                    match count.parse::<i64>() {
                        // A clock may be below zero.
                        Ok(count) => go.set(word, count.max(0) as u64),
                        Err(_) => unknown = unknown.or(Some(count)),
                    }
                }
            }
        }
        (go, unknown)
    }

    fn set(&mut self, word: &str, count: u64) {
        match word {
            "btime" => self.time[0] = Some(count),
            "wtime" => self.time[1] = Some(count),
            "binc" => self.increment[0] = count,
            "winc" => self.increment[1] = count,
            "byoyomi" => self.byoyomi = Some(count),
            "movetime" => self.movetime = Some(count),
            "nodes" => self.nodes = Some(count),
            _ => self.depth = Some(u32::try_from(count).unwrap_or(u32::MAX)),
        }
    }

    /// Whether only another command ends the search.
    pub(super) fn is_endless(&self) -> bool {
        let timeless = self.infinite || self.ponder || self.mate && self.mate_time.is_none();
        timeless && self.nodes.is_none() && self.depth.is_none()
    }

    /// Milliseconds to search for the side with that number; `None` without a limit.
    pub(super) fn plan(&self, side: usize) -> Option<Plan> {
        if self.infinite {
            return None;
        }
        if self.mate {
            return self.mate_time.map(Plan::fixed);
        }
        if let Some(time) = self.movetime {
            return Some(Plan::fixed(time).without(MARGIN));
        }
        let side = side & 1;
        if self.time[side].is_none() && self.byoyomi.is_none() {
            let limited = self.nodes.is_some() || self.depth.is_some();
            return (!limited).then_some(Plan::fixed(UNSAID));
        }
        let left = self.time[side].unwrap_or(0);
        let byoyomi = self.byoyomi.unwrap_or(0);
        let plan = Plan::of_clock(left, self.increment[side], byoyomi);
        Some(plan.without(MARGIN))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Go {
        let (go, unknown) = Go::read(text);
        assert_eq!(unknown, None, "{text}");
        go
    }

    fn plan(text: &str, side: usize) -> Option<Plan> {
        read(text).plan(side)
    }

    fn milliseconds(text: &str, side: usize) -> Option<u64> {
        Some(plan(text, side)?.planned)
    }

    #[test]
    fn time_is_shared_out() {
        assert_eq!(milliseconds("movetime 500", 0), Some(470));
        assert_eq!(milliseconds("movetime 5", 0), Some(1));
        assert_eq!(milliseconds("btime 60000 wtime 30000", 0), Some(1_970));
        assert_eq!(milliseconds("btime 60000 wtime 30000", 1), Some(970));
        let fischer = "btime 60000 wtime 30000 binc 2000 winc 1000";
        assert_eq!(milliseconds(fischer, 0), Some(3_470));
        // An increment comes only after the move.
        assert_eq!(milliseconds("btime 100 wtime 0 binc 5000", 0), Some(50));
        assert_eq!(milliseconds("btime 0 wtime 0 byoyomi 1000", 1), Some(970));
        assert_eq!(milliseconds("btime -7 wtime 0", 0), Some(1));
        assert_eq!(milliseconds("", 0), Some(UNSAID));
        for text in ["infinite", "nodes 7", "depth 3", "mate infinite"] {
            assert_eq!(milliseconds(text, 0), None, "{text}");
        }
        assert_eq!(milliseconds("mate 2000", 0), Some(2_000));
        let most = i64::MAX;
        let endless = format!("btime {most} binc {most} byoyomi {most}");
        assert!(milliseconds(&endless, 0) > Some(most as u64));
    }

    #[test]
    fn only_a_clock_leaves_a_choice() {
        for text in ["movetime 500", "mate 2000", "", "btime 0 byoyomi 1000"] {
            let Plan {
                least,
                planned,
                most,
            } = plan(text, 0).expect(text);
            assert_eq!((least, most), (planned, planned), "{text}");
        }
        let clock = plan("btime 60000 byoyomi 1000", 0).expect("a clock");
        assert_eq!(
            [clock.least, clock.planned, clock.most],
            [970, 2_970, 6_970]
        );
    }

    #[test]
    fn some_thoughts_only_a_word_ends() {
        let endless = |text: &str| read(text).is_endless();
        for text in [
            "infinite",
            "mate infinite",
            "infinite movetime 5",
            "ponder btime 5",
        ] {
            assert!(endless(text), "{text}");
        }
        for text in ["", "mate 5", "infinite nodes 5", "depth 3", "byoyomi 9"] {
            assert!(!endless(text), "{text}");
        }
    }

    #[test]
    fn the_first_word_that_means_nothing_is_named() {
        let unknown = |text| Go::read(text).1;
        assert_eq!(unknown("btime soon"), Some("soon"));
        assert_eq!(unknown("btime 5 quickly 3"), Some("quickly"));
        assert_eq!(unknown("depth"), Some("depth"));
        assert_eq!(unknown("btime 5 wtime 3"), None);
        // The rest counts.
        let (go, unknown) = Go::read("searchmoves 7g7f movestogo 20 byoyomi 1000");
        assert_eq!((go.byoyomi, unknown), (Some(1_000), Some("searchmoves")));
    }
}
