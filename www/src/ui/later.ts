/** Does a thing when nothing else has been asked for a while, and at once where that is needed. */
export class Later {
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly run: () => void,
    private readonly milliseconds: number,
  ) {}

  ask(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.now(), this.milliseconds);
  }

  /** Does what is still to be done. */
  readonly now = (): void => {
    if (this.#timer === undefined) return;
    this.drop();
    this.run();
  };

  /** It is not needed any more. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
