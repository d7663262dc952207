import type { Token } from "../../generated/types/Token";
import { flightOf, type Flight } from "../core/animation";
import type { BoardState } from "../core/board-state";
import type { Item } from "../core/dirty";
import type { Geometry } from "../core/geometry";
import { Flyers } from "./flyers";
import { Layer } from "./layer";
import { flightItems, places } from "./painters/flight";
import type { PieceView } from "./painters/pieces";

/** What is on its way over the board: at most one flight, and a new one takes its place. */
export class Flights {
  /** Painted at every frame of a flight on which boards move too, and empty on others. */
  readonly #layer = new Layer();
  readonly #flyers: Flyers;
  #flight: Flight | null = null;
  /** The board on which it was last seen. */
  #view: PieceView | null = null;

  constructor(
    private readonly board: BoardState,
    surface: { readonly geometry: Geometry | null; land(): void },
  ) {
    const { geometry } = surface;
    if (geometry) this.resize(geometry.width, geometry.height);
    this.#flyers = new Flyers(this.#layer.canvas, () => surface.land());
  }

  get canvas(): HTMLCanvasElement {
    return this.#layer.canvas;
  }

  get current(): Flight | null {
    return this.#flight;
  }

  /** Everything that stands where it is only seen when the flight is over. */
  get hidden(): ReadonlySet<Token> {
    const { moves, come } = this.#flight?.plan ?? { moves: [], come: [] };
    return new Set([...moves.map(({ to }) => to), ...come]);
  }

  /** The board has another size in device pixels, or other colours. */
  resize(width: number, height: number): void {
    this.#layer.resize(width, height);
  }

  /** What stood before, and where, gives way to what stands now. */
  begin(before: readonly Token[], from: Geometry, geometry: Geometry): void {
    const { model, settings, dropping: dropped } = this.board;
    const { speed } = settings;
    const last = this.#flight;
    this.#flight = flightOf(
      {
        tokens: before,
        geometry: from,
        // What is in the air goes on from there.
        places: last && this.#view && places(this.#view, last, performance.now()),
      },
      { tokens: model?.scene.tokens ?? [], geometry },
      { speed, dropped },
    );
  }

  land(): void {
    this.#flight = null;
  }

  /** Ends a flight whose time is over; whether one has ended. */
  ended(now: number): boolean {
    if (!this.#flight || this.#flight.progress(now) < 1) return false;
    this.#flight = null;
    return true;
  }

  /** Shows the flight at `now`, or else what lies in its place. */
  show(view: PieceView, now: number, instead: () => readonly Item[]): void {
    const flight = this.#flight;
    this.#view = view;
    const free = flight?.from === view.geometry ? flight : null;
    this.#flyers.show(free, view);
    this.#layer.show([[0, !flight ? instead() : free ? [] : flightItems(view, flight, now)]]);
  }

  destroy(): void {
    this.land();
    this.#flyers.clear();
  }
}
