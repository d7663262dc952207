/** Boards of a frame, after the first one: a frame that takes long holds up whoever scrolls. */
const MOST = 3;

/** Milliseconds that a frame has to come: pages that nobody sees have none. */
const PATIENCE = 1000;

/**
 * Pictures of boards that come within reach together, because a page has many of them or is scrolled: one at first,
 * a few with each frame after it. So the first is seen at once, however many there are, and a page that comes to many
 * goes on scrolling.
 */
export class Turns {
  #waiting: (() => void)[] = [];
  /** When nobody waits any more and what all have drawn is painted; null where that is so now. */
  ending: Promise<void> | null = null;
  /** Nobody waits for a frame any more. */
  #free = false;

  constructor(private readonly frame: () => Promise<void> = nextFrame) {}

  /** When it is the turn of who asks; null where nobody has to wait any more. */
  take(): Promise<void> | null {
    if (this.#free) return null;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.ending ??= this.#go();
    });
  }

  /** It is everybody's turn, from now on: paper waits for no frame. */
  release(): void {
    this.#free = true;
    this.#let(Infinity);
  }

  #let(count: number): void {
    for (const go of this.#waiting.splice(0, count)) go();
  }

  async #go(): Promise<void> {
    for (let count = 1; this.#waiting.length; count = MOST) {
      this.#let(count);
      await this.frame();
    }
    this.ending = null;
  }
}

/** When what was drawn has been painted. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
