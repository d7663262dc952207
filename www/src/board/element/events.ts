import type { BoardSettings } from "../core/model";
import type { BoardGameEvents } from "./public";

/** Events of `<board-game>`: those for every page, and those that only our own pages hear. */
export interface OwnEvents extends BoardGameEvents {
  "bg-refused": { readonly rule: string };
  /** Somebody tried a move where none can be made: an earlier position, another's turn, the end. */
  "bg-locked": Record<string, never>;
  "bg-help": Record<string, never>;
  /** A person chose how boards above each other are shown. */
  "bg-levels": { readonly levels: BoardSettings["levels"] };
}

/** Whether nobody has called it off, which only one can be. */
export function emit<T extends keyof OwnEvents>(
  element: HTMLElement,
  type: T,
  detail: OwnEvents[T],
): boolean {
  const cancelable = type === "bg-before-move";
  const how = { detail, bubbles: true, composed: true, cancelable };
  return element.dispatchEvent(new CustomEvent(type, how));
}
