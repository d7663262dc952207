interface Owner<T> {
  /** Another tab asks for the game: nothing changes here any more; what it has to go on from. */
  handOver(): Promise<T>;
  /** Another tab has taken the game without being answered. */
  lost(): void;
}

/** What tabs say to each other about a game. */
export type Message<T> = { readonly ask: true } | { readonly given: T };

/** One writer a game among all tabs: who holds the lock may save. */
export class TabLock<T> {
  #release: (() => void) | null = null;
  readonly name: string;
  readonly owner: Owner<T>;
  #channel: BroadcastChannel | null = null;

  constructor(id: string, owner: Owner<T>) {
    this.name = `klubovna-game-${id}`;
    this.owner = owner;
  }

  /** Whether this tab may write now. Browsers without locks do not tell: there the store does, when it is written. */
  get holds(): boolean {
    return this.#release !== null;
  }

  /** Asks to write; false where another tab does, which is not waited for unless `options` say so. */
  async take(options: LockOptions = { ifAvailable: true }): Promise<boolean> {
    if (this.#release) return true;
    if (!("locks" in navigator)) {
      this.#release = () => {};
      return true;
    }
    return new Promise((answer) => {
      navigator.locks
        .request(this.name, options, (lock) => {
          if (!lock) return answer(false);
          const held = new Promise<void>((release) => (this.#release = release));
          this.#listen();
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
          this.#end();
          this.owner.lost();
        });
    });
  }

  /** Gives the game to whoever asks for it. */
  #listen(): void {
    const channel = new BroadcastChannel(this.name);
    channel.addEventListener("message", async ({ data }: MessageEvent<Message<T>>) => {
      if (!("ask" in data)) return;
      const given = await this.owner.handOver();
      // Too late: it was taken, or the page has been left.
      if (this.#channel !== channel) return;
      send(channel, { given });
      this.release();
    });
    this.#channel = channel;
  }

  #end(): void {
    this.#release = null;
    this.#channel?.close();
    this.#channel = null;
  }

  release(): void {
    this.#release?.();
    this.#end();
  }
}

export function send<T>(channel: BroadcastChannel, message: Message<T>): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window: it has one origin
  channel.postMessage(message);
}
