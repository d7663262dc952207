import assert from "node:assert/strict";
import { test } from "node:test";

import { longestTask, mainThread } from "./trace.mjs";

const mark = (name, ts) => ({ name, cat: "blink.user_timing", ph: "R", pid: 1, tid: 1, ts });
const event = (name, ts, dur, more) => ({
  name,
  cat: "x",
  ph: "X",
  pid: 1,
  tid: 1,
  ts,
  dur,
  ...more,
});

const trace = JSON.stringify({
  traceEvents: [
    mark("begin", 100),
    mark("end", 9000),
    event("RunTask", 0, 90_000),
    event("RunTask", 200, 4000, { tdur: 3000 }),
    event("FunctionCall", 300, 1000),
    event("FunctionCall", 400, 500),
    event("RunTask", 5000, 2000),
    event("RunTask", 5000, 80_000, { tid: 2 }),
  ],
});

test("the longest task is that of the thread itself, between the marks", () => {
  assert.equal(longestTask(trace, "begin", "end"), 3);
});

test("work inside other work is counted once", () => {
  assert.deepEqual(mainThread(trace, "begin", "end"), { script: 1, work: 5 });
});

test("a mark that is missing is told", () => {
  assert.throws(() => longestTask(trace, "begin", "never"), /no mark "never"/);
});
