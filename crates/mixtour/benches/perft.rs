//! Fixed work without a clock, to be counted in instructions:
//! `valgrind --tool=callgrind` on the binary that `cargo bench --no-run` names.

use klubovna_mixtour::{Mixtour, Options};
use klubovna_rules::{Position, perft};
use klubovna_text::{GameOptions, Notation};

/// Crowded boards with the options they are played with, a depth, and the leaves there.
const CROWDED: [(&str, &str, u32, u64); 2] = [
    (
        "wbw,1,b,b,1/1,w,1,wb,1/wb,b,2,bw/1,bw,2,b/w,1,wbb,bw,w b 9,8 0,0 e1",
        "target=2",
        3,
        146_628,
    ),
    (
        "w,1,bw,2/3,b,wwbb/1,b,1,ww,w/2,bbw,b,1/w,1,bw,b,1 w 10,10 0,0 d4",
        "target=2 scored=reserve",
        3,
        124_761,
    ),
];

fn main() {
    let start = Mixtour::start(&Options::default());
    let leaves = perft(&start, 4);
    assert_eq!(leaves, 330_384, "perft 4 from the start");
    println!("{leaves} leaves from the start");
    for (text, options, depth, expected) in CROWDED {
        let options = Options::read(options).expect("known options");
        let position = Mixtour::read_position(text, &options)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        let leaves = perft(&position, depth);
        assert_eq!(leaves, expected, "perft {depth} from {text}");
        println!("{leaves} leaves from {text}");
    }
}
