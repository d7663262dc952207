import { type Browser, expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { Board } from "./support/board";
import { Mouse } from "./support/mouse";
import { button, expectCurrent, expectSeen, fromMenu, inMenu, move } from "./support/page";
import { atBoard, newGame } from "./support/play";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Share the game" });

/** The link of the game that is shown, and the characters that both sides compare. */
async function linkOf(page: Page): Promise<{ link: string; check: string }> {
  await fromMenu(page, "Share");
  const address = dialog(page).getByRole("textbox", { name: "Link to this game" });
  await expect(address).toHaveValue(/#\/open\/1[\w-]+$/);
  const link = await address.inputValue();
  const check = await dialog(page).locator("output").innerText();
  await dialog(page).getByRole("button", { name: "Copy the link" }).click();
  await dialog(page).getByRole("button", { name: "Close" }).click();
  return { link, check };
}

async function enter(page: Page, code: string): Promise<void> {
  await new Mouse(new Board(page)).play(code, "click", "White");
  await expectCurrent(page, code);
}

async function follow(page: Page, link: string): Promise<Board> {
  await page.goto("about:blank");
  await page.goto(link);
  return atBoard(page);
}

/** Another person at another computer. */
async function friend(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "reduce" });
  return context.newPage();
}

test("two friends pass a game on with links, and notice what is not right", async ({
  page: anna,
  browser,
}) => {
  const boris = await friend(browser);
  await newGame(anna, "mixtour", { white: "Anna", black: "Boris" });
  await enter(anna, "c1");
  const first = await linkOf(anna);

  const board = await follow(boris, first.link);
  await board.expectOn("c1", "white disc");
  await expectSeen(boris, "Boris to move");
  expect((await linkOf(boris)).check).toBe(first.check);
  const { pathname, hash } = new URL(boris.url());
  await enter(boris, "c2");
  const second = await linkOf(boris);
  expect(second.check).not.toBe(first.check);

  // The same game, at both: a newer link goes on with it.
  const back = await follow(anna, second.link);
  await back.expectOn("c2", "black disc");
  await enter(anna, "d1");
  const third = await linkOf(anna);
  await follow(boris, third.link);
  expect(new URL(boris.url())).toMatchObject({ pathname, hash });
  await expect(move(boris, "d1")).toBeVisible();

  // An older one changes nothing.
  await boris.goto(first.link);
  await expectSeen(boris, /^This link is older than your game: it ends after step 1 of the 3 /);
  await boris.getByRole("link", { name: "Open my game" }).click();
  await (await atBoard(boris)).expectOn("d1", "white disc");

  // Somebody has taken a move back and played another one.
  await button(anna, "Take back").click();
  await enter(anna, "d3");
  const changed = await linkOf(anna);
  await boris.goto(changed.link);
  await expectSeen(
    boris,
    /^The game in this link is not the one that you have\. At step 3 you have d1, the link has d3\./,
  );
  await button(boris, "Open the link as a separate game").click();
  await (await atBoard(boris)).expectOn("d3", "white disc");
  expect(new URL(boris.url()).hash).not.toBe(hash);
  await follow(boris, third.link);
  expect(new URL(boris.url()).hash).toBe(hash);

  // A link that is not whole: it stays in the field, and nothing else happens.
  await boris.goto(changed.link.slice(0, -1));
  await expectSeen(boris, /^This link is not whole, or it was changed on the way/);
  await boris.getByRole("textbox", { name: "Text of the game" }).fill(`Here: ${changed.link} !`);
  await button(boris, "Open").click();
  await expectSeen(boris, /the link has d3\./);
  await boris.context().close();
});

test("whoever turns the board stays on their side: nobody moves for them by a link", async ({
  page: anna,
  browser,
}) => {
  const boris = await friend(browser);
  await newGame(anna, "mixtour");
  await enter(anna, "c1");
  await follow(boris, (await linkOf(anna)).link);
  await fromMenu(boris, "Flip");
  await enter(anna, "c2");
  await boris.goto((await linkOf(anna)).link);
  await expectSeen(boris, /^This link adds a move of your own side to your game\./);
  await boris.context().close();
});

test("so do those who begin a game, and it stays theirs however they have turned the board", async ({
  page: anna,
  browser,
}) => {
  const boris = await friend(browser);
  await newGame(anna, "mixtour");
  // One that nobody plays on, before anybody has moved.
  await linkOf(anna);
  await enter(anna, "c1");
  await follow(boris, (await linkOf(anna)).link);
  await fromMenu(anna, "Flip");
  await enter(boris, "c2");
  const { link } = await linkOf(boris);
  await (await follow(anna, link)).expectOn("c2", "black disc");
  // For another device of hers: nothing changes.
  await linkOf(anna);
  // A link that moves for Anna is not taken unasked.
  await enter(boris, "d1");
  await anna.goto((await linkOf(boris)).link);
  await expectSeen(anna, /^This link adds a move of your own side to your game\./);
  await boris.context().close();
});

test("whoever lets the other one begin plays the other side, whatever is looked at and copied meanwhile", async ({
  page: anna,
  browser,
}) => {
  const boris = await friend(browser);
  await newGame(anna, "mixtour");
  await follow(boris, (await linkOf(anna)).link);
  await enter(boris, "c1");
  await follow(anna, (await linkOf(boris)).link);
  // For another device of hers.
  await linkOf(anna);
  await enter(anna, "c2");
  await follow(boris, (await linkOf(anna)).link);
  await enter(boris, "d1");
  const { link } = await linkOf(boris);
  await (await follow(anna, link)).expectOn("d1", "white disc");
  // A link that moves for Anna is not taken unasked.
  await enter(boris, "d2");
  await anna.goto((await linkOf(boris)).link);
  await expectSeen(anna, /^This link adds a move of your own side to your game\./);
  await boris.context().close();
});

test("a game that another tab plays goes on with a newer link, and that tab looks on", async ({
  page,
  context,
  browser,
}) => {
  const other = await friend(browser);
  await newGame(page, "mixtour");
  await enter(page, "c1");
  await follow(other, (await linkOf(page)).link);
  await enter(other, "c2");
  const { link } = await linkOf(other);
  await other.context().close();
  const tab = await context.newPage();
  await (await follow(tab, link)).expectOn("c2", "black disc");
  await expectSeen(page, "This game is open in another tab or window. Here you can only look.");
  await button(page, "Play here").click();
  await (await atBoard(page)).expectOn("c2", "black disc");
});

test("each way to share is for everybody, and works without a pointer", async ({ page }) => {
  await newGame(page, "mixtour");
  await enter(page, "c1");
  await (await inMenu(page, "Share")).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page).getByRole("img", { name: "QR code of the link" })).toBeVisible();
  for (const section of ["Link", "Picture", "Paper", "Text"]) {
    const tab = dialog(page).getByRole("radio", { name: section, exact: true });
    await expect(tab).toBeChecked();
    await expect(dialog(page).locator("button:disabled")).toHaveCount(0);
    await expectAccessible(page);
    await tab.press("ArrowRight");
  }
  await dialog(page).getByText("Text", { exact: true }).click();
  await dialog(page).getByRole("button", { name: "Record and other formats…" }).click();
  await expect(page.getByRole("dialog", { name: "The game as text" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(button(page, "More")).toBeFocused();
});
