import { type EngineClient, isCalledOff } from "../engine/search/client";
import { EngineTeam } from "../engine/search/team";
import { GameError } from "../game-error";
import type { Start } from "../engine/search/question";
import type { ReportView } from "../generated/types/ReportView";
import type { Claim } from "../generated/types/Claim";
import type { Match } from "../game/match";
import { writeStrength } from "../game/programs";
import { hasPart } from "../game/parts";
import { Players } from "../game/players";
import type { Plan } from "../game/plan";
import type { Snapshot } from "../generated/types/Snapshot";
import type { Pondering } from "../game/pondering";
import { type Strength } from "../game/seats";
import { Pacer } from "./pace";
import { Ponder } from "./ponder";

/** So long a move takes at least: one wants to see one's own before the answer comes. */
const AT_LEAST = 450;

/** Levels are counted in positions: this ends a search, in milliseconds, only on a very slow device. */
const LONGEST = 10_000;

/** Who plays by time looks at positions until the time is up, and at few where there is one move only. */
const ALL = Number.MAX_SAFE_INTEGER;
const FORCED = 1000;

/**
 * Engines that think on a person's time hear within a second that it is over. Where the clock leaves less than
 * twice that for a move, they do not think then, in milliseconds.
 */
const PONDERS_FROM = 2000;

/** What a draw is worth, in thousandths. */
const DRAW = 500;

/** What it will do: the code of a move, and what its side's chances are. */
interface Answer {
  readonly code: string;
  /** What it expects to come then, the move first. */
  readonly line: readonly string[];
  readonly win: number;
}

/** A search, and what it has found so far. */
interface Thinking {
  readonly key: string;
  readonly controller: AbortController;
  found: Answer | null;
}

/** What it takes to think ahead. */
export interface Ahead {
  /** The position after these actions from the start. */
  after(codes: readonly string[]): Snapshot;
  /** Whether the person allows it. */
  allowed(): Pondering;
}

/** What the opponent needs to know of the page. */
export interface OpponentHost {
  readonly match: Match;
  readonly client: EngineClient;
  /** Which mistakes a level makes, and how it begins: another game, other mistakes. */
  readonly seed: number;
  /** Nobody moves here: the game goes on in another tab, say. */
  idle(): boolean;
  /** What it needs to think on a person's time; none where it plays by no time. */
  readonly ahead?: Ahead;
  /** Something to show has changed. */
  update(): void;
}

/**
 * Takes back until a person is on turn again. False, and all as it was, where none had been: it is the program that
 * began, or a card that was turned.
 */
export function takeBack(match: Match): boolean {
  const { tags, levels, mode } = match;
  const { node } = match.live;
  return match.undo((session) => {
    for (;;) {
      const live = session.undo();
      const players = new Players({ tags, live, levels, plays: mode === "play" });
      if (!players.programAwaited) return live;
      if (live.canUndo) continue;
      session.goTo(node);
      return null;
    }
  });
}

/** Plays for the program wherever it sits at the table. */
export class Opponent {
  #start: Start | null = null;
  #thinking: Thinking | null = null;
  /** A move that waits until the person has finished looking back. */
  #ready: { readonly key: string; readonly answer: Answer } | null = null;
  #queued = false;
  #problem: GameError | null = null;
  /** All engines that there is room for, where it plays by time. */
  readonly #team: EngineTeam;
  readonly #ponder: Ponder;
  /** How it expects the game to go on: actions from the start. */
  #expected: readonly string[] = [];

