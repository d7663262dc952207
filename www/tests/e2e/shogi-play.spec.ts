import { expect, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { middleOf } from "./support/board";
import { Keyboard, tabTo } from "./support/keyboard";
import { Mouse } from "./support/mouse";
import { button, expectCurrent, expectSeen, fromMenu, move, recordOf } from "./support/page";
import { openForm } from "./support/play";
import { expectResult } from "./support/result";
import { visit } from "./support/routes";
import {
  CHECKMATE,
  EVEN,
  face,
  Hands,
  HANDS,
  IMPASSE,
  MATE,
  playAll,
  shogi,
  stepsOf,
  walk,
} from "./support/shogi";

for (const way of ["click", "drag"] as const) {
  test(`a whole game to mate with promotion and drop, by ${way}`, async ({ page }) => {
    const board = await shogi(page);
    const hands = new Hands(board);
    const mouse = new Mouse(board);
    await playAll(board, MATE, async (code, side) => {
      const { drop, from, to } = stepsOf(code);
      const origin = drop ? await middleOf(hands.animal(side, drop)) : await board.middle(from);
      const target = await board.middle(to);
      if (way === "drag") await mouse.drag(origin, target);
      else {
        await mouse.click(origin);
        await mouse.click(target);
      }
      if (code.endsWith("+")) await mouse.click(await middleOf(face(board, true)));
    });
    await expectResult(page, CHECKMATE);
    await board.expectOn("1c", "promoted elephant of the first player");
    await expect(hands.of("first").getByRole("button")).toHaveText(["1", "1", "1"]);
    await expectCurrent(page, "Ca\\*1f");
    // What the rules have ended takes no move: the board says why, and leads out.
    await mouse.click(await board.middle("5i"));
    const said = page.locator(".panel .verdict");
    await expect(said).toContainText("The game is over.");
    await said.getByRole("button", { name: "One move back" }).click();
    await expect(move(page, "Ca\\*1f")).not.toHaveAttribute("aria-current");
  });
}

test("a whole game to mate with promotion and drop, by keyboard", async ({ page }) => {
  const board = await shogi(page);
  const hands = new Hands(board);
  const keyboard = new Keyboard(board);
  await keyboard.toBoard();
  await playAll(board, MATE, async (code, side) => {
    const { drop, from, to } = stepsOf(code);
    if (drop) {
      await tabTo(page, hands.animal(side, "elephant"));
      while (!(await hands.animal(side, drop).evaluate((one) => one.matches(":focus")))) {
        await keyboard.press("ArrowRight");
      }
      await keyboard.press("Enter");
      await tabTo(page, board.grid.locator("[tabindex='0']"), "Shift+Tab");
    } else {
      await walk(board, keyboard, from);
      await keyboard.press("Enter");
    }
    await walk(board, keyboard, to);
    await keyboard.press("Enter");
    if (code.endsWith("+")) {
      await tabTo(page, face(board, true));
      await keyboard.press("Enter");
    }
  });
  await expectResult(page, CHECKMATE);
});

test("an animal in hand shows where it may go, and why not elsewhere", async ({ page }) => {
  const board = await shogi(page, { position: HANDS });
  const hands = new Hands(board);
  const mouse = new Mouse(board);
  const chick = hands.animal("first", "chick");
  await expect(chick).toHaveAccessibleName("3 chicks");
  await mouse.click(await middleOf(chick));
  await expect(chick).toHaveAttribute("aria-pressed", "true");
  // Files 8, 6 and 4 have no chick of the first player; on the last rank it could not move on.
  await expect(board.targets()).toHaveCount(19);
  await mouse.drag(await middleOf(chick), await board.middle("1e"));
  await expect(page.locator(".bubble")).toHaveText(
    "Your chick on 1g is already on file 1. A second one on 1e is not allowed.",
  );
  await mouse.click(await middleOf(hands.animal("first", "piglet")));
  await mouse.click(await board.middle("1a"));
  await expect(page.locator(".bubble")).toHaveText("A piglet on 1a could never move again.");
  await page.getByRole("link", { name: /^Why\? Rule\s7\.2/ }).click();
  await expect(page).toHaveURL(/#\/rules\/animal-shogi\/r-7-2$/);
});

test("a dropped chick that would mate is refused", async ({ page }) => {
  const board = await shogi(page, { position: "7nk/9/8S/9/9/9/9/9/4K4 b P 1" });
  const mouse = new Mouse(board);
  await mouse.drag(
    await middleOf(new Hands(board).animal("first", "chick")),
    await board.middle("1b"),
  );
  await expect(page.locator(".bubble")).toHaveText(
    "A chick on 1b would be mate. Dropping a chick must not mate.",
  );
  await board.expectOn("1b", "empty");
});

test("promotion is chosen at the target square and can be declined", async ({ page }) => {
  const board = await shogi(page, { position: HANDS });
  const mouse = new Mouse(board);
  await mouse.drag(await board.middle("7d"), await board.middle("6c"));
  await expect(face(board, true)).toBeVisible();
  await expectAccessible(page);
  await mouse.click(await middleOf(face(board, false)));
  await board.expectOn("6c", "elephant of the first player");
  await expectCurrent(page, "Elx6c=");
  await expect(new Hands(board).animal("first", "chick")).toHaveAccessibleName("4 chicks");
});

test("five chicks are thrown for who begins", async ({ page }) => {
  const board = await shogi(page, { choose: ["A throw of chicks decides"] });
  await expectSeen(page, "Throw the chicks to see who begins");
  await expectAccessible(page);
  await button(page, "Throw the chicks").click();
  const fallen = page.locator(".chick");
  await expect(fallen).toHaveCount(5);
  const hens = await page.locator('.chick[data-face="hen"]').count();
  const begins = hens >= 3 ? "second" : "first";
  await expect(page.locator(".furigoma")).toContainText(`the ${begins} player begins.`);
  await expectSeen(page, `The ${begins} player is to move`);
  await expectCurrent(page, hens ? `${hens} hens?` : "no hens");
  // Nobody throws twice.
  await expect(button(page, "Take back")).toBeDisabled();
  await page.locator(".furigoma").click();
  const mouse = new Mouse(board);
  const [from, to] = begins === "first" ? ["7g", "7f"] : ["3c", "3d"];
  await mouse.drag(await board.middle(from ?? ""), await board.middle(to ?? ""));
  await board.expectOn(to ?? "", `chick of the ${begins} player`);
  const fallenCode = /:[ch]{5}/.exec(await recordOf(page))?.[0] ?? "";
  expect([...fallenCode].filter((letter) => letter === "h")).toHaveLength(hens);
});

test("in casual play an overlooked lion is caught", async ({ page }) => {
  const board = await shogi(page, {
    choose: ["Casual, the lion can be caught"],
    position: "4k4/p8/9/9/9/9/9/8R/K8 b - 1",
  });
  const mouse = new Mouse(board);
  await mouse.drag(await board.middle("1h"), await board.middle("5h"));
  // The second player looks elsewhere.
  await mouse.drag(await board.middle("9b"), await board.middle("9c"));
  await mouse.drag(await board.middle("5h"), await board.middle("5a"));
  await mouse.click(await middleOf(face(board, true)));
  await expectResult(page, { ...CHECKMATE, reason: "The lion is caught" });
});

test("a lion that has come through is declared", async ({ page }) => {
  await shogi(page, { position: IMPASSE });
  await fromMenu(page, "Points and values");
  const sheet = page.getByRole("dialog", { name: "Points and values of animals" });
  await expect(sheet).toContainText("35 points");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Declare the lion" }).click();
  await expectResult(page, { ...CHECKMATE, reason: "The lion was declared" });
});

test("counting points is proposed, declined, and agreed to", async ({ page }) => {
  const board = await shogi(page, { position: EVEN });
  const propose = async () => {
    await fromMenu(page, "Points and values");
    await page.getByRole("dialog").getByRole("button", { name: "Propose to count points" }).click();
  };
  const answer = (name: string) => button(page, name).filter({ visible: true });
  await propose();
  await expectSeen(page, "The second player answers: shall points be counted?");
  await answer("Play on").click();
  await expectSeen(page, "The proposal is declined, the first player moves");
  const mouse = new Mouse(board);
  await mouse.drag(await board.middle("3a"), await board.middle("2a"));
  await propose();
  await answer("Agree to count").click();
  await expectResult(page, {
    score: "½ : ½",
    headline: "A draw",
    reason: "Points were counted by agreement",
  });
});

test("why a lion cannot be declared yet stands beside the button", async ({ page }) => {
  await shogi(page);
  await fromMenu(page, "Points and values");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("button", { name: "Declare the lion" })).toBeDisabled();
  await expect(sheet).toContainText("The lion is not in the promotion zone yet.");
  await expect(sheet).toContainText("hen 12");
});

test("the tiles can be characters or letters", async ({ page }) => {
  await visit(page, "#/settings");
  await expectAccessible(page);
  const picture = async (set: string) => {
    await visit(page, "#/settings");
    await page.getByText(set, { exact: true }).click();
    const board = await shogi(page, { position: HANDS });
    return new Hands(board).animal("first", "giraffe").locator("svg").innerHTML();
  };
  const animals = await picture("Animals");
  const kanji = await picture("Japanese characters");
  const letters = await picture("Letters");
  expect(new Set([animals, kanji, letters]).size).toBe(3);
  await expectAccessible(page);
});

test("options that cannot be played together are named as the form names them", async ({
  page,
}) => {
  await openForm(page, "animal-shogi");
  await page.getByText("A throw of chicks decides", { exact: true }).click();
  await page.getByLabel("Handicap").selectOption({ label: "The giraffe" });
  await button(page, "Start playing").click();
  await expect(page.getByRole("alert")).toHaveText(
    "“Who begins: A throw of chicks decides” and “Handicap: The giraffe” cannot be played together.",
  );
  await page.getByLabel("Handicap").selectOption({ label: "None" });
  await expect(page.getByRole("alert")).toBeEmpty();
  await button(page, "Start playing").click();
  await expect(button(page, "Throw the chicks")).toBeVisible();
});
