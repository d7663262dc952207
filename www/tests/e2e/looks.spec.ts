import { expect, type Page, test } from "@playwright/test";

import { fromMenu } from "./support/page";
import { atBoard } from "./support/play";

/** How the board looks, in few points: layers that are finished, and what is painted over them. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const root = document.querySelector("board-game")?.shadowRoot;
    const layers = [...(root?.querySelectorAll("canvas") ?? [])].filter((layer) =>
      layer.checkVisibility({ visibilityProperty: true }),
    );
    const side = 96;
    const whole = new OffscreenCanvas(side, side).getContext("2d");
    for (const layer of layers) whole?.drawImage(layer, 0, 0, side, side);
    const { data = [] } = whole?.getImageData(0, 0, side, side) ?? {};
    return String.fromCharCode(...data);
  });

/** How far the point that has changed most is from what it was. */
async function change(page: Page, before: string): Promise<number> {
  const now = await picture(page);
  let most = 0;
  for (let at = 0; at < now.length; at++) {
    most = Math.max(most, Math.abs(now.charCodeAt(at) - before.charCodeAt(at)));
  }
  return most;
}

/** What is painted anew in part has other edges than what is painted at once: nobody sees that. */
const EDGES = 20;

const expectOther = (page: Page, before: string, message: string) =>
  expect.poll(() => change(page, before), { message, intervals: [50] }).toBeGreaterThan(EDGES);
const expectSame = (page: Page, before: string, message: string) =>
  expect.poll(() => change(page, before), { message, intervals: [50] }).toBeLessThan(EDGES);

/** The first of each is how boards look at first. */
const GAMES = [
  {
    game: "folky",
    moves: "1. Rh7 Ra3 2. h3 a6",
    groups: {
      Board: ["Wood", "Moss", "Slate", "Stone", "Print"],
      "Chess pieces": ["Club", "Angular", "Signs"],
      Coordinates: ["In the squares", "Outside", "None"],
      "Marks on squares": ["Medium", "Small", "Large"],
    },
    kept: { Board: "Slate", "Chess pieces": "Angular", Coordinates: "Outside" },
  },
  {
    game: "animal-shogi",
    moves: "1. Ch-7f Ch-3d",
    groups: { "Shogi tiles": ["Animals", "Japanese characters", "Letters"] },
    kept: { Board: "Moss", "Shogi tiles": "Letters", "Marks on squares": "Large" },
  },
] as const;

for (const { game, moves, groups, kept } of GAMES) {
  test(`${game}: every look is drawn when it is chosen, and kept`, async ({ page }) => {
    await page.goto(`./#/open?game=${game}&text=${encodeURIComponent(`${moves} *`)}`);
    await atBoard(page);
    const dialog = page.getByRole("dialog", { name: "Board and pieces" });
    const choose = async (group: string, name: string) => {
      const before = await picture(page);
      const among = dialog.getByRole("group", { name: group, exact: true });
      const radio = among.getByRole("radio", { name, exact: true });
      await radio.press("Space");
      await expect(radio).toBeChecked();
      await expectOther(page, before, `${group}: ${name}`);
    };
    await fromMenu(page, "Board and pieces");
    for (const [group, [first, ...names]] of Object.entries(groups)) {
      const before = await picture(page);
      for (const name of [...names, first]) await choose(group, name);
      await expectSame(page, before, `${group}: as at first`);
    }
    for (const [group, name] of Object.entries(kept)) await choose(group, name);
    await dialog.getByRole("button", { name: "Close" }).click();

    const light = await picture(page);
    await page.reload();
    await atBoard(page);
    await expectSame(page, light, "as it was left");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectOther(page, light, "in the dark");
    await page.emulateMedia({ colorScheme: "light" });
    await expectSame(page, light, "in the light");
  });
}

test("a look that cannot be loaded keeps no board away: it has the usual one, and says so", async ({
  page,
}) => {
  // As wide as the window: what is said above it leaves the board its size.
  await page.setViewportSize({ width: 600, height: 1200 });
  const moves = encodeURIComponent("1. Rh7 Ra3 *");
  await page.goto(`./#/open?game=folky&text=${moves}`);
  await atBoard(page);
  const usual = await picture(page);
  await page.evaluate(() =>
    localStorage.setItem("klubovna-settings", '{"version":1,"board":"slate","set":"angular"}'),
  );
  await page.route(/\/(slate|chessmen-angular)-[^/]*\.js/, (route) => route.abort());
  await page.reload();
  await atBoard(page);
  await expectSame(page, usual, "as boards look at first");
  await expect(
    page.getByText("The look that was chosen for the board cannot be loaded"),
  ).toBeVisible();
  await page.unroute(/\/(slate|chessmen-angular)-[^/]*\.js/);
  await page.getByRole("button", { name: "Try again" }).click();
  await expectOther(page, usual, "as it was chosen");
  await expect(
    page.getByText("The look that was chosen for the board cannot be loaded"),
  ).toBeHidden();
});

test("examples that are gone through step by step have the chosen look, as all diagrams have", async ({
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("klubovna-settings", '{"version":1,"board":"slate","set":"angular"}'),
  );
  await page.goto("./#/rules/folky");
  const example = page.locator("rule-steps board-game").first();
  await expect(example).toHaveAttribute("board", "slate");
  await expect(example).toHaveAttribute("set", "angular");
});
