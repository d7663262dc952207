import { GameError } from "../../game-error";
import { part } from "../../loading/part";
import { type Command, commandOfLetter, type Grid } from "../access/grid";
import type { Narrator } from "../access/narrator";
import type { Surface } from "../canvas/surface";
import type { BoardState } from "../core/board-state";
import type { Spot } from "../core/interaction";
import type { BoardHooks } from "../core/model";
import { typeMove } from "../input/typed-move";
import type * as OnRequest from "./on-request";
import type { Popover } from "./popover";

/** What keys on the board work with. */
export interface KeyTools {
  readonly hooks: BoardHooks;
  readonly board: BoardState;
  readonly surface: Surface;
  readonly grid: Grid;
  readonly narrator: Narrator;
  readonly popover: Popover;
  /** The cells above each other, from the lowest; none where boards do not lie so. */
  column(cell: string): readonly string[];
  /** Offers what can be drawn on a cell. */
  draw(cell: string): void;
  /** Explains at its place what is unusual there, also once more; whether anything is. */
  explain(spot: Spot): boolean;
}

/** What a person asks of the board by keys. */
export class KeyCommands {
  #written: Promise<string | null> = Promise.resolve(null);
  #loaded: typeof OnRequest | null = null;

  constructor(private readonly tools: KeyTools) {}

  /** Does what a key asks for at a place, that of the focus where none is given. */
  do(command: Command, at?: Spot): void {
    if (command.do === "count") this.count(command.count);
    else if (command.do === "type") this.write(command.text);
    else {
      void this.ask(({ answerKey }) => {
        answerKey(this.tools, command, at ?? null, () => this.write(""));
      });
    }
  }

  /** Opens a field in which a move is written, or a lone letter that would be a key. */
  write(begin: string): void {
    const { hooks, narrator, popover, grid } = this.tools;
    if (!hooks.playText) return;
    typeMove(popover.element, hooks.words, begin, {
      play: (text) => (this.#press(text) ? Promise.resolve(null) : this.#play(text)),
      failed: (reason) => narrator.say(reason, true),
      done: () => grid.focus(),
    });
  }

  /** Whether a lone character was written, and stands for a command here or on the page. */
  #press(text: string): boolean {
    const { hooks, popover } = this.tools;
    const command = commandOfLetter(text);
    if (command) this.do(command);
    else if (text.length !== 1 || !hooks.taken?.(text)) return false;
    else {
      const key = new KeyboardEvent("keydown", { key: text, bubbles: true, composed: true });
      popover.element.dispatchEvent(key);
    }
    return true;
  }

  /**
   * Answers with what is loaded when somebody first asks, and from then on at once: the next key
   * may follow. The cell is the one chosen by then.
   */
  async ask(answer: (asked: typeof OnRequest, cell: string) => void): Promise<void> {
    const { hooks, surface, grid, narrator, popover } = this.tools;
    try {
      this.#loaded ??= await this.#load();
      answer(this.#loaded, grid.current);
    } catch (thrown) {
      const text = hooks.words.problem(GameError.from(thrown).problem);
      if (surface.geometry) popover.bubble(surface.geometry, grid.current, text, () => {});
      narrator.say(text, true);
    }
  }

  async #load(): Promise<typeof OnRequest> {
    const [loaded] = await Promise.all([
      part(() => import("./on-request")),
      this.tools.hooks.words.load?.("ask"),
    ]);
    return loaded;
  }

  /** Plays a written move after those that were written before. */
  #play(text: string): Promise<string | null> {
    const { hooks } = this.tools;
    return (this.#written = this.#written.then(() => hooks.playText?.(text) ?? null));
  }

  /** So many of what is chosen. */
  count(count: number): void {
    const { board, narrator, hooks } = this.tools;
    const before = board.chosen;
    board.keyed = true;
    board.dispatch({ type: "mean", step: { count } });
    const { path, node } = board.chosen;
    if (path !== before.path && node !== before.node) {
      narrator.say(hooks.words.text("board-take", { count }));
    }
  }
}
