import type { BoardSettings } from "../core/model";
import type { BoardGameEvents } from "./public";

/** Events of `<board-game>`: those for every page, and those that only our own pages hear. */
export interface OwnEvents extends BoardGameEvents {
  "bg-refused": { readonly rule: string };
  /** Somebody tried a move where none can be made: an earlier position, another's turn, the end. */
  "bg-locked": Record<string, never>;
  /** A move was chosen for the next turn, or what became of it; `text` says which. */
  "bg-premove": { readonly state: PremoveState; readonly text: string };
  "bg-help": Record<string, never>;
  /** A person chose how boards above each other are shown. */
  "bg-levels": { readonly levels: BoardSettings["levels"] };
}

/** What has become of a move that was chosen ahead. */
export type PremoveState = "set" | "cancelled" | "played" | "dropped";

/** Whether nobody has called it off: the move, or that the board says it itself. */
export function emit<T extends keyof OwnEvents>(
  element: HTMLElement,
  type: T,
  detail: OwnEvents[T],
): boolean {
  const cancelable = type === "bg-before-move" || type === "bg-premove";
  const how = { detail, bubbles: true, composed: true, cancelable };
  return element.dispatchEvent(new CustomEvent(type, how));
}
