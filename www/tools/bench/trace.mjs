// What a browser's trace says about the main thread of a page.

/** Events in which scripts run. */
const SCRIPT = new Set(["FunctionCall", "EvaluateScript", "RunMicrotasks", "v8.callFunction"]);
const TASK = "RunTask";

export const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "blink.user_timing",
];

/**
 * Milliseconds between the marks `begin` and `end` that scripts took, and all work of the thread.
 * Processor time: what other programs do at the same time does not count.
 */
export function mainThread(trace, begin, end) {
  const own = between(trace, begin, end);
  const time = (names) => outermost(own.filter(({ name }) => names.has(name)));
  return { script: time(SCRIPT), work: time(new Set([TASK])) };
}

/** Milliseconds of the longest task between the marks, of the processor too. */
export const longestTask = (trace, begin, end) =>
  between(trace, begin, end)
    .filter(({ name }) => name === TASK)
    .reduce((longest, { dur, tdur }) => Math.max(longest, (tdur ?? dur) / 1000), 0);

/** What the thread that has set the marks did between them. */
function between(trace, begin, end) {
  const events = JSON.parse(trace).traceEvents;
  const mark = (name) => {
    const found = events.find((event) => event.name === name && event.cat.includes("user_timing"));
    if (!found) throw new Error(`the trace has no mark "${name}"`);
    return found;
  };
  const [first, last] = [mark(begin), mark(end)];
  return events.filter(
    ({ pid, tid, ts, ph }) =>
      pid === first.pid && tid === first.tid && ph === "X" && ts >= first.ts && ts < last.ts,
  );
}

/** The time of events that lie in no other one. */
function outermost(events) {
  let until = 0;
  let sum = 0;
  for (const { ts, dur, tdur } of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    if (ts < until) continue;
    until = ts + dur;
    sum += tdur ?? dur;
  }
  return sum / 1000;
}
