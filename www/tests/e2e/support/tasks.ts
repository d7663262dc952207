/** The tasks of a page's main thread, from a trace of the browser. */

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

export interface Tasks {
  /** Milliseconds from each mark `begin` to the next mark `end`, together. */
  readonly span: number;
  /** Milliseconds of processor time of each task that began meanwhile. */
  readonly work: readonly number[];
}

/** What the main thread did between marks of the page. Time of other programs does not count. */
export function tasksBetween(trace: Buffer, begin: string, end: string): Tasks {
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
  const work = traceEvents
    .filter(({ name, pid, tid }) => name === "RunTask" && pid === mark?.pid && tid === mark.tid)
    .filter(({ ts }) => spans.some(({ from, to }) => from < ts && ts < to))
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
  return { span: spans.reduce((sum, { from, to }) => sum + to - from, 0) / 1000, work };
}