  constructor(private readonly host: OpponentHost) {
    this.#team = new EngineTeam(host.client);
    this.#ponder = new Ponder(
      this.#team,
      () => host.ahead?.allowed() ?? "never",
      () => this.look(),
    );
  }

  /** What went wrong at last; the person can ask again. */
  get problem(): GameError | null {
    return this.#problem;
  }

  /** Whether it thinks by time, and could move at once; not while the person looks at something else. */
  get canHurry(): boolean {
    return Boolean(this.#thinking?.found) && this.host.match.isLive;
  }

  /** Plays the best that it has found so far. */
  hurry(): void {
    const { key, found } = this.#thinking ?? {};
    if (key === undefined || !found) return;
    this.stop();
    this.#play(key, found);
  }

  /** The game can begin to be played. */
  begin(start: Start): void {
    this.#start = start;
    this.look();
  }

  /** Looks whether there is something to do; after everything that happens, and only once. */
  look(): void {
    if (this.#queued) return;
    this.#queued = true;
    queueMicrotask(() => {
      this.#queued = false;
      this.#act();
    });
  }

  /** Asks once more after something went wrong. */
  again(): void {
    this.#problem = null;
    this.look();
  }

  /** Lets go of all engines but that of the host. */
  close(): void {
    this.stop();
    this.#ponder.close();
    this.#team.close();
  }

  stop(): void {
    this.#thinking?.controller.abort();
    this.#thinking = null;
    this.#ready = null;
  }

  #act(): void {
    const { match } = this.host;
    const strength = this.host.idle() || !this.#start ? null : match.players.strengthOnTurn;
    const key = `${match.live.node} ${strength ? writeStrength(strength) : ""}`;
    if (this.#ready?.key === key && strength) return this.#play(key, this.#ready.answer);
    this.#ready = null;
    if (this.#thinking?.key === key) return;
    this.stop();
    // A game that is over is looked at for long: nothing waits in memory meanwhile.
    if (match.live.gameResult) this.#team.close();
    if (!strength) {
      this.#problem = null;
      this.#thinkAhead();
    } else if (!this.#problem) void this.#think(key, strength);
  }

  async #think(key: string, { by, amount }: Strength): Promise<void> {
    const { match, client, seed } = this.host;
    const start = this.#start;
    if (!start) return;
    const controller = new AbortController();
    const { signal } = controller;
    const codes = match.moves().codesTo(match.live.node);
    const known = this.#ponder.end(codes);
    const thinking: Thinking = { key, controller, found: known && answerOf(known.lines) };
    this.#thinking = thinking;
    if (thinking.found) this.host.update();
    const began = performance.now();
    // The clock goes before everything: nobody loses by thinking.
    const plan = match.timer?.plan(match.live.scene.turn.side);
    const allowed = plan?.planned ?? Infinity;
    const longest = by === "time" ? amount * 1000 : LONGEST;
    const pacer = by === "time" && plan && allowed < longest ? this.#pacer(plan, longest) : null;
    try {
      const single = match.live.choices.length === 1;
      // Levels are those of one engine.
      const engine = by === "time" && !single ? this.#team : client;
      const { lines } = await engine.think(
        {
          start,
          codes,
          level: by === "time" ? 0 : amount,
          seed,
          nodes: single ? FORCED : ALL,
          lines: 1,
          milliseconds: Math.min(longest, (pacer && plan?.most) ?? allowed),
          style: "en",
        },
        // Nobody has to wait for a time that turns out too long.
        by === "time"
          ? {
              signal,
              progress: (report) => {
                this.#learn(thinking, report);
                pacer?.heard(report);
              },
              ...(pacer && { enough: pacer.enough }),
            }
          : { signal },
      );
      const answer = answerOf(lines);
      if (!answer) throw GameError.of("engine-failed");
      await pause(Math.min(AT_LEAST, allowed) - (performance.now() - began), signal);
      this.#thinking = null;
      this.#play(key, answer);
    } catch (thrown) {
      if (signal.aborted || isCalledOff(thrown)) return;
      this.#thinking = null;
      this.#problem = GameError.from(thrown);
      this.host.update();
    } finally {
      pacer?.close();
    }
  }

  /**
   * A clock for the whole game gives less time to what is clear, and more to what is not. Where chance
   * decides, depths are too few to tell (crates/search/LEVELS.md).
   */
  #pacer({ least, planned, most }: Plan, longest: number): Pacer | null {
    if (hasPart(this.host.match.layout, "cards")) return null;
    return Pacer.of({ least, planned, most: Math.min(most, longest) });
  }

  /** Thinks about the answer to what a person is expected to play, while they think. */
  #thinkAhead(): void {
    const { match } = this.host;
    const start = this.#start;
    const codes = match.moves().codesTo(match.live.node);
    const goesOn = start && match.players.personActs && !match.live.gameResult && !this.host.idle();
    const then = goesOn && this.#ponder.isOn ? this.#answered(codes) : null;
    if (!then || !start) {
      this.#ponder.end();
      return;
    }
    void this.#ponder.begin({
      start,
      codes: then,
      level: 0,
      seed: this.host.seed,
      nodes: ALL,
      lines: 1,
      milliseconds: 0,
      style: "en",
    });
  }

  /** The actions to where it would play by time, if what it expects comes; null where that cannot be known. */
  #answered(codes: readonly string[]): readonly string[] | null {
    const { match, ahead } = this.host;
    const expected = this.#expected;
    if (codes.some((code, at) => code !== expected[at])) return null;
    for (let ply = codes.length + 1; ply <= expected.length; ply++) {
      const line = expected.slice(0, ply);
      const then = ahead?.after(line);
      // Which card comes nobody knows.
      if (!then || then.gameResult || then.scene.turn.kind !== "side") return null;
      const { seat, side } = then.scene.turn;
      const strength = match.players.strengthAt(seat);
      if (!strength) continue;
      const { planned } = match.timer?.plan(side) ?? { planned: Infinity };
      return strength.by === "time" && planned >= PONDERS_FROM ? line : null;
    }
    return null;
  }

  #learn(thinking: Thinking, { lines }: ReportView): void {
    const before = this.canHurry;
    thinking.found = answerOf(lines);
    if (this.canHurry !== before) this.host.update();
  }

  #play(key: string, answer: Answer): void {
    const { match } = this.host;
    // Nobody is torn away from what they are looking at.
    if (!match.isLive) {
      this.#ready = { key, answer };
      return;
    }
    this.#ready = null;
    this.#expected = [...match.moves().codesTo(match.live.node), ...answer.line];
    const claim = this.#claim(answer);
    if (claim) match.claim(claim.code);
    else match.play(answer.code);
  }

  /** A draw that is no worse than what may come: as it stands, or announced with the move. */
  #claim({ code, win }: Answer): Claim | undefined {
    const { match } = this.host;
    if (!match.info.claims || win > DRAW) return undefined;
    return match.claims("en").find((claim) => claim.code === "" || claim.code === code);
  }
}

function answerOf([best]: ReportView["lines"]): Answer | null {
  const code = best?.codes[0];
  return best && code !== undefined ? { code, line: best.codes, win: best.win } : null;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    const called = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener("abort", called, { once: true });
  });
}
