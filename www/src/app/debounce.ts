/** Runs a task once nothing has asked for it for a while, or at once where that is needed. */
export class Debounce {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly run: () => void,
    private readonly milliseconds: number,
  ) {}

  schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), this.milliseconds);
  }

  /** Runs now what is scheduled. */
  readonly flush = (): void => {
    if (this.#timer === undefined) return;
    this.cancel();
    this.run();
  };

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
