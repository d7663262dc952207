import type { Refusal } from "../../generated/types/Refusal";
import type { Words } from "../../i18n/words";
import type { Event, State } from "./interaction";
import type { BoardModel, BoardSettings } from "./model";

/** What another picture of the same board shows, and whom it tells what a hand does to it. */
export interface Source {
  readonly words: Words;
  /** The position as the rules gave it: its boards above each other. */
  readonly model: BoardModel | null;
  /** What is chosen so far; the same for every picture of the board. */
  readonly state: State;
  /** Where what is chosen can go. */
  readonly reach: ReadonlyMap<string, string | null>;
  /** The side whose eyes the board is seen with. */
  readonly own: number;
  readonly options: BoardSettings;
  /** Reasons and choices, to be put where the person looks. */
  readonly floats: HTMLElement;
  dispatch(event: Event): void;
  /** The hand is over a cell here: other pictures light it up too. */
  hover(cell: string | null): void;
  /** A hand has gone down here: answers are to appear here. */
  pressed(): void;
}

/** Another picture of the same board; what it is told of. */
export interface Mirror {
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
