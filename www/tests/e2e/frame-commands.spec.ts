import { expect, type Page, test } from "@playwright/test";

import type { FrameAnswer, FrameCommand, FrameError, FrameMessage } from "../../src/embed/messages";
import { Board } from "./support/board";
import { closing, club, site } from "./support/hosts";
import { Mouse } from "./support/mouse";

const open = closing();

/** A page that keeps what it hears of its frame, and asks it things. */
const AROUND = `<!doctype html><html lang="en"><title>Club</title><script>
  var heard = [];
  addEventListener("message", ({ data }) => heard.push(data));
  var frame = document.createElement("iframe");
  frame.width = 400;
  frame.height = 500;
  frame.src = new URLSearchParams(location.search).get("frame");
  document.documentElement.append(frame);
  var tell = (message) => frame.contentWindow.postMessage(message, "*");
  var answered = (id) => heard.find((message) => "id" in message && message.id === id);
</script></html>`;

type Around = {
  readonly heard: readonly FrameMessage[];
  tell(message: unknown): void;
  answered(id: unknown): FrameAnswer | FrameError | undefined;
};

/** A page of another site round a frame with that address. */
async function around(page: Page, hash: (own: string) => string): Promise<void> {
  const files = await open(site(() => ({})));
  const own = await open(club({ "/": AROUND }));
  const frame = `${files}/embed.html${hash(own)}`;
  await page.goto(`${own}/?${new URLSearchParams({ frame })}`);
  await expect.poll(async () => (await heard(page)).length).toBeGreaterThan(0);
}

const heard = (page: Page) =>
  page.evaluate("heard") as Promise<readonly { readonly type: string; readonly ply?: number }[]>;

let count = 0;

/** What the frame answers to a message. */
async function ask(page: Page, message: object): Promise<Readonly<Record<string, unknown>>> {
  const id = ++count;
  const asked = { v: 1, id, ...message };
  await page.evaluate((asked) => (window as unknown as Around).tell(asked), asked);
  const answer = () =>
    page.evaluate((id) => (window as unknown as Around).answered(id), asked.id) as Promise<object>;
  await expect.poll(answer).toBeTruthy();
  return (await answer()) as Readonly<Record<string, unknown>>;
}

/** A command as the types have it. */
const command = <T extends FrameCommand["type"]>(
  page: Page,
  asked: Omit<Extract<FrameCommand, { type: T }>, "v" | "id">,
) => ask(page, asked);

const listed = (own: string) => `&origins=${encodeURIComponent(own)}`;

test("a page on the list sets the game in a frame, and follows it", async ({ page }) => {
  await around(page, (own) => `#/folky/replay?lang=en${listed(own)}`);
  expect(
    await command<"load">(page, { type: "load", game: "folky", record: "1. Rh7 Ra3" }),
  ).toMatchObject({ v: 1, type: "answer", to: "load", result: null });
  expect(await command<"play">(page, { type: "play", move: "h3" })).toMatchObject({
    to: "play",
    result: { via: "program", ply: 3, position: expect.stringContaining(" b ") },
  });
  expect(await command<"goTo">(page, { type: "goTo", where: "start" })).toMatchObject({
    to: "goTo",
    result: { node: 0, ply: 0 },
  });
  const { result } = await command<"record">(page, { type: "record", letters: "cs" });
  expect(result).toContain("1. Vh7 Va3 2. h3");
  expect(await command<"position">(page, { type: "position" })).toMatchObject({
    result: expect.stringMatching(/^rnb2bnr\//),
  });
  await command<"flip">(page, { type: "flip", side: 1 });
  await command<"set">(page, { type: "set", look: { theme: "dark", caption: "Final" } });
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText("Final")).toBeVisible();
  await expect(frame.locator("html")).toHaveAttribute("data-theme", "dark");
  await command<"set">(page, { type: "set", look: { theme: null } });
  await expect(frame.locator("html")).not.toHaveAttribute("data-theme");
  const told = (await heard(page)).map(({ type, ply }) => `${type} ${ply ?? ""}`.trim());
  expect(told).toEqual(expect.arrayContaining(["ready", "move 3", "navigate 0"]));
});

