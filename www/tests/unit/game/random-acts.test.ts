import { expect, test } from "vitest";

import { ALL } from "../../../src/engine/rules/session";
import { canRestore, promote, remove, restore } from "../../../src/game/edit";
import { Match } from "../../../src/game/match";
import { Moves } from "../../../src/game/moves";
import { GameError } from "../../../src/game-error";
import { describe } from "../../../src/storage/games";
import { Journal } from "../../../src/storage/journal";
import { openMatch } from "../../../src/storage/open-match";
import { rulesOf } from "../engine/rules-of";

const SEEDS = [1, 69, 76];

/** Numbers that look like chance, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return (state >>> 8) % below;
  };
}

/** The nodes of a tree with the actions that lead to each. */
function nodesOf(moves: Moves): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const work = [...moves.children(0)];
  for (let id = work.pop(); id !== undefined; id = work.pop()) {
    found.set(id, moves.codesTo(id).join(" "));
    work.push(...moves.children(id));
  }
  return found;
}

/** A game that becomes something to look through with its end, as on its page. */
function pageOf(match: Match): Match {
  let ended = false;
  match.addEventListener("change", () => {
    const { gameResult, atEnd } = match.live;
    if (gameResult && match.mode === "play") match.mode = "analyse";
    else if (!gameResult && match.mode === "analyse" && atEnd && ended) match.mode = "play";
    ended = match.live.gameResult !== null;
  });
  return match;
}

/** What people can do to a game, each with numbers that look like chance. */
function actsOn(match: Match, pick: (below: number) => number): readonly (() => void)[] {
  const any = () => {
    const nodes = [...nodesOf(match.moves()).keys()].toSorted((one, other) => one - other);
    return nodes[pick(nodes.length || 1)] ?? 0;
  };
  const rarely = (act: () => void) => () => void (pick(4) === 0 && act());
  const play = () => {
    const { choices } = match.snapshot;
    const choice = choices[pick(choices.length || 1)];
    if (choice) match.play(choice.code);
  };
  return [
    play,
    play,
    play,
    () => (match.tries = !match.tries),
    () => match.goTo(any()),
    () => match.live.canUndo && match.undo(),
    () => match.live.canRedo && match.redo(),
    rarely(() => any() && remove(match, any())),
    () => canRestore(match) && restore(match),
    () => match.mode === "analyse" && any() && promote(match, any()),
    () => match.goBack(),
    () => match.note([{ node: any(), comment: "seen" }]),
    rarely(() => match.mode === "play" && match.resign(pick(2))),
    () => match.returnToLive(),
  ];
}

test.each(
  ["folky", "animal-shogi", "raindropchess"].flatMap((game) =>
    SEEDS.map((seed) => [game, seed] as const),
  ),
)("whatever people do, a game stays what was played, and is stored so: %s, %i", async (...at) => {
  const [game, seed] = at;
  const session = (await rulesOf(game)).create(game, {}, "");
  const match = pageOf(new Match(session));
  const acts = actsOn(match, numbers(seed));
  const pick = numbers(seed + 1);
  const journal = new Journal();
  const lineOf = ({ line }: Moves) => line.map(({ code }) => code);
  for (let step = 0; step < 120; step++) {
    try {
      acts[pick(acts.length)]?.();
    } catch (thrown) {
      // Cards that are drawn refuse, and nothing changes.
      if (!GameError.from(thrown).code.startsWith("cards-")) throw thrown;
    }
    const moves = match.moves();
    const { mode, live } = match;
    // The tree that is known is the one that there is.
    const fresh = new Moves(session.moves(0, ALL, "en"));
    expect([nodesOf(moves), lineOf(moves)]).toEqual([nodesOf(fresh), lineOf(fresh)]);
    const here = moves.get(live.node);
    // What is played stands in the main line.
    if (mode === "play" && here) expect(moves.isMain(here), `step ${step}`).toBe(true);
    const known = { id: "x", created: 0, bottom: 0 };
    const again = await openMatch(describe(match, known, 0, journal.write(match)));
    const stored = again.moves();
    expect(new Set(nodesOf(stored).values())).toEqual(new Set(nodesOf(moves).values()));
    expect(stored.codesTo(again.live.node)).toEqual(moves.codesTo(live.node));
    expect(again.live.gameResult).toEqual(live.gameResult);
    if (mode === "play") expect(lineOf(stored)).toEqual(lineOf(moves));
    again.close();
  }
  match.close();
});
