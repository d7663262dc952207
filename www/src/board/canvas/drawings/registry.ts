import type { ArtLayer } from "../../../generated/art";

/** One painted path. Without a colour of its own it has that of its role and side. */
export interface Layer extends ArtLayer {
  readonly colour?: string | undefined;
  /** Of a stroke, in units of the grid. */
  readonly width?: number;
}

/** What a token looks like, on the 64-unit grid. */
export interface Drawing {
  readonly layers: readonly Layer[];
  /**
   * It points forward: whoever sits opposite sees it the other way round. If it says no, it stays as it
   * is even where all else is turned to the one who sits opposite.
   */
  readonly points?: boolean;
}

/** `sets` are the names of all sets in use, with spaces between them. */
type Draw = (side: number, sets: string) => Drawing | null;

const drawings = new Map<string, Draw>();
const promotions = new Map<string, string>();

/** Gives every board a drawing for tokens of a kind, and says which kind it promotes to. */
export function register(kind: string, draw: Draw, promotion?: string): void {
  drawings.set(kind, draw);
  if (promotion) promotions.set(kind, promotion);
}

/** What is on the other side of a tile; null where nothing is. */
export const promotionOf = (kind: string): string | null => promotions.get(kind) ?? null;

/** Whether there is a drawing of a kind. */
export const isDrawn = (kind: string): boolean => drawings.has(kind);

/** The drawing of a kind for a side, from its set of pictures where there are several. */
export const drawingOf = (kind: string, side: number, sets: string): Drawing | null =>
  drawings.get(kind)?.(side, sets) ?? null;
