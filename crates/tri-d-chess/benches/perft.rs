//! Fixed work without a clock, to be counted in instructions:
//! `valgrind --tool=callgrind` on the binary that `cargo bench --no-run` names.

use klubovna_rules::{Position, perft};
use klubovna_text::Notation;
use klubovna_tri_d_chess::{Options, TriD};

/// A middle game with loose boards, from a long random game.
const OPEN: &str = "W=p2P/Q3/2BK/2BR|N=4/3r/1P2/Pp2|B=qbbn/1f2/2p1/4|QL1w=F1/R1|QL4w=1P/2|QL6b=r1/f1|KL6b=k1/ff w - - - 4 26";

/// How often the middle game is counted: about as much work as the tree.
const TIMES: u64 = 20;

fn main() {
    let start = TriD::start(&Options::default());
    let leaves = perft(&start, 4);
    assert_eq!(leaves, 207_888, "perft 4 from the start");

    let open = TriD::read_position(OPEN, &Options::default()).expect("a position");
    let counted: u64 = (0..TIMES).map(|_| perft(&open, 2)).sum();
    assert_eq!(counted, 1_231 * TIMES, "perft 2 of a middle game");
    println!("{leaves} leaves, {counted} more");
}
