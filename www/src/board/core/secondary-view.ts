import type { Refusal } from "../../generated/types/Refusal";
import type { Words } from "../../i18n/words";
import type { BoardState } from "./board-state";
import type { Spot } from "./interaction";

/** What another picture of the same board shows, and whom it tells what a hand does to it. */
export interface SecondarySource {
  readonly words: Words;
  readonly board: BoardState;
  /** Reasons and choices, to be put where the person looks. */
  readonly popover: HTMLElement;
  /** The hand is over a cell here: other pictures light it up too. */
  light(cell: string | null): void;
  /** A hand has gone down here at a place: answers are to appear here. */
  pressed(spot: Spot): void;
}

/** Another picture of the same board; what it is told of. */
export interface SecondaryView {
  /** The position or what is chosen has changed; with `still`, nothing is seen moving. */
  update(still: boolean): void;
  /** Why something cannot be done, or (null) that this is no longer of interest. */
  refuse(refusal: Refusal | null): void;
  /** The cell that another picture is pointed at. */
  light(cell: string | null): void;
  /** The cell that has the focus of the keyboard. */
  focusOn(cell: string | null): void;
  destroy(): void;
}
