import { snap, toggle } from "../core/annotations";
import type { Item } from "../core/dirty";
import type { Geometry } from "../core/geometry";
import type { Annotation } from "../../game/annotation";
import type { noteItems } from "../canvas/painters/notes";
import type { Theme } from "../canvas/theme";

/** The arrows and circles that a person draws on the board. */
export class Drawing {
  #notes: readonly Annotation[] = [];
  #draft: Annotation | null = null;
  /** The notes are there, but not to be seen while something is chosen. */
  #hidden = false;

  #paint: typeof noteItems | null = null;
  #asked = false;

  /**
   * `changed` is called when the person has drawn or wiped something; `load` when there is
   * something to paint first, and calls `paintWith`.
   */
  constructor(
    private readonly changed: (notes: readonly Annotation[]) => void,
    private readonly load: () => Promise<void>,
  ) {}

  paintWith(paint: typeof noteItems): void {
    this.#paint = paint;
  }

  get notes(): readonly Annotation[] {
    return this.#hidden ? [] : this.#notes;
  }

  /** Takes the notes out of sight, or brings them back; whether that changes the picture. */
  hide(hidden: boolean): boolean {
    if (hidden === this.#hidden) return false;
    this.#hidden = hidden;
    return this.#notes.length > 0;
  }

  /** Sets the notes without telling anybody. */
  set(notes: readonly Annotation[]): void {
    this.#notes = notes;
    this.#draft = null;
    this.#hidden = false;
  }

  toggle(note: Annotation): void {
    this.set(toggle(this.#notes, note));
    this.changed(this.#notes);
  }

  wipe(): void {
    if (!this.#notes.length) return;
    this.set([]);
    this.changed([]);
  }

  /** A stroke in progress, or (with an unknown cell) one that is given up. */
  stroke(geometry: Geometry, note: Annotation, done: boolean): void {
    const [from, to] = [geometry.cells.get(note.from), geometry.cells.get(note.to)];
    this.#draft = null;
    if (!from || !to) return;
    const { col, row } = snap(from, to);
    const end = [...geometry.cells.values()].find((one) => one.col === col && one.row === row);
    const drawn = { ...note, to: end?.id ?? note.to };
    if (done) this.toggle(drawn);
    else this.#draft = drawn;
  }

  /** With what the program points out, which is no drawing of a person. */
  items(geometry: Geometry, theme: Theme, hints: readonly Annotation[], under: boolean): Item[] {
    const draft = this.#draft ? [this.#draft] : [];
    const shown = [...hints, ...this.notes, ...draft];
    if (shown.length && !this.#paint && !this.#asked) {
      this.#asked = true;
      void this.load().finally(() => (this.#asked = false));
    }
    return this.#paint?.(geometry, theme, shown, under) ?? [];
  }
}
