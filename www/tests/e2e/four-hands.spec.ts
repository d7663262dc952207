import { expect, test } from "@playwright/test";

import { Mouse } from "./support/mouse";
import { button, expectSeen, recordOf } from "./support/page";
import { atBoard, newGame, openForm } from "./support/play";

const NAMES = {
  White: "Anna",
  Black: "Boris",
  "White, partner": "Cyril",
  "Black, partner": "Dana",
} as const;

test("four players take turns round the table", async ({ page }) => {
  await openForm(page, "folky");
  await page.getByText("Four, in two teams").click();
  for (const [label, name] of Object.entries(NAMES)) {
    await page.getByRole("textbox", { name: label, exact: true }).fill(name);
  }
  await button(page, "Start playing").click();
  const mouse = new Mouse(await atBoard(page));
  const order = ["Anna", "Boris", "Cyril", "Dana", "Anna"];
  const actions = ["h1h7", "a8a3", "@h3", "@a6"];
  for (const [at, name] of order.entries()) {
    await expectSeen(page, `${name} to move`);
    const action = actions[at];
    if (action) await mouse.play(action, "click", at % 2 ? "Black" : "White");
  }
  const record = await recordOf(page);
  for (const [tag, name] of [
    ["White", "Anna"],
    ["Black", "Boris"],
    ["White2", "Cyril"],
    ["Black2", "Dana"],
  ]) {
    expect(record).toContain(`[${tag} "${name}"]`);
  }
  await page.reload();
  await expectSeen(page, "Anna to move");
});

test("without names the seats are numbered", async ({ page }) => {
  const board = await newGame(page, "folky", { choose: ["Four, in two teams"] });
  await expectSeen(page, "White 1 to move");
  await new Mouse(board).play("h1h7", "drag", "White");
  await expectSeen(page, "Black 1 to move");
});
