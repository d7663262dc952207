import * as fc from "fast-check";
import { expect, test } from "vitest";

import {
  controlsOf,
  controlTags,
  isPlayable,
  readControl,
  writeControl,
} from "../../../src/clock/control";
import { controlOf, someControl } from "./some-control";

test.each([
  ["300", { kind: "increment", main: 300_000, increment: 0 }],
  ["300+5", { kind: "increment", main: 300_000, increment: 5_000 }],
  ["0.5+1.25", { kind: "increment", main: 500, increment: 1_250 }],
  ["300d5", { kind: "delay", main: 300_000, delay: 5_000 }],
  ["600|30x3", { kind: "byoyomi", main: 600_000, period: 30_000, periods: 3 }],
  ["0|10x1", { kind: "byoyomi", main: 0, period: 10_000, periods: 1 }],
  ["*180", { kind: "hourglass", main: 180_000 }],
  ["1/30", { kind: "turn", main: 30_000 }],
])("%s is read and written", (text, control) => {
  expect(readControl(text)).toEqual(control);
  expect(writeControl(controlOf(text))).toBe(text);
});

test.each([
  "",
  "0",
  "0+5",
  "0d5",
  "*0",
  "1/0",
  "0|30x0",
  "600|0x3",
  "99999",
  "-5",
  "300+",
  "40/9000",
  "?",
])("%s is no control that anybody could play with", (text) => expect(readControl(text)).toBeNull());

test("whatever is set is read back as it is", () => {
  fc.assert(
    fc.property(someControl, (control) => {
      fc.pre(isPlayable(control));
      expect(readControl(writeControl(control))).toEqual(control);
    }),
  );
});

test("a text from outside is a control or nothing, and never throws", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."0123456789+d|x*/. -") }), (text) => {
      const control = readControl(text);
      if (control) expect(isPlayable(control)).toBe(true);
    }),
  );
});

test("one tag is enough where both sides have the same time", () => {
  const [long, short] = [controlOf("1200+5"), controlOf("300+5")];
  expect(controlTags([long, long])).toEqual([
    ["TimeControl", "1200+5"],
    ["TimeControl2", ""],
  ]);
  const tags = Object.fromEntries(controlTags([long, short]));
  expect(controlsOf(tags)).toEqual([long, short]);
  expect(controlsOf({ TimeControl: "1200+5" })).toEqual([long, long]);
  expect(controlsOf({})).toBeNull();
  expect(controlsOf({ TimeControl: "40/9000" })).toBeNull();
  expect(controlTags(null)).toEqual([
    ["TimeControl", ""],
    ["TimeControl2", ""],
  ]);
});
