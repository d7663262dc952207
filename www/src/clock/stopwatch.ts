/** What the time is. */
export interface TimeSource {
  /** Milliseconds that only go forward, whatever is done to the time of day. */
  now(): number;
}

/** A silence longer than any browser makes between two looks at a clock in a hidden tab. */
export const ASLEEP = 90_000;

/**
 * Measures one turn. It does not run on while the device sleeps: `look` has to be called again
 * and again, and a silence that is too long is taken out.
 */
export class Stopwatch {
  #passed = 0;
  /** When it was looked at; null while it rests. */
  #seen: number | null = null;

  constructor(private readonly time: TimeSource) {}

  get runs(): boolean {
    return this.#seen !== null;
  }

  /** Milliseconds that have passed. */
  get passed(): number {
    return this.#passed + (this.#seen === null ? 0 : Math.max(0, this.time.now() - this.#seen));
  }

  /** Begins anew, at `passed`. */
  reset(passed = 0): void {
    this.#passed = passed;
    if (this.#seen !== null) this.#seen = this.time.now();
  }

  start(): void {
    this.#seen ??= this.time.now();
  }

  stop(): void {
    this.#passed = this.passed;
    this.#seen = null;
  }

  /** Looks at it; when the device has slept, it stops where it was last looked at and says false. */
  look(): boolean {
    if (this.#seen === null) return true;
    const now = this.time.now();
    const silent = now - this.#seen;
    if (silent > ASLEEP) {
      this.#seen = null;
      return false;
    }
    this.#passed += Math.max(0, silent);
    this.#seen = now;
    return true;
  }
}
