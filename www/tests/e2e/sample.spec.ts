import { expect, test } from "@playwright/test";

const LANGUAGES = [
  {
    locale: "en-GB",
    open: "FOLKY® sample game",
    forward: "One move forward",
    opening: /This game shows well what FOLKY is about\./,
    last: /The eighth pawn is on the board and Black wins\./,
    banner: ["Black wins", "The eighth pawn is on the board"],
    note: /The order matters\./,
  },
  {
    locale: "cs-CZ",
    open: "Ukázková partie FOLKY®",
    forward: "O tah vpřed",
    opening: /Na této partii je dobře vidět, o co ve FOLKY jde\./,
    last: /Osmý pěšec/,
    banner: ["Černý vyhrál"],
    note: /Záleží na pořadí\./,
  },
] as const;

for (const { locale, open, forward, opening, last, note, banner } of LANGUAGES) {
  test.describe(locale, () => {
    test.use({ locale });

    test("the sample game opens with one click and replays to 0:1", async ({ page }) => {
      await page.goto("./");
      await page.getByRole("button", { name: open }).click();
      await expect(page.getByText(opening).filter({ visible: true })).toHaveCount(1);
      const next = page.getByRole("button", { name: forward });
      for (let ply = 0; ply < 44; ply++) {
        await expect(next).toBeEnabled();
        await next.click();
      }
      await expect(next).toBeDisabled();
      await expect(page.getByText("0 : 1", { exact: true }).filter({ visible: true })).toHaveCount(
        1,
      );
      for (const text of banner) {
        await expect(page.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(
          1,
        );
      }
      for (const text of [last, note]) {
        await expect(page.getByText(text).filter({ visible: true })).not.toHaveCount(0);
      }
    });
  });
}

test("opened again, it is as it was left", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "FOLKY® sample game" }).click();
  await page.getByRole("button", { name: "Last position" }).click();
  await expect(page.getByText("Black wins", { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
  await page.goto("./#/");
  await page.getByRole("button", { name: "FOLKY® sample game" }).click();
  await expect(page.getByText("Black wins", { exact: true }).filter({ visible: true })).toHaveCount(
    1,
  );
});

test("a variation of the sample game can be looked at", async ({ page }) => {
  await page.goto("./");
  await page.getByRole("button", { name: "FOLKY® sample game" }).click();
  await page.getByRole("button", { name: "Rd7", exact: true }).click();
  await expect(page.getByRole("gridcell", { name: /^d7, black rook/ })).toBeVisible();
});

test("each game offers two, by the name of what they show and who played", async ({ page }) => {
  for (const address of ["./", "#/open"]) {
    await page.goto(address);
    const names = page.getByRole("button", { name: /(?:^FOLKY® sample game|: \w).+\bcomments/ });
    await expect(names).toHaveCount(10);
    const told = await names.allInnerTexts();
    expect(new Set(told).size).toBe(10);
    expect(told.filter((text) => text.includes("Our programs play"))).toHaveLength(9);
  }
  await page.getByRole("button", { name: "Tri-D chess: boards that move (V.A4)" }).click();
  await expect(page).toHaveURL(/#\/game\/second-tri-d-chess-en$/);
  await expect(
    page.getByText(/^Our programs play, level 9 against level 8/).filter({ visible: true }),
  ).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the end of a commented game says who has won, and what was noted", async ({ page }) => {
    await page.goto("./");
    await page.getByRole("button", { name: "FOLKY® sample game" }).click();
    const verdict = page.locator(".bar-verdict");
    await expect(verdict).toContainText("This game shows well what FOLKY is about.");
    await page.keyboard.press("End");
    await expect(verdict).toContainText(/^\s*Black wins\s*22/);
    await expect(verdict).toContainText("The eighth pawn is on the board and Black wins.");
  });
});

test("whatever lies beside a board is drawn, also a point of Mixtour", async ({ page }) => {
  await page.goto("./");
  await page
    .getByRole("button", { name: /^Mixtour: / })
    .first()
    .click();
  await page.getByRole("button", { name: "Last position" }).click();
  await expect(page.locator(".tray [data-kind=point] svg:has(path)")).toHaveCount(1);
  await expect(page.locator(".tray svg:not(:has(path))")).toHaveCount(0);
});
