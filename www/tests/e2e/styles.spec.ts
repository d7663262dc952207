import { expect, test, type Page } from "@playwright/test";

import { act } from "./support/page";
import { THOROUGH } from "./support/repeats";
import { ROUTES, visit } from "./support/routes";

/** How many diagrams of a text are still to come: those far down have all the time there is. */
const diagramsToCome = (page: Page) =>
  page.evaluate(() => {
    const diagrams = [...document.querySelectorAll("article.rules board-game")];
    return diagrams.filter(({ shadowRoot }) => !shadowRoot?.querySelector("[data-cell]")).length;
  });

/** What style sheets make of a page, a line for each element. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Where the focus is depends on the way here.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const properties = [
      "display position inset float order visibility opacity overflow translate rotate columns",
      "width height margin padding border outline border-radius box-shadow background color gap",
      "font-family font-size font-weight font-style line-height text-align text-transform",
      "text-decoration white-space fill stroke stroke-width cursor place-items justify-self",
    ].flatMap((line) => line.split(" "));
    return [...document.body.querySelectorAll("*")].map((element) => {
      const styles = getComputedStyle(element);
      const values = properties.map((name) => `${name}: ${styles.getPropertyValue(name)}`);
      const classes = element.getAttribute("class") ?? "";
      return `${element.localName}.${classes.replaceAll(" ", ".")} { ${values.join("; ")} }`;
    });
  });
}

test("a page looks the same whatever was seen before it", async ({ context, page }) => {
  test.slow();
  const moves = "1. Vh7 Va3 2. h3 a6 3. Sf4 Sf5 *";
  await page.goto(`./#/open?text=${encodeURIComponent(moves)}`);
  await expect(page.getByRole("gridcell", { name: /^h3/ })).toBeVisible();
  const game = new URL(page.url()).hash;
  await page.close();

  // Pages of other games, and of what is not there, are made of the same parts.
  const routes = THOROUGH
    ? ROUTES.filter(
        (route) => !/^#.(?:(?:rules|new).(?:mixtour|raindrop|animal)|rules.tri|xyz)/.test(route),
      )
    : ["#/", "#/new/tri-d-chess", "#/rules/folky", "#/settings"];
  const views = new Map<string, (page: Page) => Promise<void>>(
    routes.map((route) => [route, (at) => visit(at, route)]),
  );
  views.set("#/settings", async (at) => {
    await visit(at, "#/settings");
    // How much there is to be kept is known soon after, and stands on a button.
    await expect(
      at.getByRole("button", { name: /^Keep everything \(.* MB more\)$/ }),
    ).toBeVisible();
  });
  for (const action of THOROUGH
    ? ["note", "record", "seats", "keys", "resign", "draw"]
    : ["note", "seats"]) {
    views.set(action, async (at) => {
      await visit(at, game);
      await act(at, action);
      await expect(at.getByRole("dialog")).toBeVisible();
    });
  }
  const seen = async (at: Page, open: (at: Page) => Promise<void>) => {
    await at.emulateMedia({ reducedMotion: "reduce" });
    // A hand over a card of the home page sets its moves going.
    await at.mouse.move(0, 0);
    await open(at);
    await at.waitForLoadState("networkidle");
    await expect.poll(() => diagramsToCome(at), { timeout: 30_000 }).toBe(0);
    await at.mouse.move(0, 0);
    const lines = await look(at);
    if (await at.getByRole("dialog").isVisible()) await at.keyboard.press("Escape");
    return lines;
  };

  const alone = new Map<string, string[]>();
  for (const [name, open] of views) {
    const fresh = await context.newPage();
    alone.set(name, await seen(fresh, open));
    await fresh.close();
  }
  const used = await context.newPage();
  for (const open of views.values()) {
    await open(used);
    await used.keyboard.press("Escape");
  }
  for (const [name, open] of views) {
    expect.soft(await seen(used, open), name).toEqual(alone.get(name));
  }
});
