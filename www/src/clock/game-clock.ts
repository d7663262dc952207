import type { Match } from "../game/match";
import { MatchChange } from "../game/match-change";
import type { MoveTimer, MoveTimes } from "../game/move-timer";
import type { Plan } from "../game/plan";
import { planOf } from "./allowance";
import type { Controls } from "./control";
import { Stopwatch, type TimeSource } from "./stopwatch";
import {
  fullTimes,
  isOver,
  longestTurn,
  periodsAfter,
  shownAfter,
  type Times,
  timesAfter,
} from "./time-left";
import { SHORT } from "./time-text";
import { turnsOf } from "./turns";

/** What a clock does: it begins to run behind the first move. */
export type ClockState = "ready" | "runs" | "stands" | "over";

/** Why a clock that could run stands. */
export type Pause = "asked" | "left" | "asleep" | "tried";

/** A clock shows another time, or has begun to stand or to run. */
export class ClockChange extends Event {
  static readonly type = "clock";

  constructor() {
    super(ClockChange.type);
  }
}

/** Something that calls back once, later; the answer takes it back. */
export type Later = (run: () => void, milliseconds: number) => () => void;

/** A turn that had begun when its game was left. */
export interface BegunTurn {
  /** Actions before it. */
  readonly ply: number;
  /** Milliseconds. */
  readonly passed: number;
}

/** The longest wait between two looks. */
const LOOK = 1000;

/**
 * The clock of a match: both times follow from the controls and from what is noted about the
 * moves, and only the turn that has begun is measured.
 */
export class GameClock extends EventTarget implements MoveTimer {
  readonly #watch: Stopwatch;
  #times: Times;
  /** What the side on turn used before actions of this turn that are noted already. */
  #before = 0;
  /** Somebody has made a move: what chance lays out before is nobody's time. */
  #isBegun = false;
  #pause: Pause | null = null;
  #live: number;
  /** The game was over when it changed last. */
  #wasOver = false;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly match: Match,
    readonly controls: Controls,
    time: TimeSource,
    private readonly later: Later,
    /** The turn that had begun when the game was left; where it is opened again. */
    begun: BegunTurn | null = null,
  ) {
    super();
    this.#watch = new Stopwatch(time);
    this.#times = fullTimes(controls);
    this.#live = match.live.node;
    this.#count();
    // What was stored may be anything.
    const passed = begun?.ply === match.live.ply ? begun.passed : 0;
    if (Number.isFinite(passed) && passed > 0) this.#watch.reset(passed);
    if (this.#isBegun) this.#pause = "left";
    match.timer = this;
    match.addEventListener(MatchChange.type, this.#changed);
  }

  get state(): ClockState {
    const { match } = this;
    if (match.live.gameResult || match.mode !== "play") return "over";
    if (!this.#isBegun) return "ready";
    return this.#watch.runs ? "runs" : "stands";
  }

  /** Why it stands; null where it does not. */
  get pause(): Pause | null {
    return this.state === "stands" ? this.#pause : null;
  }

  /** The side whose time runs, or would run. */
  get turn(): number {
    return this.match.live.scene.turn.side;
  }

  /** What the clock of a side shows, in milliseconds. */
  shown(side: number): number {
    const { gameResult } = this.match.live;
    if (gameResult?.reason === "time" && side === this.turn) return 0;
    return shownAfter(this.#control(side), this.#left(side), this.#used(side));
  }

  /** How many periods of byo-yomi a side still has; 0 where it is not in byo-yomi. */
  periods(side: number): number {
    return periodsAfter(this.#control(side), this.#left(side), this.#used(side));
  }

  /** The turn that has begun, to be kept while the game is not open. */
  get begun(): BegunTurn {
    return { ply: this.match.live.ply, passed: Math.round(this.#watch.passed) };
  }

  stand(pause: Pause = "asked"): void {
    if (this.state !== "runs") return;
    this.#watch.stop();
    this.#pause = pause;
    this.#cancel();
    this.dispatchEvent(new ClockChange());
  }

  goOn(): void {
    if (this.state !== "stands") return;
    this.#run();
  }

  /** Nobody is at this game any more. */
  dispose(): void {
    this.stand("left");
    this.#cancel();
    this.match.timer = null;
    this.match.removeEventListener(MatchChange.type, this.#changed);
  }

  timed(side: number, next: number): MoveTimes {
    // Before the first move nothing runs, and a move while it stands costs what has passed.
    const spent = Math.round(this.#watch.passed);
    const used = this.#before + spent;
    const after = timesAfter(this.controls, this.#times, { side, spent: used });
    const clock =
      next === side
        ? shownAfter(this.#control(side), this.#left(side), used)
        : shownAfter(this.#control(side), after[side === 0 ? 0 : 1], 0);
    return { spent, clock };
  }

  plan(side: number): Plan {
    return planOf(this.#control(side), this.#left(side), this.#used(side));
  }

  #control(side: number) {
    return this.controls[side === 0 ? 0 : 1];
  }

  #left(side: number) {
    return this.#times[side === 0 ? 0 : 1];
  }

  /** What a side has used of its turn; nothing where it is not its turn. */
  #used(side: number): number {
    return side === this.turn ? this.#before + this.#watch.passed : 0;
  }

  /** Whether whoever is on turn has no time left. */
  get #isUp(): boolean {
    const { turn } = this;
    return isOver(this.#control(turn), this.#left(turn), this.#used(turn));
  }

  readonly #changed = (event: Event) => {
    if (!(event instanceof MatchChange)) return;
    const { node } = this.match.live;
    const [same, over, wasOver] = [node === this.#live, this.state === "over", this.#wasOver];
    if (same && !over && !wasOver) return;
    this.#wasOver = over;
    this.#live = node;
    this.#count();
    // An end that is taken back leaves the turn as it was, or gives its time back where none is left.
    if (!same || (!over && this.#isUp)) this.#watch.reset();
    if (!over && wasOver) this.#pause ??= "asked";
    // A clock that stands waits for people, also when the program has moved meanwhile.
    if (!over && this.#isBegun && !this.#pause) return this.#run();
    this.#watch.stop();
    this.#cancel();
    if (!this.#isBegun) this.#pause = null;
    this.dispatchEvent(new ClockChange());
  };

  /** Both times, from what is noted about the moves that were played. */
  #count(): void {
    const { match, controls } = this;
    const line = match.moves().pathTo(match.live.node);
    const { turns, begun } = turnsOf(line, this.turn);
    this.#times = turns.reduce(
      (times, turn) => timesAfter(controls, times, turn),
      fullTimes(controls),
    );
    this.#before = begun;
    this.#isBegun = line.some(({ chance }) => !chance);
  }

  #run(): void {
    this.#pause = null;
    this.#watch.start();
    this.#look();
  }

  /** Looks at the time, and again when another one is to be shown. */
  #look(): void {
    this.#cancel();
    if (this.state !== "runs") return;
    if (!this.#watch.look()) {
      this.#pause = "asleep";
      this.dispatchEvent(new ClockChange());
      return;
    }
    const { turn } = this;
    if (this.#isUp) {
      this.#watch.stop();
      this.match.timeOut(turn);
      return;
    }
    this.dispatchEvent(new ClockChange());
    const shown = this.shown(turn);
    const step = shown <= SHORT ? 100 : LOOK;
    const most = longestTurn(this.#control(turn), this.#left(turn));
    const wait = Math.min(shown % step || step, most - this.#used(turn));
    this.#cancel = this.later(() => this.#look(), Math.max(1, Math.ceil(wait)));
  }
}
