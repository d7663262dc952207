import type { Sight } from "../../generated/types/Sight";
import type { Item } from "../core/dirty";
import type { Geometry } from "../core/geometry";
import type { sightItem } from "./painters/sight";
import type { Theme } from "./theme";

/** Milliseconds that a pointer rests before it is shown. */
const DELAY = 300;

/** How far the piece on a cell sees, while somebody wants to know. */
export class SightLines {
  #shown: { readonly cell: string; readonly rays: readonly Sight[] } | null = null;
  #paint: typeof sightItem | null = null;
  #timer = 0;

  /** `load` is called before anything can be painted, and calls back with what paints. */
  constructor(
    private readonly sight: (cell: string) => readonly Sight[],
    private readonly load: (loaded: (paint: typeof sightItem) => void) => void,
    private readonly changed: () => void,
  ) {}

  show(cell: string): void {
    clearTimeout(this.#timer);
    this.#shown = { cell, rays: this.sight(cell) };
    if (this.#paint) return this.changed();
    this.load((paint) => {
      this.#paint = paint;
      this.changed();
    });
  }

  showSoon(cell: string): void {
    this.#timer = window.setTimeout(() => this.show(cell), DELAY);
  }

  hide(): void {
    clearTimeout(this.#timer);
    if (!this.#shown) return;
    this.#shown = null;
    this.changed();
  }

  items(geometry: Geometry, theme: Theme): Item[] {
    const { cell = "", rays = [] } = this.#shown ?? {};
    return rays.flatMap((ray) => this.#paint?.(geometry, theme, cell, ray) ?? []);
  }
}
