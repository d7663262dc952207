/** What a page's main thread has done, from a trace of the browser. */

/** What has to be traced. */
export const TRACED = ["disabled-by-default-devtools.timeline", "blink.user_timing"];

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds: when, for how long, and how much of it on a processor. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
}

/** What happened on the main thread between marks of the page. */
export function eventsBetween(trace: Buffer, begin: string, end: string): readonly TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const marks = traceEvents
    .filter(({ name, cat }) => cat.includes("user_timing") && [begin, end].includes(name))
    .toSorted((a, b) => a.ts - b.ts);
  const spans: { from: number; to: number }[] = [];
  let from: number | null = null;
  for (const { name, ts } of marks) {
    if (name === begin) from ??= ts;
    else if (from !== null) {
      spans.push({ from, to: ts });
      from = null;
    }
  }
  const [mark] = marks;
  return traceEvents
    .filter(({ pid, tid }) => pid === mark?.pid && tid === mark.tid)
    .filter(({ ts }) => spans.some(({ from, to }) => from < ts && ts < to));
}

/** The tasks between marks: milliseconds of processor time. Time of other programs does not count. */
export function tasksBetween(trace: Buffer, begin: string, end: string): readonly number[] {
  return eventsBetween(trace, begin, end)
    .filter(({ name }) => name === "RunTask")
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
}
