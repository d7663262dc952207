import { describe, expect, test } from "vitest";

import { stepKey } from "../../../src/board/core/choices";
import { Premove, type PremoveHost } from "../../../src/board/element/premove";
import { choicesOf, wayOf, waysAhead } from "../../../src/board/input/premoves";
import { Match } from "../../../src/game/match";
import { seated } from "../../../src/game/programs";
import type { Step } from "../../../src/generated/types/Step";
import { messagesOf } from "../../../src/i18n/messages";
import { rulesOf } from "../engine/rules-of";

const keyOf = (way: readonly Step[]) => way.map(stepKey).join(" ");

/** Numbers that look like chance, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}

describe("what can be chosen ahead", () => {
  test.each(["folky", "mixtour", "animal-shogi", "tri-d-chess"])(
    "is everything that can be done with cells and hands in %s",
    async (game) => {
      const session = (await rulesOf(game)).create(game, {}, "");
      const layout = session.layout();
      const pick = numbers(game.length);
      for (let ply = 0; ply < 40; ply++) {
        const { scene, choices } = session.snapshot();
        if (scene.turn.kind !== "side" || !choices.length) break;
        const ahead = new Set(waysAhead(layout, scene, scene.turn.side).map(keyOf));
        for (const { ways } of choices) {
          for (const way of ways) {
            // Boards and commands are no moves from cell to cell; what a piece becomes is asked later.
            const plain = way.filter((step) => !("option" in step));
            const cells = plain.every((s) => "cell" in s || "count" in s || "tray" in s);
            const [first, ...more] = plain;
            const on = first && "cell" in first && !more.length ? first.cell : null;
            const alone = scene.tokens.some(({ cell }) => cell === on);
            if (cells && !alone) expect(ahead, keyOf(plain)).toContain(keyOf(plain));
          }
        }
        session.play(choices[pick(choices.length)]?.code ?? "");
      }
      session.free();
    },
  );

  test("is nothing that a card will bring", async () => {
    const session = (await rulesOf("raindropchess")).create("raindropchess", {}, "");
    const { scene } = session.snapshot();
    expect(waysAhead(session.layout(), scene, 0)).toEqual([]);
    session.free();
  });

  test("has codes of its own", () => {
    const ways: Step[][] = [[{ cell: "a1" }, { cell: "a2" }]];
    const [choice] = choicesOf(ways);
    expect(wayOf(ways, choice?.code ?? "")).toEqual(ways[0]);
    expect(wayOf(ways, "a1a2")).toBeNull();
  });
});

/** A person on the first side against the program; the test plays for both. */
async function table(game: string) {
  const match = new Match((await rulesOf(game)).create(game, {}, ""));
  match.setTags(seated(match.tags, 1, { by: "level", amount: 1 }));
  const told: string[] = [];
  const held: string[] = [];
  const refused: string[] = [];
  const state = { paused: false };
  const words = messagesOf("en");
  const host: PremoveHost = {
    words,
    match: () => match,
    plays: () => !state.paused && !match.players.programActs && match.live.gameResult === null,
    waits: () => !state.paused && match.players.programAwaited && match.isLive,
    show: () => undefined,
    play: (code) => match.play(code, "click"),
    hold: (way) => held.push(keyOf(way)),
    refuse: (way) => refused.push(keyOf(way)),
    told: (what) => told.push(what),
  };
  const premove = new Premove(host);
  match.addEventListener("change", () => premove.look());
  const choose = (...cells: string[]) => {
    const key = cells.map((cell) => (cell.includes("/") ? `t${cell}` : `c${cell}`)).join(" ");
    const choice = premove.choices.find(({ ways: [way = []] }) => keyOf(way) === key);
    if (!choice) throw new Error(`${key} cannot be chosen`);
    premove.choose(choice.code);
  };
  const plies = () => match.live.ply;
  return { match, premove, choose, told, held, refused, state, plies };
}

/** What was queued is done. */
const settled = () => new Promise((done) => setTimeout(done));

