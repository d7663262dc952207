import { expect, type Page, test } from "@playwright/test";

import { expectAccessible } from "./support/axe";
import { button } from "./support/page";
import { atBoard } from "./support/play";
import { countWorkers, watchWorkers } from "./support/workers";

/** What the first engine was asked: the actions up to the position of each question. */
interface Heard {
  readonly questions: readonly (readonly string[])[];
  /** How many of them were told to be over. */
  readonly ended: number;
}

/** Listens to what the first engine is asked; before the page is opened. */
async function listen(page: Page): Promise<void> {
  await watchWorkers(page);
  await page.addInitScript(() => {
    const heard = { questions: [] as string[][], ended: 0 };
    Object.assign(window, { heard });
    let begun = 0;
    const first = new WeakSet<Worker>();
    const Watched = window.Worker;
    window.Worker = class extends Watched {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        if (begun++ === 0) first.add(this);
      }
      override postMessage(message: {
        enough?: number;
        kept: number;
        question: { codes: string[]; share?: readonly [number, number] };
      }) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
        super.postMessage(message);
        if (!first.has(this)) return;
        if (message.enough !== undefined) {
          heard.ended++;
          return;
        }
        const before = heard.questions.at(-1) ?? [];
        heard.questions.push([...before.slice(0, message.kept), ...message.question.codes]);
      }
    };
  });
}

const heard = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: Heard }).heard) as Promise<Heard>;

/** Begins a game against the full strength of a second, with White for the person. */
async function begin(page: Page, ponder: string): Promise<void> {
  await page.goto("./#/new/mixtour");
  await page.getByLabel("Level", { exact: true }).selectOption("time");
  await page.getByRole("group", { name: "Time for a move" }).getByText("1 s").click();
  const choice = page.getByRole("group", { name: "Thinks on your time" });
  await choice.getByText(ponder, { exact: true }).click();
  await page.getByText("White", { exact: true }).click();
  await expectAccessible(page);
  await button(page, "Start playing").click();
  await atBoard(page);
}

/** Plays for the person: this action, or the first one that is another. */
const play = (page: Page, code: string | null, other = false) =>
  page.evaluate(
    ([code, other]) => {
      const match = document.querySelector("board-game")?.match;
      const [found] = match?.live.choices.filter((choice) => !other || choice.code !== code) ?? [];
      match?.play((!other && code) || (found?.code ?? ""));
    },
    [code, other] as const,
  );

const expectMoves = (page: Page, count: number) =>
  expect(page.locator("move-list .move")).toHaveCount(count, { timeout: 20_000 });

/** Where the engine expects the game to go on, once it thinks ahead behind so many actions. */
async function expected(page: Page, ply: number): Promise<readonly string[]> {
  await expect
    .poll(async () => (await heard(page)).questions.filter(({ length }) => length > ply).length)
    .toBe(1);
  return (await heard(page)).questions.at(-1) ?? [];
}

test("the program thinks on one's time, with the same engines where its guess was right or wrong", async ({
  page,
}) => {
  await listen(page);
  await begin(page, "Always");
  await play(page, null);
  await expectMoves(page, 2);
  const right = await expected(page, 2);
  const { begun } = await countWorkers(page);
  await play(page, right[2] ?? "");
  await expectMoves(page, 4);
  const wrong = await expected(page, 4);
  // Asked ahead, and once more when it was on turn.
  const hits = (await heard(page)).questions.filter((codes) => codes.join() === right.join());
  expect(hits).toHaveLength(2);
  await play(page, wrong[4] ?? "", true);
  await expectMoves(page, 6);
  const { questions, ended } = await heard(page);
  const asked = questions.filter(({ length }) => length === 5).map((codes) => codes[4]);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toBe(wrong[4]);
  expect(asked[1]).not.toBe(wrong[4]);
  expect(ended).toBeGreaterThanOrEqual(2);
  // What they have learnt is still there.
  expect(await countWorkers(page)).toMatchObject({ begun });
  await page.goto("./#/");
  await expect.poll(async () => (await countWorkers(page)).alive).toBe(0);
});

test("the program thinks only on its own time where that is switched off", async ({ page }) => {
  await listen(page);
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { charging: true });
    Object.assign(navigator, { getBattery: async () => battery });
  });
  await begin(page, "Never");
  await play(page, null);
  await expectMoves(page, 2);
  await play(page, null);
  await expectMoves(page, 4);
  expect((await heard(page)).questions.map(({ length }) => length)).toEqual([1, 3]);
  // The choice is remembered.
  await page.goto("./#/new/mixtour");
  await expect(page.getByRole("radio", { name: "Never" })).toBeChecked();
});

test("the program thinks on one's time where the device has power from outside", async ({
  page,
}) => {
  await listen(page);
  await page.addInitScript(() => {
    const battery = Object.assign(new EventTarget(), { charging: true });
    Object.assign(navigator, { battery, getBattery: async () => battery });
  });
  await begin(page, "When plugged in");
  await play(page, null);
  await expectMoves(page, 2);
  await expected(page, 2);
  await expect.poll(async () => (await countWorkers(page)).alive).toBeGreaterThan(0);
  await page.evaluate(() => {
    const { battery } = navigator as unknown as { battery: EventTarget & { charging: boolean } };
    battery.charging = false;
    battery.dispatchEvent(new Event("chargingchange"));
  });
  await expect.poll(async () => (await countWorkers(page)).alive).toBe(0);
});
