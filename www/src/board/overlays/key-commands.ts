import { GameError } from "../../game-error";
import { part } from "../../loading/part";
import type { Command, Grid } from "../access/grid";
import type { Narrator } from "../access/narrator";
import type { Surface } from "../canvas/surface";
import type { BoardState } from "../core/board-state";
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
}

/** What a person asks of the board by keys. */
export class KeyCommands {
  #written: Promise<string | null> = Promise.resolve(null);

  constructor(private readonly tools: KeyTools) {}

  do(command: Command): void {
    const { hooks, narrator, popover, grid } = this.tools;
    if (command.do === "count") this.count(command.count);
    else if (command.do !== "type") {
      void this.ask(({ answerKey }, cell) => answerKey(this.tools, command, cell));
    } else if (hooks.playText) {
      typeMove(popover.element, hooks.words, command.text, {
        play: (text) => this.#play(text),
        failed: (reason) => narrator.say(reason, true),
        done: () => grid.focus(),
      });
    }
  }

  /** Answers with what is loaded when somebody first asks; the cell is the one chosen by then. */
  async ask(answer: (asked: typeof OnRequest, cell: string) => void): Promise<void> {
    const { hooks, surface, grid, narrator, popover } = this.tools;
    try {
      answer(await part(() => import("./on-request")), grid.current);
    } catch (thrown) {
      const text = hooks.words.problem(GameError.from(thrown).problem);
      if (surface.geometry) popover.bubble(surface.geometry, grid.current, text, () => {});
      narrator.say(text, true);
    }
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
