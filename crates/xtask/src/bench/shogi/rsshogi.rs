use std::hint::black_box;

use rsshogi::board::{LegalAll, MoveList, Position, generate_moves, position_from_sfen};

pub type Board = Position;

pub fn read(text: &str) -> Board {
    let mut board = position_from_sfen(text).unwrap();
    board.init_stack();
    board
}

pub fn perft(board: &mut Board, depth: u32, counted: bool) -> u64 {
    if depth == 0 {
        black_box(&*board);
        return 1;
    }
    let mut list = MoveList::new();
    generate_moves::<LegalAll>(board, &mut list);
    if counted && depth == 1 {
        return list.len() as u64;
    }
    let mut sum = 0;
    for &action in list.iter() {
        board.apply_move(action);
        sum += perft(board, depth - 1, counted);
        board.undo_move(action).unwrap();
    }
    sum
}
