import type { EngineTeam } from "../engine/search/team";
import type { Question } from "../engine/search/question";
import type { ReportView } from "../generated/types/ReportView";
import type { Pondering } from "../game/pondering";
import { isPluggedIn } from "./power";

/** Nobody's device is kept busy for longer, in milliseconds: who has gone away comes back to a cool one. */
const LONGEST = 120_000;

/** A search on a person's time. */
interface Going {
  readonly key: string;
  /** It ends at once, with all that it has learnt. */
  readonly off: AbortController;
  /** It ends for what it has found, and the engines remember it. */
  readonly enough: AbortController;
  found: ReportView | null;
}

const keyOf = (codes: readonly string[]): string => codes.join(" ");

/**
 * Thinks on a person's time about the answer to the move that is expected of them. What it finds
 * stays in the memory of the engines: where the person plays that move, the answer is found sooner.
 */
export class Ponder {
  #going: Going | null = null;
  readonly #closed = new AbortController();

  constructor(
    private readonly team: EngineTeam,
    private readonly allowed: () => Pondering,
    /** There may be something to think about again. */
    seen: () => void,
  ) {
    globalThis.document?.addEventListener(
      "visibilitychange",
      () => (document.hidden ? this.stop() : seen()),
      { signal: this.#closed.signal },
    );
  }

  /** Whether it may be allowed to think at all. */
  get isOn(): boolean {
    return this.allowed() !== "never" && !globalThis.document?.hidden;
  }

  /** Thinks about this, unless it does so already. */
  async begin(question: Question): Promise<void> {
    const key = keyOf(question.codes);
    if (this.#going?.key === key) return;
    this.end();
    const going: Going = {
      key,
      off: new AbortController(),
      enough: new AbortController(),
      found: null,
    };
    this.#going = going;
    const { signal } = going.off;
    const plugged =
      this.allowed() === "always" || (await isPluggedIn(() => this.stop(), going.enough.signal));
    if (!plugged || this.#going !== going) return;
    try {
      await this.team.think(
        { ...question, milliseconds: LONGEST },
        { signal, enough: going.enough.signal, progress: (report) => (going.found = report) },
      );
    } catch {
      // Nobody waits for it; what is wrong is said when the program is to move.
    }
  }

  /** The game has gone on. What was found where this was expected; null where something else came. */
  end(codes: readonly string[] = []): ReportView | null {
    const going = this.#going;
    this.#going = null;
    going?.enough.abort();
    return going?.key === keyOf(codes) ? going.found : null;
  }

  /** Ends at once, and the engines with it. */
  stop(): void {
    this.#going?.off.abort();
    this.end();
  }

  close(): void {
    this.stop();
    this.#closed.abort();
  }
}
