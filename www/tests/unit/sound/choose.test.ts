import { expect, test } from "vitest";

import type { PartName } from "../../../src/generated/types/PartName";
import type { Snapshot } from "../../../src/generated/types/Snapshot";
import { soundsOf } from "../../../src/sound/choose";

/** A position of which only this is known: so many men, check, and an end. */
function seen(men: number, { check = false, over = false } = {}): Snapshot {
  const tokens = Array.from({ length: men }, (_, at) => ({ cell: String(at) }));
  const marks = check ? [{ cell: "0", kind: "check", side: null }] : [];
  const result = over ? { winner: 0, reason: "mate" } : null;
  return {
    scene: { tokens, marks, result },
    atEnd: true,
    gameResult: result,
  } as unknown as Snapshot;
}

const chess: PartName[] = ["chessmen", "trays"];

test.each([
  ["a man moves", chess, seen(4), seen(4), false, ["wood"]],
  ["a man takes another one", chess, seen(4), seen(3), false, ["capture"]],
  ["a pawn is placed", chess, seen(4), seen(5), false, ["drop"]],
  ["a tile comes from the hand", ["trays", "tiles"], seen(4), seen(5), false, ["drop"]],
  ["check", chess, seen(4), seen(4, { check: true }), false, ["wood", "check"]],
  [
    "the end, which is more than check",
    chess,
    seen(4),
    seen(3, { check: true, over: true }),
    false,
    ["capture", "end"],
  ],
  ["a card is turned", ["chessmen", "cards"], seen(4), seen(4), true, ["card"]],
  ["a card is placed", ["chessmen", "cards"], seen(4), seen(5), false, ["drop"]],
  ["chance without cards", ["tiles"], seen(4), seen(4), true, ["wood"]],
  ["a disc of a stack", ["trays"], seen(4), seen(4), false, ["disc"]],
] as const)("%s", (_, parts, before, after, chance, sounds) => {
  expect(soundsOf({ parts: [...parts] }, before, after, chance)).toEqual(sounds);
});
