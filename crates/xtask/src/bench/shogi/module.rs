// The module that is measured: `perft(position, depth, counted)` over a generator that is
// pasted in as `mod generator`. Everybody gets the same walk, compiled in the same way.

mod generator;

use generator::Board;

const POSITIONS: [&str; 2] = [
    "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1",
    "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1",
];

/// Leaves so many plies below a position; the last ply is counted, or every leaf is made.
#[unsafe(no_mangle)]
pub extern "C" fn perft(position: u32, depth: u32, counted: u32) -> f64 {
    let mut board: Board = generator::read(POSITIONS[position as usize]);
    generator::perft(&mut board, depth, counted != 0) as f64
}