describe("a move that was chosen ahead", () => {
  test("is played as soon as the program has moved", async () => {
    const { match, premove, choose, told, plies } = await table("animal-shogi");
    match.playText("Ch-7f");
    choose("2g", "2f");
    expect(premove.cells).toEqual(["2g", "2f"]);
    expect([plies(), told]).toEqual([1, ["set"]]);
    match.playText("Ch-3d");
    await settled();
    expect([plies(), told]).toEqual([3, ["set", "played"]]);
    expect(premove.cells).toEqual([]);
    match.close();
  });

  test("is dropped with a reason where the rules do not allow it", async () => {
    const { match, choose, told, refused, plies } = await table("animal-shogi");
    match.playText("Ch-7f");
    choose("2g", "2d");
    match.playText("Ch-3d");
    await settled();
    expect([plies(), told, refused]).toEqual([2, ["set", "dropped"], ["c2g c2d"]]);
    match.close();
  });

  test("recaptures on a square where a piece of one's own has stood", async () => {
    const { match, choose, told, plies } = await table("animal-shogi");
    match.playText("Ch-7f");
    match.playText("Ch-3d");
    match.playText("Elx2b+");
    choose("7f", "7e");
    match.playText("Cax2b");
    await settled();
    expect([plies(), told.at(-1)]).toEqual([5, "played"]);
    match.close();
  });

  test("asks what it is to become, where only a person can say", async () => {
    const { match, choose, held, told, plies } = await table("animal-shogi");
    match.playText("Ch-7f");
    match.playText("Ch-3d");
    match.playText("Ch-9f");
    // The elephant takes on 2b, where it can promote.
    choose("8h", "2b");
    match.playText("Ch-9d");
    await settled();
    expect([plies(), held, told]).toEqual([4, ["c8h c2b"], ["set", "played"]]);
    match.close();
  });

  test("drops from a hand", async () => {
    const { match, choose, told, plies } = await table("animal-shogi");
    for (const move of ["Ch-7f", "Ch-3d", "Elx2b+"]) match.playText(move);
    const { id } = match.layout.trays.find(({ side, role }) => side === 0 && role === "hand") ?? {};
    choose(`${id}/elephant`, "5e");
    match.playText("Cax2b");
    await settled();
    expect([plies(), told.at(-1)]).toEqual([5, "played"]);
    match.close();
  });

  test.each([
    ["a take-back", (match: Match) => match.undo()],
    ["the end of the game", (match: Match) => match.resign(0)],
    ["an agreed draw", (match: Match) => match.agreeDraw()],
    ["a look at an earlier position", (match: Match) => match.goToStart()],
    ["the flag of a clock", (match: Match) => match.timeOut(0)],
  ] as const)("does not outlive %s", async (_, happens) => {
    const { match, premove, choose, told } = await table("folky");
    match.playText("Rh7");
    choose("a1", "a5");
    happens(match);
    await settled();
    expect([premove.cells, told]).toEqual([[], ["set", "dropped"]]);
    expect(match.live.ply).toBeLessThanOrEqual(1);
    match.close();
  });

  test("does not outlive a pause", async () => {
    const { match, premove, choose, told, state, plies } = await table("folky");
    match.playText("Rh7");
    choose("a1", "a5");
    state.paused = true;
    premove.look();
    state.paused = false;
    match.playText("Ra3");
    await settled();
    expect([plies(), told]).toEqual([2, ["set", "dropped"]]);
    match.close();
  });

  test("is taken back by Escape, or by the same choice", async () => {
    const { match, premove, choose, told, plies } = await table("mixtour");
    match.playText("c3");
    choose("a1");
    expect(premove.cancel()).toBe(true);
    expect(premove.cancel()).toBe(false);
    choose("a1");
    choose("a1");
    choose("a2");
    choose("b1");
    expect([premove.cells, told]).toEqual([
      ["b1"],
      ["set", "cancelled", "set", "cancelled", "set", "set"],
    ]);
    match.playText("d3");
    await settled();
    expect(plies()).toBe(3);
    expect(match.moves().line.at(-1)?.code).toContain("b1");
    match.close();
  });

  test("cannot be chosen where nobody waits", async () => {
    const { match, premove } = await table("folky");
    expect(premove.choices).toEqual([]);
    match.playText("Rh7");
    expect(premove.choices.length).toBeGreaterThan(100);
    // What is on view is an earlier position.
    match.goToStart();
    expect(premove.choices).toEqual([]);
    match.close();
  });
});
