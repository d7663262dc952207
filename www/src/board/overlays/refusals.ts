import type { Refusal } from "../../generated/types/Refusal";
import type { Step } from "../../generated/types/Step";
import type { Narrator } from "../access/narrator";
import { spellPhrase } from "../access/speech";
import type { Surface } from "../canvas/surface";
import type { BoardState } from "../core/board-state";
import type { BoardHooks } from "../core/model";
import type { SecondaryView } from "../core/secondary-view";
import type { Popover } from "./popover";

/** Where a reason is shown. */
export interface RefusingPicture {
  readonly hooks: BoardHooks;
  readonly board: BoardState;
  readonly surface: Surface;
  /** Another picture of the board, which marks the same. */
  readonly view: { readonly secondary: SecondaryView | null };
}

/** Why something cannot be done: marked on the board, said in a bubble and read aloud. */
export class Refusals {
  #current: Refusal | null = null;

  constructor(
    private readonly picture: RefusingPicture,
    private readonly popover: Popover,
    private readonly narrator: Narrator,
  ) {}

  /** What was said is past. */
  forget(): void {
    this.#current = null;
    this.picture.surface.refuse([]);
    this.picture.view.secondary?.refuse(null);
    this.popover.clear();
  }

  async show(refusal: Refusal, steps: readonly Step[]): Promise<void> {
    const { hooks, board, surface } = this.picture;
    this.#current = refusal;
    surface.refuse(refusal.cells);
    this.picture.view.secondary?.refuse(refusal);
    await hooks.reasons?.(refusal.phrase.code);
    // By then it may be forgotten.
    if (this.#current !== refusal) return;
    const { geometry } = surface;
    const { words } = hooks;
    const cell = steps.flatMap((step) => ("cell" in step ? [step.cell] : [])).at(-1);
    if (geometry) {
      const near = cell ?? refusal.cells[0] ?? "";
      const text = words.phrase(refusal.phrase);
      this.popover.bubble(geometry, near, text, () => this.forget(), surface.discs(near));
    }
    const { spelling } = board.settings;
    this.narrator.say(words.phrase(spellPhrase(refusal.phrase, spelling)), true);
    hooks.refused?.(refusal);
  }
}
