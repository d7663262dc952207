/** One writer a game among all tabs: who holds the lock may save. */
export class Writer {
  #release: (() => void) | null = null;
  readonly #name: string;

  constructor(
    id: string,
    /** Another tab has taken the game over. */
    private readonly lost: () => void,
  ) {
    this.#name = `klubovna-game-${id}`;
  }

  /** Whether this tab may write now. Browsers without locks have one tab at a time in practice. */
  get holds(): boolean {
    return this.#release !== null;
  }

  /** Asks to write; with `steal`, takes the game over from another tab. */
  async take(steal = false): Promise<boolean> {
    if (this.#release) return true;
    if (!("locks" in navigator)) {
      this.#release = () => {};
      return true;
    }
    return new Promise((answer) => {
      const options = steal ? { steal: true } : { ifAvailable: true };
      navigator.locks
        .request(this.#name, options, (lock) => {
          if (!lock) return answer(false);
          const held = new Promise<void>((release) => {
            this.#release = release;
          });
          answer(true);
          return held;
        })
        .catch((thrown: unknown) => {
          // In a frame without an origin of its own nobody else can have the game.
          if (thrown instanceof DOMException && thrown.name === "SecurityError") {
            this.#release = () => {};
            return answer(true);
          }
          // Stolen by another tab.
          this.#release = null;
          this.lost();
        });
    });
  }

  release(): void {
    this.#release?.();
    this.#release = null;
  }
}
