import type { Follow, Place } from "../canvas/hand";
import type { Surface } from "../canvas/surface";
import type { BoardState } from "../core/board-state";
import { discAt } from "../core/disc-at";
import type { Geometry, PlacedCell } from "../core/geometry";
import { type BoardInput, OFF, spotCell, type Spot } from "../core/interaction";
import type { Stroke } from "./early-presses";
import { listen, type PointerTarget } from "./pointer";

/** What else is to be done when a pointer comes to the board. */
export interface PointerHooks extends Pick<PointerTarget, "note" | "menu"> {
  /** Something goes down: what was said before is past. */
  began(spot: Spot): void;
  /** A press ends on a cell, and was no long one. */
  pressed(cell: string): void;
}

/** Pointers on the board: where they are, what they would do there, and what they carry. */
export class BoardPointer implements PointerTarget {
  /** Round the cell that is aimed at. */
  readonly ring = document.createElement("div");
  #ringed: string | null | undefined;
  readonly #listening: ReturnType<typeof listen>;
  readonly #at = { x: 0, y: 0 };
  #place: Place | null = null;
  /** Takes the pointer's moves while it carries something and nothing else changes. */
  #follow: Follow | null = null;
  #hover: Spot = OFF;

  readonly note: PointerTarget["note"];
  readonly menu: PointerTarget["menu"];

  /** `root` holds the stage and everything else that pointers may take things from. */
  constructor(
    root: HTMLElement,
    private readonly board: BoardState,
    private readonly surface: Surface,
    private readonly hooks: PointerHooks,
  ) {
    this.note = hooks.note;
    this.menu = hooks.menu;
    this.ring.className = "ring";
    this.#listening = listen(root, this);
  }

  destroy(): void {
    this.#listening.end();
  }

  /** Does what pointers did before. */
  replay(strokes: readonly Stroke[]): void {
    this.#listening.replay(strokes);
  }

  annotates(): boolean {
    return this.board.settings.annotate;
  }

  trusted(): boolean {
    return this.board.settings.trusted;
  }

  // What happened to the board

  /** The board may be elsewhere in the window now. */
  moved(): void {
    this.#place = this.#follow = null;
  }

  /** The cells are elsewhere on the board. */
  arranged({ cell }: Geometry): void {
    this.moved();
    this.#ringed = undefined;
    const { style } = this.ring;
    style.width = style.height = `${cell / devicePixelRatio}px`;
    this.#ringAimed();
  }

  /** What is chosen has changed. */
  changed(): void {
    this.#follow = null;
    this.#ringAimed();
  }

  // What a pointer does

  press(spot: Spot, x: number, y: number, touch: boolean): boolean {
    this.board.touched = touch;
    this.#at.x = x;
    this.#at.y = y;
    this.hooks.began(spot);
    this.surface.sight?.hide();
    if (touch) this.#point(spot, false);
    this.board.dispatch({ type: "press", spot, x, y });
    return this.board.chosen.press?.aim === "origin";
  }

