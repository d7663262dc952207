import assert from "node:assert/strict";
import { test } from "node:test";

import { cost, Rounds, told } from "./rounds.mjs";

/** What each file of a page asks for once it is there. */
function visit(asksFor) {
  const rounds = new Rounds();
  const ask = (path) =>
    rounds.hold({ path, bytes: 10, from: () => "" }, () => (asksFor[path] ?? []).forEach(ask));
  ask("page");
  while (rounds.held) rounds.answer();
  return rounds.answered.map((round) => round.map(({ path }) => path));
}

test("what is asked for at once is one hop, what follows from it the next", () => {
  assert.deepEqual(visit({ page: ["script"], script: ["words", "wasm"] }), [
    ["page"],
    ["script"],
    ["words", "wasm"],
  ]);
});

test("the hops are the longest chain", () => {
  const chain = { page: ["a", "b"], a: ["c"], c: ["d"], b: ["e"] };
  assert.deepEqual(visit(chain), [["page"], ["a", "b"], ["c", "e"], ["d"]]);
});

test("nothing held is no hop", () => {
  const rounds = new Rounds();
  rounds.answer();
  assert.deepEqual(rounds.answered, []);
});

test("the cost of rounds tells wasm apart", () => {
  const of = (path, bytes) => ({ path, bytes });
  const rounds = [[of("/", 1)], [of("/a.js", 2), of("/a_bg.wasm", 40)]];
  assert.deepEqual(cost(rounds), { hops: 2, requests: 3, bytes: 43, wasm: 40 });
});

test("a chain is told file by file, with who asked", () => {
  const rounds = [
    [{ path: "/", bytes: 1, from: () => "" }],
    [{ path: "/a.js", bytes: 2, from: () => "/" }],
  ];
  assert.equal(told(rounds), "  hop 1\n    1 /\n  hop 2\n    2 /a.js <- /");
});
