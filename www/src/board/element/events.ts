import type { GameError } from "../../game-error";
import type { BoardSettings } from "../core/model";

/** Events of `<board-game>`; all bubble and leave shadow trees. */
export interface BoardGameEvents {
  /** The game is there and can be looked at or played. */
  "bg-ready": { readonly game: string };
  "bg-move": {
    readonly code: string;
    readonly via: string;
    readonly position: string;
    readonly ply: number;
  };
  "bg-navigate": { readonly node: number; readonly ply: number; readonly position: string };
  "bg-end": { readonly winner: number | null; readonly reason: string };
  /** A bad attribute, file, position or move; `message` is in the language of the board. */
  "bg-error": { readonly problem: GameError["problem"]; readonly message: string };
  "bg-refused": { readonly rule: string };
  /** Somebody tried a move where none can be made: an earlier position, another's turn, the end. */
  "bg-locked": Record<string, never>;
  "bg-help": Record<string, never>;
  "bg-flip": { readonly bottom: number };
  /** A person chose how boards above each other are shown. */
  "bg-levels": { readonly levels: BoardSettings["levels"] };
}

export function emit<T extends keyof BoardGameEvents>(
  element: HTMLElement,
  type: T,
  detail: BoardGameEvents[T],
): void {
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
}