  move(x: number, y: number): void {
    this.#at.x = x;
    this.#at.y = y;
    if (this.#follow) return this.#follow(x, y);
    if (this.board.chosen.press?.left && !this.surface.flying) return this.carry();
    const spot = this.spotAt(x, y);
    this.#aim(spot);
    this.board.dispatch({ type: "move", spot, x, y });
    if (this.surface.flying && this.board.chosen.press?.dragging) this.surface.land();
  }

  release(spot: Spot): void {
    if (spot.at === "cell") this.hooks.pressed(spot.cell);
    this.#lifted({ type: "release", spot });
  }

  cancel(): void {
    this.#lifted({ type: "cancel" });
  }

  hover(spot: Spot): void {
    const cell = spotCell(spot);
    if (cell === spotCell(this.#hover)) return;
    const { surface, board } = this;
    this.#point(spot, true);
    this.#ringAimed();
    surface.sight?.hide();
    const shows = board.settings.sight && !board.chosen.path.length;
    if (cell && shows && surface.height(cell)) surface.sight?.showSoon(cell);
  }

  /** A touch on a piece, near one, or while something is chosen is no scrolling. */
  grabs(x: number, y: number): boolean {
    const { geometry } = this.surface;
    const { model, chosen } = this.board;
    if (!geometry || !model?.choices.length) return false;
    if (chosen.path.length) return true;
    const point = this.#toDevice(geometry, x, y);
    const reach = geometry.cell * Math.SQRT1_2;
    return model.scene.tokens.some((token) => {
      const place = geometry.cells.get(token.cell);
      if (!place || !chosen.root.next.has(`c${token.cell}`)) return false;
      return Math.hypot(point.x - place.cx, point.y - place.cy) < reach;
    });
  }

  spotAt(x: number, y: number): Spot {
    const { surface } = this;
    const { geometry } = surface;
    if (!geometry) return OFF;
    const point = this.#toDevice(geometry, x, y);
    const under = geometry.at(point.x, point.y);
    if (surface.piled) {
      // A stack that is taller than its cell reaches over the one behind it.
      const front = geometry.at(point.x, point.y + geometry.cell);
      for (const cell of new Set([surface.expansion?.cell, front?.id, under?.id])) {
        if (!cell) continue;
        const [height, pose] = [surface.discs(cell), surface.pose(cell)];
        const hit = discAt(geometry, cell, height, pose, point.x, point.y);
        if (hit !== null) return cellSpot(cell, hit);
      }
    }
    if (under) return cellSpot(under.id, surface.height(under.id) || null);
    // By the place, not by the event: a captured pointer is always over what captured it.
    const beneath = (surface.stage.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    const { tray, kind } = beneath?.closest<HTMLElement>("[data-tray]")?.dataset ?? {};
    return tray && kind ? { at: "tray", tray, kind } : OFF;
  }

  /**
   * Brings what the pointer carries to where the pointer is. Browsers send one move a frame
   * and paint after it: to set a style at once takes less than to ask for that frame.
   */
  carry(): void {
    const { geometry, held, flying } = this.surface;
    if (!geometry || !held) return;
    const follow = held.hand.follow(this.#placeOf(geometry), (x, y) => this.#enter(geometry, x, y));
    // The way to the edge of the first cell is a matter of the reducer.
    if (this.board.chosen.press?.left && !flying) this.#follow = follow;
    follow(this.#at.x, this.#at.y);
  }

  /** Something is carried to a point of the board; the cell there, where none reaches over another. */
  #enter(geometry: Geometry, x: number, y: number): PlacedCell | undefined {
    if (this.surface.piled) {
      this.#aim(this.spotAt(this.#at.x, this.#at.y));
      return undefined;
    }
    const over = geometry.at(x, y);
    this.#aim(over ? cellSpot(over.id, null) : OFF);
    return over;
  }

  #point(spot: Spot, seen: boolean): void {
    this.#hover = spot;
    this.surface.point(spotCell(spot), seen);
  }

  /** What a pressed pointer is over now. */
  #aim(spot: Spot): void {
    if (spotCell(spot) === spotCell(this.#hover)) return;
    this.#point(spot, false);
    this.#ringAimed();
  }

  /** Brings the ring to the cell under the pointer, when letting go there would do something. */
  #ringAimed(): void {
    const { chosen, reach } = this.board;
    const cell = spotCell(this.#hover);
    const pressed = chosen.press?.aim === "target" && spotCell(chosen.press.spot) === cell;
    const aimed = cell && (reach.has(cell) || pressed) ? cell : null;
    if (aimed === this.#ringed) return;
    this.#ringed = aimed;
    const place = aimed && this.surface.geometry?.cells.get(aimed);
    this.ring.style.transform = place
      ? `translate(${place.x / devicePixelRatio}px,${place.y / devicePixelRatio}px)`
      : "scale(0)";
  }

  /** A finger that leaves the board points at nothing. */
  #lifted(input: BoardInput): void {
    if (this.board.touched) this.#point(OFF, false);
    this.board.dispatch(input);
  }

  /** Where the board is in the window, and how many of its pixels are one of the window's. */
  #placeOf(geometry: Geometry): Place {
    if (!this.#place) {
      const { left, top, width } = this.surface.fit.getBoundingClientRect();
      this.#place = { left, top, scale: geometry.width / (width || 1) };
    }
    return this.#place;
  }

  #toDevice(geometry: Geometry, x: number, y: number): { x: number; y: number } {
    const { left, top, scale } = this.#placeOf(geometry);
    return { x: (x - left) * scale, y: (y - top) * scale };
  }
}

const cellSpot = (cell: string, lift: number | null): Spot => ({ at: "cell", cell, lift });
