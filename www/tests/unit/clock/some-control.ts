import * as fc from "fast-check";

import { readControl, type TimeControl } from "../../../src/clock/control";

// The same cases in every run: a failure is there again the next time.
fc.configureGlobal({ seed: 1, numRuns: 2000 });

const time = (least: number) => fc.integer({ min: least, max: 86_400 }).map((tenth) => tenth * 100);

/** Any control, also some that nobody could play with. */
export const someControl: fc.Arbitrary<TimeControl> = fc.oneof(
  fc.record({ kind: fc.constant("increment" as const), main: time(0), increment: time(0) }),
  fc.record({ kind: fc.constant("delay" as const), main: time(0), delay: time(0) }),
  fc.record({
    kind: fc.constant("byoyomi" as const),
    main: time(0),
    period: time(1),
    periods: fc.integer({ min: 1, max: 9 }),
  }),
  fc.record({ kind: fc.constant("hourglass" as const), main: time(1) }),
  fc.record({ kind: fc.constant("turn" as const), main: time(1) }),
);

/** The control that a tag tells. */
export function controlOf(text: string): TimeControl {
  const control = readControl(text);
  if (!control) throw new TypeError(`no control: ${text}`);
  return control;
}
