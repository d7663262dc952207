import type { GameStore } from "../storage/game-store";
import { hashOf } from "../storage/ids";
import { type FoundBackup, type Left, leftIn, readBackup } from "./format";
import { type BrokenGame, restore } from "./restore";

/** Where it is remembered what was taken in once: removed since, it stays away. */
export interface Memory {
  read(): string | null;
  write(text: string): void;
}

/** The games that a page carries, as a backup. What is not taken in belongs into the next page, too. */
export class Carried {
  readonly #text: string;
  readonly #store: GameStore;
  readonly #memory: Memory;
  #left: () => Left;
  #taking: Promise<unknown> = Promise.resolve();

  constructor(text: string, store: GameStore, memory: Memory) {
    this.#text = text;
    this.#store = store;
    this.#memory = memory;
    this.#left = () => wholeOf(text);
  }

  /** Takes in the games, unless that was done before; those that cannot be read. */
  take(found: (backup: FoundBackup) => Promise<void>): Promise<readonly BrokenGame[]> {
    const taking = this.#take(found);
    this.#taking = taking;
    return taking;
  }

  /** What was not taken in, once that is known. */
  async left(): Promise<Left> {
    await this.#taking.catch(() => undefined);
    return this.#left();
  }

  async #take(found: (backup: FoundBackup) => Promise<void>): Promise<readonly BrokenGame[]> {
    await this.#store.flush();
    const lasts = this.#store.keeping === "kept";
    const [mark, numbers] = (lasts && this.#memory.read()?.split(":")) || [];
    if (mark === hashOf(this.#text) && numbers !== undefined) {
      this.#leave(numbers.split(" ").map(Number));
      return [];
    }
    const backup = readBackup(this.#text, "");
    await found(backup);
    const { broken, left } = await restore(backup, this.#store);
    this.#leave(left);
    this.#memory.write(`${hashOf(this.#text)}:${left.join(" ")}`);
    return broken;
  }

  #leave(numbers: readonly number[]): void {
    this.#left = () => leftIn(readBackup(this.#text, ""), numbers);
  }
}

/** All of a text that should be a backup; where it is none, the text itself. */
function wholeOf(text: string): Left {
  try {
    const { entries, unread } = readBackup(text, "");
    return { games: entries, unread };
  } catch {
    return { games: [], unread: text ? [{ why: "broken", raw: text }] : [] };
  }
}
