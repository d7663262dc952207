import { beforeAll, describe, expect, test } from "vitest";

import type { Shown } from "../../../src/content/article";
import type { GameSession, GameSessions } from "../../../src/engine/rules/session";
import { readPositions } from "../../../tools/content/positions";
import { rulesOf } from "../engine/rules-of";
import { games } from "../i18n/sources";
import { read } from "./folder";

describe.each(games)("the diagrams of %s", (game) => {
  const file = `content/rules/${game}.positions.toml`;
  const positions = [
    ...readPositions(read(file) ?? "", (line, message) => {
      throw new Error(`${file}:${line}: ${message}`);
    }),
  ];
  const walks = positions.flatMap(([name, { shown, steps }]) =>
    steps ? [[name, shown, steps] as const] : [],
  );

  let sessions: GameSessions;
  const open = ({ options = {}, position }: Shown): GameSession =>
    sessions.create(game, options, position);

  beforeAll(async () => {
    sessions = await rulesOf(game);
  });

  test("are many, some of them with steps", () => {
    expect(positions.length).toBeGreaterThan(15);
    expect(walks.length).toBeGreaterThan(3);
  });

  test.each(positions)("%s: the rules read the position as it is written", (_, { shown }) => {
    const session = open(shown);
    // Behind a position of Tri-D chess stand the variants.
    const [, rest] = session.snapshot().position.split(shown.position);
    expect(rest).toMatch(/^(?: [\w.,]+)?$/);
    expect(session.options()).toMatchObject(shown.options ?? {});
    session.free();
  });

  test.each(positions)("%s: circles stand on squares that are there, each once", (_, { shown }) => {
    const session = open(shown);
    const { boards } = session.layout();
    const free = session
      .snapshot()
      .scene.placements.flatMap((place) => (place.free ? [place.board] : []));
    // A circle can also stand where a board could go, but not on a square of a board that is not there.
    const cells = boards.flatMap((board) => (free.includes(board.id) ? [] : board.cells));
    const places = [...boards, ...cells].map(({ id }) => id);
    const circles = shown.circles ?? [];
    expect(circles.filter((place) => !places.includes(place))).toEqual([]);
    expect(new Set(circles).size).toBe(circles.length);
    session.free();
  });

  test.each(walks)("%s: every step is legal", (_, shown, steps) => {
    const session = open(shown);
    const actions = steps.flatMap((code) => code.split(" "));
    for (const action of actions) {
      const legal = session.snapshot().choices.map(({ code }) => code);
      expect(legal).toContain(action);
      session.play(action);
    }
    expect(session.snapshot().ply).toBe(actions.length);
    session.free();
  });
});
