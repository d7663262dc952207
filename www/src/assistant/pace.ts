import type { Plan } from "../game/plan";
import type { ReportView } from "../generated/types/ReportView";

/** What a move takes of the planned time where so many depths in a row as its place here have found it. */
const STABLE = [1.5, 1.2, 1, 0.85, 0.75, 0.65] as const;
const LONG_STABLE = 0.6;

/** So much of the planned time a thousandth of the chances adds that is lost, up to as much again. */
const FALL = 0.004;
const FALL_AT_MOST = 1;

/** What a move takes that has got no effort, and how much less with all of it, in thousandths. */
const NO_EFFORT = 1.3;
const EFFORT = 0.0007;

/** The first depth is no change of mind: how many depths count as finished before it. */
const FIRST = 2;

/** A depth takes about so many times as long as the one before. */
const GROWTH = 2;

/** One that takes longer is not finished when so many times the time that is wanted has passed. */
const PATIENCE = 1.5;

/**
 * Decides after each depth whether to think on, where a clock runs for the whole game: as
 * `crates/search/src/pace.rs`, where it was measured.
 */
export class Pace {
  #best: string | null = null;
  #stable = FIRST;
  #win = 0;
  #depth = 0;
  #ended = 0;
  #until: number;

  constructor(private readonly plan: Plan) {
    this.#until = this.#patience(plan.planned);
  }

  /** How long to think at most, as things stand. */
  get until(): number {
    return this.#until;
  }

  /** A report has come, when so much was spent. */
  heard({ lines: [line], depth, effort }: ReportView, spent: number): void {
    const { least, planned, most } = this.plan;
    const best = line?.codes[0];
    // Of several engines each tells about each depth.
    if (!line || best === undefined || depth <= this.#depth) return;
    let fall = 0;
    if (this.#best !== null) {
      fall = Math.max(0, this.#win - line.win);
      this.#stable = best === this.#best ? this.#stable + 1 : 0;
    }
    const wanted =
      planned *
      (STABLE[this.#stable] ?? LONG_STABLE) *
      (1 + Math.min(fall * FALL, FALL_AT_MOST)) *
      (NO_EFFORT - effort * EFFORT);
    const next = (spent - this.#ended) * GROWTH;
    this.#best = best;
    this.#win = line.win;
    this.#depth = depth;
    this.#ended = spent;
    // Half of the next depth has to fit into what is wanted, and all of it into what there is.
    const begins = spent + next / 2 <= Math.min(wanted, most) && spent + next <= most;
    this.#until = begins ? this.#patience(wanted) : least;
  }

  /** How long a depth is waited for where so much is wanted. */
  #patience(wanted: number): number {
    const { least, most } = this.plan;
    return Math.min(most, Math.max(least, wanted * PATIENCE));
  }
}

/** Who plans for less decides nothing on the way, in milliseconds. */
const WORTH_IT = 1000;

/** Ends a search by its pace: says when what has been found is enough. */
export class Pacer {
  readonly #controller = new AbortController();
  readonly #began = performance.now();
  readonly #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(plan: Plan) {
    this.#pace = new Pace(plan);
    this.#wait();
  }

  /** The pace of a plan that leaves something to decide; null where it does not. */
  static of(plan: Plan): Pacer | null {
    return plan.planned < WORTH_IT || plan.least === plan.most ? null : new Pacer(plan);
  }

  get enough(): AbortSignal {
    return this.#controller.signal;
  }

  heard(report: ReportView): void {
    this.#pace.heard(report, performance.now() - this.#began);
    this.#wait();
  }

  /** The search is over. */
  close(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.close();
    const left = this.#pace.until - (performance.now() - this.#began);
    if (left > 0) this.#timer = setTimeout(() => this.#controller.abort(), left);
    else this.#controller.abort();
  }
}
