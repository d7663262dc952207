import { expect } from "@playwright/test";

import { FOLKY_REPETITION, MIXTOUR_POINT } from "../e2e/support/games";
import { MATE as SHOGI_MATE, stepsOf } from "../e2e/support/shogi";
import { MATE as CARDS_MATE } from "../e2e/support/cards";
import { FROM_THE_START } from "../e2e/support/trid-games";
import { actionOf } from "../e2e/support/actions";
import type { Person } from "./person";
import { test } from "./support";

/** Sets up a game as it comes, but for what is pressed before it starts. */
async function begin(person: Person, site: string, game: string, ...pressed: readonly string[]) {
  await person.driver.open(`${site}#/new/${game}?at=table`);
  if (pressed.length) await person.click({ selector: "details.more:last-of-type > summary" });
  for (const button of pressed) await person.click({ button });
  await person.click({ button: "Start playing" });
  await person.sees(() => location.hash.startsWith("#/game/"), null, true);
}

test("FOLKY by mouse and by keyboard, reloaded in the middle, to a draw", async ({
  person,
  host,
}) => {
  await begin(person, host.address, "folky");
  const half = FOLKY_REPETITION.length / 2;
  for (const [ply, code] of FOLKY_REPETITION.entries()) {
    const [from, to] = [code.slice(0, 2), code.slice(2)];
    if (ply === half) {
      await person.driver.reload();
    }
    await person.on(from, ply % 2 ? "black knight" : "white knight");
    if (ply < 2) {
      await person.walkTo(from);
      await person.keys("Enter");
      await person.walkTo(to);
      await person.keys("Enter");
    } else if (ply < half) await person.drag({ cell: from }, { cell: to });
    else {
      await person.click({ cell: from });
      await person.click({ cell: to });
    }
    await person.on(to, ply % 2 ? "black knight" : "white knight");
  }
  await person.reads("The same position for the third time");
});

test("Mixtour by mouse, discs of a stack counted by where it is held, to a point", async ({
  person,
  host,
}) => {
  await begin(person, host.address, "mixtour");
  for (const [ply, code] of MIXTOUR_POINT.entries()) {
    const action = actionOf(code);
    if (action.do === "put") await person.click({ cell: action.to });
    else {
      await person.grip(action.from, action.count);
      await person.click({ cell: action.to });
    }
    if (ply === 5) await person.driver.reload();
    await person.on(action.to, "disc|stack");
  }
  await person.reads("The decisive stack has been made");
});

test("Raindropchess with cards of one's own, reloaded with a card in view, to mate", async ({
  person,
  host,
}) => {
  await begin(person, host.address, "raindropchess", "Your own cards");
  for (const [ply, [card, to]] of CARDS_MATE.entries()) {
    await person.click({ button: "Turn a card" });
    await person.click({ button: `${card}, ` });
    if (ply === 2) await person.driver.reload();
    await person.click({ cell: to });
    await person.on(to, `${ply % 2 ? "black" : "white"} ${card}`);
  }
  await person.reads("Checkmate");
});

test("Animal Shogi with a drop from the hand, reloaded in the middle, to mate", async ({
  person,
  host,
}) => {
  await begin(person, host.address, "animal-shogi");
  for (const [ply, code] of SHOGI_MATE.entries()) {
    const { drop, from, to } = stepsOf(code);
    if (ply === 6) await person.driver.reload();
    await person.click(drop ? { button: `1 ${drop}` } : { cell: from });
    await person.click({ cell: to });
    if (code.endsWith("+")) await person.click({ button: "Promote" });
    await person.on(to, `of the ${ply % 2 ? "second" : "first"} player`);
  }
  await person.reads("Checkmate");
});

test("Tri-D chess as a plan and in space, reloaded in the middle, to mate", async ({
  person,
  host,
}) => {
  await begin(person, host.address, "tri-d-chess");
  for (const [ply, { presses, on }] of FROM_THE_START.moves.entries()) {
    for (const press of presses) {
      await person.click(typeof press === "string" ? { cell: press } : press);
    }
    for (const [cell, what] of Object.entries(on)) await person.on(cell, what);
    if (ply === 1) await inSpace(person);
    if (ply === 3) await person.driver.reload();
  }
  await person.reads("Checkmate");
});

/** The view in space shows the men; where it cannot be drawn the page says so, and the plan plays. */
async function inSpace(person: Person): Promise<void> {
  const drawn = await person.driver.run(
    () => document.createElement("canvas").getContext("webgl2") !== null,
    null,
  );
  await person.click({ button: "Space" });
  if (drawn) {
    await person.find({ selector: ".space canvas" });
    const men = () =>
      document
        .querySelector<HTMLElement & { space: { shown(): { pieces: unknown[] } } | null }>(
          "board-game",
        )
        ?.space?.shown().pieces.length ?? 0;
    await person.sees(men, null, 32);
  } else await person.reads("This browser cannot draw in space here");
  await person.click({ button: "Plan" });
  expect(await person.find({ cell: "b2W" })).toMatchObject({ free: true });
}
