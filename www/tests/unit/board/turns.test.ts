import { describe, expect, test } from "vitest";

import { Turns } from "../../../src/board/element/turns";

/** Frames that come when the test says so, and how many boards have drawn before each of them. */
function filmed() {
  const painted: number[] = [];
  let drawn = 0;
  let paint = () => {};
  const turns = new Turns(
    () =>
      new Promise((resolve) => {
        paint = () => {
          painted.push(drawn);
          resolve();
        };
      }),
  );
  const ask = (count: number) => {
    for (let at = 0; at < count; at++) void Promise.resolve(turns.take()).then(() => drawn++);
  };
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const frame = async () => {
    await settled();
    paint();
    await settled();
  };
  return { turns, ask, frame, settled, painted, drawn: () => drawn };
}

describe("turns of boards", () => {
  test("come a few a frame, so that none takes long: the first board alone", async () => {
    const { ask, frame, painted, turns } = filmed();
    ask(20);
    for (let at = 0; at < 8; at++) await frame();
    expect(painted).toEqual([1, 4, 7, 10, 13, 16, 19, 20]);
    expect(turns.ending).toBeNull();
  });

  test("come at once to one who asks alone, also after the first pictures, and then as slowly to others", async () => {
    const { ask, frame, settled, painted, drawn } = filmed();
    ask(1);
    await settled();
    expect(drawn()).toBe(1);
    await frame();
    ask(5);
    await settled();
    expect(drawn()).toBe(2);
    for (let at = 0; at < 3; at++) await frame();
    expect(painted).toEqual([1, 2, 5, 6]);
  });

  test("of those who ask between two frames come after the others", async () => {
    const { ask, frame, settled, painted } = filmed();
    ask(1);
    await settled();
    ask(8);
    for (let at = 0; at < 4; at++) await frame();
    expect(painted).toEqual([1, 4, 7, 9]);
  });

  test("end when the last picture is painted, not before", async () => {
    const { turns, ask, frame, settled } = filmed();
    expect(turns.ending).toBeNull();
    ask(2);
    let ended = false;
    void turns.ending?.then(() => (ended = true));
    await frame();
    await settled();
    expect(ended).toBe(false);
    await frame();
    expect(ended).toBe(true);
  });

  test("are everybody's where nobody can wait", async () => {
    const { turns, ask, settled, drawn } = filmed();
    ask(30);
    await settled();
    expect(drawn()).toBe(1);
    turns.release();
    await settled();
    expect(drawn()).toBe(30);
    expect(turns.take()).toBeNull();
  });
});
