import type { Moves } from "./moves";
import { type Navigation, stepFrom } from "./navigation";
import { Pace } from "./pace";

/** What is walked through. */
interface Walked {
  readonly moves: Moves;
  readonly node: number;
  /** Whether the way goes on behind the end of the main line. */
  readonly beyond: boolean;
}

/** Walks through a game; presses that come faster than pictures are answered together. */
export class Walk {
  /** Where presses that are not answered yet lead to. */
  #bound: number | null = null;
  readonly #pace = new Pace(() => this.#arrive());

  constructor(
    private readonly walked: () => Walked,
    private readonly goTo: (node: number) => void,
  ) {}

  /** Where a step leads. */
  to(where: Navigation): number {
    const { moves, node, beyond } = this.walked();
    return stepFrom(moves, this.#bound ?? node, where, beyond);
  }

  go(where: Navigation): void {
    this.#bound = this.to(where);
    this.#pace.ask();
  }

  /** Another position is on view: presses begin there. */
  forget(): void {
    this.#bound = null;
  }

  #arrive(): void {
    if (this.#bound !== null) this.goTo(this.#bound);
    this.#bound = null;
  }
}
