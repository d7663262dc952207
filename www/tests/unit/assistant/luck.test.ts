import { describe, expect, test } from "vitest";

import type { Evaluation } from "../../../src/assistant/advice";
import { type Luck, luckOf } from "../../../src/assistant/luck";
import type { LineView } from "../../../src/generated/types/LineView";
import type { MoveNode } from "../../../src/generated/types/MoveNode";
import { sharesOf } from "../../../src/pages/play/assistant/luck-view";

/** Numbers that look like chance, the same each time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const lineOf = (code: string, win: number): LineView => ({
  codes: [code],
  moves: [code],
  score: { points: 0 },
  win,
});

const known = (win: number): Evaluation => ({
  win,
  side: 0,
  chance: false,
  odds: null,
  lines: [],
  depth: 1,
  effort: 1,
});

interface Game {
  readonly line: MoveNode[];
  readonly evaluations: Map<number, Evaluation>;
}

/** A game in which `side` turns cards of these counts, each worth so much to it, and a move follows. */
function withCards(draws: readonly Draw[], random: (below: number) => number): Game {
  const line: MoveNode[] = [];
  const evaluations = new Map([[0, known(480 + random(50))]]);
  const add = (code: string, side: number, chance: boolean, evaluation: Evaluation) => {
    const id = line.length + 1;
    line.push({
      id,
      parent: id - 1,
      children: [],
      ply: id,
      number: 1,
      side,
      code,
      text: code,
      glyphs: [],
      comment: null,
      chance,
      implied: false,
      spent: null,
    });
    evaluations.set(id, evaluation);
  };
  for (const { side, cards, came } of draws) {
    const chances = cards.map(({ count, win }, at) => ({
      kind: `card-${at}`,
      count,
      line: lineOf(`:${at}`, win),
    }));
    const all = cards.reduce((sum, { count }) => sum + count, 0);
    const mean = cards.reduce((sum, { count, win }) => sum + count * win, 0) / all;
    const win = Math.round(side === 0 ? mean : 1000 - mean);
    const odds = { side, chances, cards: all, win: Math.round(mean) };
    add("=", side, false, { ...known(win), chance: true, odds });
    add(`:${came}`, side, true, known(random(1001)));
    add("move", side, false, known(random(1001)));
  }
  return { line, evaluations };
}

interface Draw {
  readonly side: number;
  readonly cards: readonly { readonly count: number; readonly win: number }[];
  readonly came: number;
}

const shares = ({ line, evaluations }: Game, to: number): Luck | null =>
  luckOf(line, (node) => evaluations.get(node) ?? null, to);

function anyDraw(random: (below: number) => number): Draw {
  const cards = Array.from({ length: 1 + random(7) }, () => ({
    count: 1 + random(8),
    win: random(1001),
  }));
  return { side: random(2), cards, came: random(cards.length) };
}

describe("luck and play", () => {
  test("are the whole way from the first position to the result", () => {
    const random = dice(5);
    for (let game = 0; game < 300; game++) {
      const draws = Array.from({ length: 1 + random(20) }, () => anyDraw(random));
      const to = [0, 500, 1000][random(3)] ?? 0;
      const played = withCards(draws, random);
      const luck = shares(played, to);
      if (!luck) throw new Error("cards came");
      const from = played.evaluations.get(0)?.win ?? 0;
      expect(luck.luck + luck.play).toBeCloseTo(to - from, 6);
      expect(luck.bySide[0] + luck.bySide[1]).toBeCloseTo(luck.luck, 6);
      expect(luck.cards).toHaveLength(draws.length);
      // What is shown are whole numbers, and they add up too.
      const shown = sharesOf(luck);
      expect(shown.luck + shown.play).toBe(shown.to - shown.from);
      expect(shown.first + shown.second).toBe(shown.luck);
      expect(shown.to).toBe(to === 500 ? 50 : 100);
    }
  });

  test("luck comes to nothing in the mean of all cards that could have come", () => {
    const random = dice(8);
    for (let game = 0; game < 200; game++) {
      const draw = anyDraw(random);
      const all = draw.cards.reduce((sum, { count }) => sum + count, 0);
      const mean = draw.cards.reduce((sum, { count }, came) => {
        const luck = shares(withCards([{ ...draw, came }], random), 1000)?.luck ?? Infinity;
        return sum + (count / all) * luck;
      }, 0);
      expect(mean).toBeCloseTo(0, 6);
    }
  });

  test("a card that was better than the mean is luck of the side that turned it", () => {
    const cards = [
      { count: 1, win: 900 },
      { count: 3, win: 500 },
    ];
    const draw = { cards, came: 0 };
    const white = shares(withCards([{ ...draw, side: 0 }], dice(1)), 1000);
    expect(white?.luck).toBeCloseTo(300, 6);
    const black = shares(withCards([{ ...draw, side: 1 }], dice(1)), 1000);
    expect(black?.luck).toBeCloseTo(-300, 6);
    expect(black?.bySide).toEqual([0, black?.luck]);
  });

  test("the card that changed most comes first", () => {
    const even = { side: 0, cards: [{ count: 2, win: 500 }], came: 0 };
    const great = {
      side: 1,
      came: 1,
      cards: [
        { count: 1, win: 400 },
        { count: 1, win: 800 },
      ],
    };
    const luck = shares(withCards([even, great, even], dice(1)), 0);
    expect(luck?.cards[0]?.move.id).toBe(5);
    expect(luck?.cards[0]?.luck).toBeCloseTo(-200, 6);
  });

  test("are not told apart before everything is known, nor where no card came", () => {
    const game = withCards([anyDraw(dice(2)), anyDraw(dice(3))], dice(4));
    for (const node of [0, 1, 4]) {
      const evaluations = new Map(game.evaluations);
      evaluations.delete(node);
      expect(shares({ ...game, evaluations }, 1000)).toBeNull();
    }
    const moves = game.line.filter(({ chance }) => !chance);
    expect(shares({ ...game, line: moves }, 1000)).toBeNull();
  });
});
