import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

import { expect, type Page, test } from "@playwright/test";

import { Board } from "./support/board";
import { closing, folder as served } from "./support/hosts";
import { checkTypes, install, type Installed, TOOLS } from "./support/package";

// One build of the package for all of them.
test.describe.configure({ mode: "serial" });

const open = closing();
let installed: Installed;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  installed = await install();
});

test.afterAll(() => installed?.remove());

/** What goes wrong on a page, and what it asks for in vain. */
function faults(page: Page): readonly string[] {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(String(error)));
  page.on("response", (response) => {
    if (!response.ok()) found.push(`${response.status()} ${response.url()}`);
  });
  return found;
}

for (const [tool, build] of Object.entries(TOOLS)) {
  test(`a page that was built with ${tool} plays against the computer`, async ({ page }) => {
    const found = faults(page);
    const origin = await open(served(await build(installed.folder), "/some/club/"));
    await page.goto(`${origin}/some/club/index.html`);
    const board = new Board(page);
    await board.expectOn("c3", "empty");
    await expect(page).toHaveTitle("true");
    await board.place("c3").click();
    await expect(board.grid.getByRole("gridcell", { name: /black disc|stack/ })).toHaveCount(1);
    await expect(page.getByRole("alert").filter({ hasText: /./ })).toHaveCount(0);
    expect(found).toEqual([]);
  });
}

test("the demo of the package plays", async ({ page }) => {
  const found = faults(page);
  const place = join(installed.folder, "node_modules/@klubovna/board");
  const origin = await open(served(place, "/"));
  await page.goto(`${origin}/demo/index.html`);
  await page.getByRole("button", { name: 'goTo("end")' }).click();
  await expect(
    page.getByRole("gridcell", { name: /^f4, (white bishop|bílý střelec)/ }),
  ).toHaveCount(1);
  expect(found).toEqual([]);
});

test("TypeScript knows the element and its events, and nothing inside", async () => {
  const { folder } = installed;
  await writeFile(
    join(folder, "right.ts"),
    `import { BoardGame, type FrameCommand, type FrameMessage, type LoadRequest } from "@klubovna/board";
     const board = document.querySelector("board-game")!;
     const made: InstanceType<typeof BoardGame> = new BoardGame();
     const request: LoadRequest = { game: "folky", record: "1. Rh7", mode: "replay" };
     board.load(request).then(() => board.play("Ra3")).then(({ ply }) => board.goTo(ply));
     board.level = 3;
     board.position = "8/8 w";
     board.position().then((text: string) => text);
     board.addEventListener("bg-move", ({ detail }) => detail.code.length);
     document.addEventListener("bg-before-move", (event) => event.detail.side || event.preventDefault());
     const command: FrameCommand = { v: 1, id: 1, type: "goTo", where: "end" };
     export const heard = (message: FrameMessage) => message.type === "move" ? message.code : command;
     made.flip(1);`,
  );
  expect(checkTypes(folder, "right.ts")).toBe("");
  await writeFile(
    join(folder, "wrong.ts"),
    `import "@klubovna/board";
     const board = document.querySelector("board-game")!;
     board.match;
     board.mode = "watch";
     board.load({ records: "" });
     import "@klubovna/board/dist/board-game.js";`,
  );
  const said = checkTypes(folder, "wrong.ts");
  for (const line of [3, 4, 5, 6]) expect(said).toContain(`wrong.ts(${line},`);
});

test("nothing inside the package can be imported", () => {
  const { resolve } = createRequire(join(installed.folder, "main.js"));
  expect(resolve("@klubovna/board")).toMatch(/board-game\.js$/);
  expect(resolve("@klubovna/board/custom-elements.json")).toMatch(/custom-elements\.json$/);
  for (const inner of ["dist/board-game.js", "dist", "types/index.d.ts", "README.md"]) {
    expect(() => resolve(`@klubovna/board/${inner}`)).toThrow(/not defined by "exports"/);
  }
});
