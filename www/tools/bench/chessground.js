// The page of chessground: the position, the pieces and the legal moves of our board.

import { Chessground } from "chessground";
import "chessground/assets/chessground.base.css";
import "chessground/assets/chessground.brown.css";
import "chessground/assets/chessground.cburnett.css";
import { serve } from "./page.js";

const FILES = "abcdefgh";
const LETTERS = { king: "k", queen: "q", rook: "r", bishop: "b", knight: "n", pawn: "p" };

let position;
let ground;

serve({
  async prepare(given) {
    const dests = new Map();
    for (const [from, to] of given.moves) dests.set(from, [...(dests.get(from) ?? []), to]);
    position = { fen: fen(given.tokens), dests };
    return given;
  },
  start(host) {
    ground = Chessground(host, {
      fen: position.fen,
      movable: { free: false, color: "both", dests: position.dests },
    });
  },
  shown: () => document.querySelector("cg-board piece") !== null,
  // Its listeners come with the board.
  ready: () => true,
  place: () => document.querySelector("cg-board").getBoundingClientRect(),
  show: (tokens, time) => ground.set({ fen: fen(tokens), animation: { duration: time } }),
});

function fen(tokens) {
  const at = new Map(
    tokens.map(({ cell, kind, side }) => [
      cell,
      side === 0 ? LETTERS[kind].toUpperCase() : LETTERS[kind],
    ]),
  );
  const rank = (number) => [...FILES].map((file) => at.get(file + number) ?? "1").join("");
  return [8, 7, 6, 5, 4, 3, 2, 1].map(rank).join("/");
}