test("what is no command is answered with what is wrong, and never done", async ({ page }) => {
  await around(page, (own) => `#/folky/play?lang=en${listed(own)}`);
  const code = async (message: object) => {
    const answer = await ask(page, message);
    expect(answer).toMatchObject({ v: 1, type: "error", message: expect.stringMatching(/\w/) });
    return (answer["problem"] as { code: string }).code;
  };
  expect(await code({ v: 2, type: "play", move: "b1c3" })).toBe("frame-version");
  expect(await code({ v: "1", type: "play", move: "b1c3" })).toBe("frame-version");
  expect(await code({ type: "destroy" })).toBe("frame-type");
  expect(await code({ type: "toString" })).toBe("frame-type");
  expect(await code({ type: ["play"], move: "b1c3" })).toBe("frame-type");
  expect(await code({ type: "play", move: "b1c3", next: "b8c6" })).toBe("frame-field");
  expect(await code({ type: "load", src: "/secret.txt" })).toBe("frame-field");
  expect(await code({ type: "play", move: 5 })).toBe("api-argument");
  expect(await code({ type: "play", move: { toString: "b1c3" } })).toBe("api-argument");
  expect(await code({ type: "play", move: "Ne5" })).toBe("folky-none-reaches");
  expect(await code({ type: "goTo", where: "nowhere" })).toBe("api-argument");
  expect(await code({ type: "flip", side: 2 })).toBe("api-argument");
  expect(await code({ type: "record", letters: "runes" })).toBe("api-argument");
  expect(await code({ type: "load", game: "chess" })).toBe("unknown-game");
  expect(await code({ type: "set", look: { onclick: "alert(1)" } })).toBe("api-argument");
  expect(await code({ type: "set", look: { flipped: true, theme: "pink" } })).toBe("bad-attribute");
  expect(await code({ type: "set", look: { caption: {} } })).toBe("api-argument");
  expect(await code({ type: "play", move: "b1c3", id: null })).toBe("frame-id");
  // Messages of other programs are none of ours.
  for (const other of ["x", 5, null, { hello: 1 }, [1]]) {
    await page.evaluate((other) => (window as unknown as Around).tell(other), other);
  }
  const position = await ask(page, { type: "position" });
  expect(position["result"]).toMatch(/^rnb2bnr\/8\/8\/8\/8\/8\/8\/RNB2BNR w/);
  await expect(page.frameLocator("iframe").locator("board-game")).not.toHaveAttribute("flipped");
  const types = (await heard(page)).map(({ type }) => type);
  expect(types).not.toContain("move");
});

test("a page that is not on the list gives no commands", async ({ page }) => {
  await around(page, () => `#/folky/play?lang=en&origins=https://club.example`);
  for (const message of [{ type: "play", move: "b1c3" }, { type: "position" }]) {
    expect(await ask(page, message)).toMatchObject({
      type: "error",
      problem: { code: "frame-origin" },
    });
  }
  await expect(
    page.frameLocator("iframe").getByRole("gridcell", { name: /^b1, white knight/ }),
  ).toHaveCount(1);
});

test("a file of the site is not handed to pages of others that are on the list", async ({
  page,
}) => {
  await page.route("**/game.txt", (route) => route.fulfill({ body: "1. Rh7 Ra3" }));
  await around(page, (own) => `#/folky/replay?lang=en&src=game.txt${listed(own)}`);
  expect(await ask(page, { type: "record" })).toMatchObject({
    type: "error",
    problem: { code: "frame-secret" },
  });
  // Nor while another game is asked for that never comes.
  const messages: readonly object[] = [
    { type: "load", record: "1. nonsense" },
    { type: "record" },
    { type: "position" },
    { type: "goTo", where: "start" },
    { type: "play", move: "h3" },
  ];
  const answers = await Promise.all(messages.map((message) => ask(page, message)));
  expect(answers.map(({ type }) => type)).toEqual(messages.map(() => "error"));
  expect(answers.slice(1).map(({ problem }) => (problem as { code: string }).code)).toEqual(
    Array(4).fill("frame-secret"),
  );
  expect(JSON.stringify(answers)).not.toContain("Ra3");
  await ask(page, { type: "load", game: "folky", record: "1. Rh7" });
  expect((await ask(page, { type: "record" }))["result"]).toContain("1. Rh7");
});

test("a window that is not around a frame gives it no commands", async ({ page, context }) => {
  const files = await open(site(() => ({})));
  await page.goto(`${files}/index.html`);
  const opening = context.waitForEvent("page");
  await page.evaluate(
    (address) => Object.assign(window, { opened: window.open(address) }),
    `${files}/embed.html#/folky/play?lang=en`,
  );
  const other = await opening;
  const board = new Board(other);
  await board.expectOn("b1", "white knight");
  await other.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener("message", ({ data }) => heard.push(data));
  });
  await page.evaluate(() =>
    (window as unknown as { opened: Window }).opened.postMessage(
      { v: 1, id: 1, type: "play", move: "b1c3" },
      "*",
    ),
  );
  await expect.poll(async () => (await heard(other)).length).toBe(1);
  // By the time that a move of one’s own stands, that one would stand, or have been refused.
  await new Mouse(board).play("g1f3", "click", "White");
  await board.expectOn("f3", "white knight");
  await board.expectOn("b1", "white knight");
  await board.expectOn("c3", "empty");
  expect((await heard(other)).map(({ type }) => type)).toEqual(["play"]);
});
