use std::hint::black_box;

pub use haitaka::Board;

pub fn read(text: &str) -> Board {
    Board::from_sfen(text).unwrap()
}

pub fn perft(board: &mut Board, depth: u32, counted: bool) -> u64 {
    if depth == 0 {
        black_box(&*board);
        return 1;
    }
    let mut sum = 0;
    board.generate_moves(|moves| {
        if counted && depth == 1 {
            sum += moves.into_iter().len() as u64;
        } else {
            for action in moves {
                let mut next = board.clone();
                next.play_unchecked(action);
                sum += perft(&mut next, depth - 1, counted);
            }
        }
        false
    });
    sum
}
