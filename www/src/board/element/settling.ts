import type { GameError } from "../../game-error";

/** Whether what was asked for last is shown, or cannot be. */
export class Settling {
  #end: ((wrong: GameError | null) => void) | null = null;
  /** Resolves then, with what is wrong. */
  ended: Promise<GameError | null> = Promise.resolve(null);

  constructor() {
    this.begin();
  }

  begin(): void {
    if (!this.#end) this.ended = new Promise((end) => (this.#end = end));
  }

  end(wrong: GameError | null): void {
    this.#end?.(wrong);
    this.#end = null;
  }
}
