import type { ReportView } from "../../generated/types/ReportView";
import type { ScoreView } from "../../generated/types/ScoreView";
import { EngineClient, isCalledOff, type ThinkOptions } from "./client";
import type { Question } from "./question";

/** More were not measured (crates/search/LEVELS.md). */
const MOST = 4;

/** How long one engine thinks when nobody found anything in the whole time, in milliseconds. */
const ALONE = 1000;

/** So much longer than the time an engine may take to say what it has found, in milliseconds. */
const GRACE = 1000;

/** So many engines can think at a time and leave a core for the page. */
export const cores = (): number =>
  Math.max(1, Math.min(MOST, (globalThis.navigator?.hardwareConcurrency ?? 1) - 1));

/**
 * Several engines that divide the first actions among them, for no memory can be shared: a static
 * host cannot send the headers for that. What promises most of all that they find is the answer.
 */
export class EngineTeam {
  readonly #clients: readonly EngineClient[];
  /** Engines that could not think are not asked again. */
  #alone: boolean;

  /** The first is somebody else's, who closes it. */
  constructor(
    private readonly first: EngineClient,
    count = cores(),
    client = () => new EngineClient(),
  ) {
    this.#clients = [first, ...Array.from({ length: count - 1 }, client)];
    this.#alone = count < 2;
  }

  /** As `EngineClient.think`; what it finds on the way comes as soon as it is known. */
  async think(question: Question, options: ThinkOptions = {}): Promise<ReportView> {
    const { progress, signal, enough } = options;
    if (this.#alone) return this.first.think(question, options);
    let due = performance.now() + question.milliseconds;
    const left = () => due - performance.now();
    const over = new AbortController();
    const callOff = () => over.abort(signal?.reason);
    if (signal?.aborted) callOff();
    signal?.addEventListener("abort", callOff, { once: true });
    // Who can be told that it is enough remembers what it has found; anybody else has to be ended.
    const ending = enough && new AbortController();
    // Nobody waits long for one that has died.
    let bell: ReturnType<typeof setTimeout> | undefined;
    const ring = () => {
      clearTimeout(bell);
      bell = setTimeout(() => over.abort(), Math.max(0, left()) + GRACE);
    };
    const end = () => {
      due = performance.now();
      if (bell !== undefined) ring();
      (ending ?? over).abort();
    };
    if (enough?.aborted) end();
    enough?.addEventListener("abort", end, { once: true });
    let settle = () => {};
    const settled = new Promise<void>((resolve) => (settle = resolve));
    let isOpen = true;
    const found: (ReportView | undefined)[] = this.#clients.map(() => undefined);
    const hear = (at: number, report: ReportView) => {
      // Where there are fewer actions than engines, some have nothing to do.
      if (!isOpen || report.lines.length === 0) return;
      found[at] = report;
      const answer = bestOf(found);
      if (answer) progress?.(answer);
      if (valueOf(report) <= FORCED) return;
      // A win cannot be better, and nobody is waited for.
      end();
      settle();
    };
    let lacking = false;
    let replaced = null as DOMException | null;
    const asked = this.#clients.map(async (client, at) => {
      const share = [at, this.#clients.length] as const;
      const heard = (report: ReportView) => hear(at, report);
      const told = { signal: over.signal, progress: heard };
      const whole = ending ? { ...told, enough: ending.signal } : told;
      try {
        hear(at, await client.think({ ...question, share }, whole));
        if (isOpen && bell === undefined) ring();
      } catch (thrown) {
        if (!isOpen || over.signal.aborted) return;
        if (isCalledOff(thrown)) {
          // Another question has taken the place of this one.
          replaced = thrown;
          end();
          return settle();
        }
        // What it had found counts. Otherwise nobody has looked at its actions: there may be no
        // memory for so many engines, and one has the rest of the time for all of them.
        if (found[at] || left() <= 0) return;
        lacking = true;
        over.abort();
      }
    });
    await Promise.race([Promise.all(asked), settled]);
    isOpen = false;
    clearTimeout(bell);
    signal?.removeEventListener("abort", callOff);
    enough?.removeEventListener("abort", end);
    signal?.throwIfAborted();
    if (replaced) throw replaced;
    const answer = bestOf(found);
    if (answer && !lacking) return answer;
    this.#alone = true;
    this.#closeOthers();
    const milliseconds = Math.max(left(), Math.min(question.milliseconds, ALONE));
    return this.first.think({ ...question, milliseconds }, options);
  }

  close(): void {
    this.#closeOthers();
  }

  #closeOthers(): void {
    for (const client of this.#clients.slice(1)) client.close();
  }
}

/** Beyond all points: a forced end. */
const FORCED = 1e9;

/**
 * The first line of a report as a number, greater where the side on turn likes it better. Before the first
 * depth is finished nothing is known, which is better than a sure loss only.
 */
function valueOf({ lines: [line], depth }: ReportView): number {
  if (!line) return -Infinity;
  return depth > 0 ? scoreOf(line.score) : -FORCED;
}

function scoreOf(score: ScoreView): number {
  if ("points" in score) return score.points;
  // An earlier win, a later loss.
  return "win" in score ? 2 * FORCED - score.win : score.loss - 2 * FORCED;
}

const bestOf = (reports: readonly (ReportView | undefined)[]): ReportView | undefined =>
  reports
    .filter((report) => report !== undefined)
    .reduce<ReportView | undefined>(
      (best, report) => (best && valueOf(best) >= valueOf(report) ? best : report),
      undefined,
    );
