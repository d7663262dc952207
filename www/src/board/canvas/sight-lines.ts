import type { Sight } from "../../generated/types/Sight";

/** Milliseconds that a pointer rests before it is shown. */
const DELAY = 300;

/** How far the piece on a cell sees, while somebody wants to know. */
export class SightLines {
  shown: { readonly cell: string; readonly rays: readonly Sight[] } | null = null;
  #timer = 0;

  constructor(
    private readonly sight: (cell: string) => readonly Sight[],
    private readonly changed: () => void,
  ) {}

  show(cell: string): void {
    clearTimeout(this.#timer);
    this.shown = { cell, rays: this.sight(cell) };
    this.changed();
  }

  showSoon(cell: string): void {
    this.#timer = window.setTimeout(() => this.show(cell), DELAY);
  }

  hide(): void {
    clearTimeout(this.#timer);
    if (!this.shown) return;
    this.shown = null;
    this.changed();
  }
}
