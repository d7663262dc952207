import type { Grid } from "../access/grid";
import type { Narrator } from "../access/narrator";
import type { BoardState } from "../core/board-state";
import { targets } from "../core/choices";
import type { Spot } from "../core/interaction";
import type { Chooser } from "./chooser";
import type { Popover } from "./popover";
import type { Refusals } from "./refusals";

/** What choosing by keys works with. */
export interface KeyChoiceTools {
  readonly board: BoardState;
  readonly grid: Grid;
  readonly narrator: Narrator;
  readonly popover: Popover;
  readonly chooser: Chooser;
  readonly refusals: Refusals;
  /** Offers again what there is to choose. */
  offer(): void;
  count(count: number): void;
  /** Takes back what was chosen ahead; whether anything was. */
  cancel(): boolean;
}

/** Choosing without a pointer, and taking back what is half chosen. */
export class KeyChoices {
  constructor(private readonly tools: KeyChoiceTools) {}

  /** Something is chosen, and there are cells that it can go to. */
  get goesOn(): boolean {
    const { node, path } = this.tools.board.chosen;
    return path.length > 0 && !node.choice && targets(node).size > 0;
  }

  activate(spot: Spot): void {
    const { board, narrator, chooser, refusals } = this.tools;
    board.keyed = true;
    refusals.forget();
    board.dispatch({ type: "activate", spot });
    // What can be done with what is chosen; where there is a choice, it takes the focus.
    const { node, path } = board.chosen;
    if (node.choice) return narrator.tellConfirm();
    if (!path.length) return;
    const choice = chooser.take();
    const moves = this.goesOn ? narrator.movesOf(node) : "";
    narrator.say([choice, moves].filter(Boolean).join(" ") || narrator.movesOf(node));
  }

  /** Keys on a choice: numbers are counts; arrows go on over the board, where the way does. */
  press(event: KeyboardEvent): void {
    const { board, grid, popover, count } = this.tools;
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || event.target instanceof HTMLInputElement) return;
    if (/^[1-9]$/.test(key)) {
      if (!board.settings.letters) return;
      count(Number(key));
      grid.focus();
    } else if (!key.startsWith("Arrow")) return;
    else if (this.goesOn && !popover.asks) grid.walk(key);
    else popover.walk(key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
    event.preventDefault();
    event.stopPropagation();
  }

  /** Escape takes back what is half chosen, wherever the focus is; else it is the page's. */
  escape(event: KeyboardEvent): void {
    const { board, grid, narrator, popover, refusals } = this.tools;
    const { path, press, node } = board.chosen;
    if (event.key !== "Escape") return;
    const open = path.length || press || popover.element.childElementCount;
    if (!open && !this.tools.cancel()) return;
    event.preventDefault();
    event.stopPropagation();
    if (!open) return;
    const held = popover.focused;
    if (held && this.goesOn) {
      // From a choice that may be left open, back to the cell with what is chosen there.
      grid.focus();
      this.tools.offer();
      return narrator.tellMoves(node);
    }
    refusals.forget();
    board.dispatch({ type: "cancel" });
    if (held) grid.focus();
  }
}
