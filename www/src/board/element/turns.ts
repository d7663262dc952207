/** How many boards have their turn with the first frames; with the next one, all others have. */
const FIRST = [1, 3, 9];

/** Milliseconds that a frame has to come: pages that nobody sees have none. */
const PATIENCE = 1000;

/**
 * The first pictures of a page with many boards: one of them at first, more with each frame. So
 * the first is seen at once, however many there are; each frame costs as much as some boards, so
 * that there are few before the last.
 */
export class Turns {
  #waiting: (() => void)[] = [];
  /** When nobody waits any more and what all have drawn is painted; null where that is so now. */
  ending: Promise<void> | null = null;
  /** There are pictures on the page: the first one is held up by nobody any more. */
  #over = false;

  constructor(private readonly frame: () => Promise<void> = nextFrame) {}

  /** When it is the turn of who asks; null where nobody has to wait any more. */
  take(): Promise<void> | null {
    if (this.#over) return null;
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.ending ??= this.#go();
    });
  }

  /** It is the turn of the next `count`, or of all. */
  release(count = Infinity): void {
    for (const go of this.#waiting.splice(0, count)) go();
  }

  async #go(): Promise<void> {
    for (let turn = 0; this.#waiting.length; turn++) {
      this.release(FIRST[turn]);
      await this.frame();
    }
    this.#over = true;
    this.ending = null;
  }
}

/** When what was drawn has been painted. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE);
  });
