import { pathToFileURL } from "node:url";

import { expect } from "@playwright/test";

import { built } from "../e2e/support/dist";
import { test } from "./support";

test("a record is opened, gone through to its end, and kept", async ({ person, host }) => {
  await person.driver.open(`${host.address}#/open`);
  await person.click({ selector: "textarea" });
  await person.type("1. c1 c2 2. c1:1-c2 d2 3. c2:2-d2 c2 *");
  await person.click({ selector: "open-page button.primary" });
  await person.on("d2", "stack of 3");
  await person.click({ button: "First position" });
  await person.on("d2", "empty");
  for (let ply = 0; ply < 4; ply++) await person.click({ button: "One move forward" });
  await person.on("c2", "stack of 2");
  await person.click({ button: "Last position" });
  await person.on("d2", "stack of 3");
  await person.driver.reload();
  await person.on("d2", "stack of 3");
});

test("a frame on somebody's page shows a record", async ({ person, host }) => {
  await person.driver.open(
    `${host.address}embed.html#/folky/replay/1.%20Rh7%20Ra3%202.%20h3?lang=en`,
  );
  await person.on("h7", "empty");
  for (let ply = 0; ply < 3; ply++) await person.click({ button: "One move forward" });
  await person.on("h7", "white rook");
  await person.on("h3", "white pawn");
});

test("the program answers and advises, and the policy of the page refuses nothing", async ({
  person,
  host,
}) => {
  await person.driver.open(`${host.address}#/new/mixtour?at=table`);
  await person.driver.run(() => {
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      refused.push(`${violatedDirective} ${blockedURI}`),
    );
  }, null);
  await person.choose("Black: who plays", "level 1");
  await person.click({ button: "Start playing" });
  await person.click({ cell: "c3" });
  await person.sees(() => document.querySelectorAll("move-list .move").length, null, 2);
  await person.click({ button: "Analysis" });
  await person.find({ selector: ".best-lines li" });
  await person.driver.run(() => void (location.hash = "#/rules/folky"), null);
  await person.reads("FOLKY®: rules");
  expect(
    await person.driver.run(
      () => (globalThis as unknown as { refused: readonly string[] }).refused,
      null,
    ),
  ).toEqual([]);
});

test("without a network the game goes on, and another one begins", async ({ person, host }) => {
  await person.driver.open(`${host.address}#/new/mixtour?at=table`);
  await person.click({ button: "Start playing" });
  await person.click({ cell: "c3" });
  await person.on("c3", "white disc");
  await person.driver.run(() => void (location.hash = "#/settings"), null);
  // Before that the lines above the button still change, and it moves.
  await person.reads(/The pages .*are kept here/);
  await person.click({ button: "Keep everything" });
  await person.reads("Everything is here");
  await person.driver.run(() => history.back(), null);
  await person.on("c3", "white disc");
  host.down();
  await person.driver.reload();
  await person.on("c3", "white disc");
  await person.click({ cell: "c4" });
  await person.on("c4", "black disc");
  await person.driver.open(`${host.address}#/new/animal-shogi?at=table`);
  await person.click({ button: "Start playing" });
  await person.click({ cell: "7g" });
  await person.click({ cell: "7f" });
  await person.on("7f", "chick of the first player");
});

test("the single file plays from a disk, also against the program, and keeps its games", async ({
  person,
}) => {
  await person.driver.open(`${pathToFileURL(built("klubovna.html")).href}#/new/mixtour?at=table`);
  await person.choose("Black: who plays", "level 1");
  await person.click({ button: "Start playing" });
  await person.click({ cell: "c3" });
  await person.sees(() => document.querySelectorAll("move-list .move").length, null, 2);
  await person.driver.reload();
  await person.on("c3", "disc|stack");
  await person.driver.run(() => void (location.hash = "#/new/tri-d-chess?at=table"), null);
  await person.click({ button: "Start playing" });
  await person.click({ cell: "b2W" });
  await person.click({ cell: "b4N" });
  await person.on("b4N", "white pawn");
});
