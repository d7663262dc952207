import { type EngineClient, isCalledOff } from "../engine/search/client";
import { GameError } from "../game-error";
import type { Start } from "../engine/search/question";
import type { Claim } from "../generated/types/Claim";
import type { Match } from "../game/match";

/** So long a move takes at least: one wants to see one's own before the answer comes. */
const AT_LEAST = 450;

/** Levels are counted in positions: this ends a search, in milliseconds, only on a very slow device. */
const LONGEST = 10_000;

/** What a draw is worth, in thousandths. */
const DRAW = 500;

/** What it will do: the code of a move, and what its side's chances are. */
interface Answer {
  readonly code: string;
  readonly win: number;
}

/** What the opponent needs to know of the page. */
export interface OpponentHost {
  readonly match: Match;
  readonly client: EngineClient;
  /** Which mistakes a level makes: another game, other mistakes. */
  readonly seed: number;
  /** Nobody moves here: the game goes on in another tab, say. */
  idle(): boolean;
  /** Something to show has changed. */
  update(): void;
}

/** Takes back until a person is on turn again; false, and all as it was, where none had been. */
export function takeBack(match: Match): boolean {
  let steps = 0;
  do {
    match.undo();
    steps++;
  } while (match.live.canUndo && match.players.programAwaited);
  if (!match.players.programAwaited) return true;
  // It is the program that began, or a card that was turned.
  for (; steps > 0; steps--) match.redo();
  return false;
}

/** Plays for the program wherever it sits at the table. */
export class Opponent {
  #start: Start | null = null;
  #thinking: { readonly key: string; readonly controller: AbortController } | null = null;
  /** A move that waits until the person has finished looking back. */
  #ready: { readonly key: string; readonly answer: Answer } | null = null;
  #queued = false;
  #problem: GameError | null = null;

  constructor(private readonly host: OpponentHost) {}

  /** What went wrong at last; the person can ask again. */
  get problem(): GameError | null {
    return this.#problem;
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

  stop(): void {
    this.#thinking?.controller.abort();
    this.#thinking = null;
    this.#ready = null;
  }

  #act(): void {
    const { match } = this.host;
    const level = this.host.idle() || !this.#start ? 0 : match.players.levelOnTurn;
    const key = `${match.live.node} ${level}`;
    if (this.#ready?.key === key && level > 0) return this.#play(key, this.#ready.answer);
    this.#ready = null;
    if (this.#thinking?.key === key) return;
    this.stop();
    if (level === 0) this.#problem = null;
    else if (!this.#problem) void this.#think(key, level);
  }

  async #think(key: string, level: number): Promise<void> {
    const { match, client, seed } = this.host;
    const start = this.#start;
    if (!start) return;
    const controller = new AbortController();
    const { signal } = controller;
    this.#thinking = { key, controller };
    const codes = match.moves().codesTo(match.live.node);
    const began = performance.now();
    try {
      const { lines } = await client.think(
        { start, codes, level, seed, nodes: 0, lines: 1, milliseconds: LONGEST, style: "en" },
        { signal },
      );
      const [best] = lines;
      const code = best?.codes[0];
      if (!best || code === undefined) throw GameError.of("engine-failed");
      await pause(AT_LEAST - (performance.now() - began), signal);
      this.#thinking = null;
      this.#play(key, { code, win: best.win });
    } catch (thrown) {
      if (signal.aborted || isCalledOff(thrown)) return;
      this.#thinking = null;
      this.#problem = GameError.from(thrown);
      this.host.update();
    }
  }

  #play(key: string, answer: Answer): void {
    const { match } = this.host;
    // Nobody is torn away from what they are looking at.
    if (!match.isLive) {
      this.#ready = { key, answer };
      return;
    }
    this.#ready = null;
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
