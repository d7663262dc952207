import { ART, type ArtLayer, type ArtName } from "../../../generated/art";

/** One painted path. Without a colour of its own it has that of its role and side. */
export interface Layer extends ArtLayer {
  readonly colour?: string | undefined;
  /** Of a stroke, in units of the grid. */
  readonly width?: number;
}

/** What a token looks like, on the 64-unit grid. */
export interface Drawing {
  readonly layers: readonly Layer[];
  /** It points forward: whoever sits opposite sees it the other way round. */
  readonly points?: true;
}

type Draw = (side: number, set: string) => Drawing;

const drawings = new Map<string, Draw>();
const promotions = new Map<string, string>();

/** Gives the board a drawing for tokens of a kind, and says which kind it promotes to. */
export function register(kind: string, draw: Draw, promotion?: string): void {
  drawings.set(kind, draw);
  if (promotion) promotions.set(kind, promotion);
}

/** What is on the other side of a tile; null where nothing is. */
export const promotionOf = (kind: string): string | null => promotions.get(kind) ?? null;

/** The drawing of a kind for a side, from a set of pictures where there are several. */
export function drawingOf(kind: string, side: number, set: string): Drawing | null {
  const draw = drawings.get(kind);
  if (draw) return draw(side, set);
  return kind in ART ? { layers: ART[kind as ArtName] } : null;
}
