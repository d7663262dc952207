import type { Token } from "../../generated/types/Token";
import type { Flight } from "../core/animation";
import type { BoardState } from "../core/board-state";
import type { Item } from "../core/dirty";
import { arrange, proportions, type Geometry } from "../core/geometry";
import type { BoardModel, BoardSettings } from "../core/model";
import { same } from "../core/same";
import { setsOf } from "../core/taste";
import { stacks, type Pose } from "../core/stack";
import type { StackExpansion } from "../core/stack-expansion";
import type { Flights } from "./flights";
import type { Held } from "./held";
import { Layer } from "./layer";
import { watchSize } from "./measure";
import type { Frame } from "./part";
import { boardItem } from "./painters/board";
import { markItems } from "./painters/marks";
import { pieceItems, type PieceView } from "./painters/pieces";
import type { SightLines } from "./sight-lines";
import { isDisc, Sprites } from "./sprites";
import { askedTheme, askTheme, readTheme, UNREAD, type Theme } from "./theme";

/** What has to be painted at the next frame. */
const BOARD = 1;
const MARKS = 2;
const PIECES = 4;
const MOVING = 8;
const NOTES = 16;
const HAND = 32;
const ALL = 63;

const RASTER_DELAY = 80;
/** Stacks fan out for this many discs and more. */
const FAN_FROM = 2;

/** What the surface asks and tells whoever put it on the page. */
export interface SurfaceHooks {
  /** The board may have another place in the window. */
  resized(): void;
  /** The geometry is another one: another size, side or game. */
  arranged(geometry: Geometry): void;
  /** What is printed on the board, also during a flight. */
  under(frame: Frame, flight: Flight | null): readonly Item[];
  /** What else is to be seen over the pieces. */
  over(frame: Frame): readonly Item[];
  /** What is carried has been painted: it goes where the pointer is. */
  carry(): void;
}

/** The board as it is seen: canvas layers, sizes, animations. It knows no game. */
export class Surface {
  readonly stage = document.createElement("div");
  /** Exactly as large as the board: what is put in here lies over it. */
  readonly fit = document.createElement("div");
  /** What is in the hand, on its way and fanned out, and how far a piece sees, once there are hands. */
  held: Held | null = null;
  flights: Flights | null = null;
  expansion: StackExpansion | null = null;
  sight: SightLines | null = null;
  /** Board, marks, pieces and notes, one over the other. */
  readonly #still = new Layer();
  #sprites: Sprites;
  readonly #unwatch: () => void;
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  /** What stands on each cell, and whether anything is piled up and so reaches out of its cell. */
  #standing = { stacks: new Map<string, Token[]>(), piled: false };
  #theme: Theme = UNREAD;
  #geometry: Geometry | null = null;
  #box = { width: 0, height: 0 };
  #rasterTimer = 0;
  #frame = 0;
  #stale = 0;
  /** The cells that a pointer and the keyboard are at. */
  #pointed: string | null = null;
  #focus: string | null = null;
  #refused: readonly string[] = [];

  constructor(
    private readonly board: BoardState,
    private readonly hooks: SurfaceHooks,
  ) {
    this.#sprites = new Sprites(board.settings);
    this.fit.append(this.#still.canvas);
    this.fit.className = "fit";
    this.stage.append(this.fit);
    // Style sheets say how boards lie in it, which is asked before there is one.
    this.stage.className = "stage";
    this.stage.dataset["stage"] = "";
    this.stage.part.value = "board";
    this.#unwatch = watchSize(this.stage, (width, height) => this.#resize(width, height));
  }

  get geometry(): Geometry | null {
    return this.#geometry;
  }

  get flying(): boolean {
    return !!this.flights?.current;
  }

  get piled(): boolean {
    return this.#standing.piled;
  }

  /** Number of things on a cell. */
  height(cell: string): number {
    return this.#standing.stacks.get(cell)?.length ?? 0;
  }

  /** Number of discs on a cell. */
  discs(cell: string): number {
    const stack = this.#standing.stacks.get(cell);
    return stack?.[0] && isDisc(stack[0]) ? stack.length : 0;
  }

  /** How the stack on a cell is shown. */
  pose(cell: string): Pose {
    const { chosen, origin, held } = this.board;
    const lifted = origin === cell && !chosen.node.choice && !chosen.press?.dragging;
    return {
      fan: this.expansion?.cell === cell ? this.expansion.amount : 0,
      lift: lifted && this.discs(cell) ? held : 0,
    };
  }

  /** Shows the model of the board instead of another; with `animate`, what moved is seen moving. */
  show(old: BoardModel | null, model: BoardModel, animate: boolean): void {
    const from = this.#geometry;
    const { tokens } = model.scene;
    if (old?.scene.tokens !== tokens) {
      this.#standing = { stacks: stacks(tokens), piled: tokens.some(isDisc) };
    }
    const fresh = !old || !same(old.layout, model.layout);
    if (fresh) this.#build();
    else if (!same(old.scene.placements, model.scene.placements)) this.#rasterise();
    if (old && !same(old.scene.tokens, tokens)) {
      this.#fly(old.scene.tokens, from, fresh || !animate);
    }
  }

  /** The settings are no longer the old ones. */
  settings(old: BoardSettings): void {
    const { settings } = this.board;
    const { bottom, coordinates, facing, sight } = settings;
    const turned =
      old.bottom !== bottom || old.facing !== facing || old.coordinates !== coordinates;
    if (turned || setsOf(old) !== setsOf(settings)) {
      this.#sprites = new Sprites(settings);
      this.#build();
    }
    if (!sight) this.sight?.hide();
  }

  /** What is chosen has changed; `whole` unless only the pieces look different. */
  changed(whole: boolean): void {
    this.#schedule(whole ? ALL & ~BOARD : PIECES | MOVING);
  }

  /** Paints everything again. */
  refresh(): void {
    this.#schedule(ALL);
  }

  /** Paints the board as it stands somewhere else as well; `plain` without what is marked on it. */
  copy(context: CanvasRenderingContext2D, plain: boolean): void {
    this.#paint(performance.now());
    this.#still.copy(context, plain ? [1] : []);
  }

  /** Asks for what is printed on the board and for the overlay again. */
  redraw(): void {
    this.#schedule(BOARD | NOTES);
  }

  /** Other lines of sight are to be seen. */
  seen(): void {
    this.#schedule(MARKS);
  }

  /** Marks the cells of a refusal; none, when it is forgotten. */
  refuse(cells: readonly string[]): void {
    this.#refused = cells;
    this.#schedule(MARKS);
  }

  /** The cell that has the focus of the keyboard. */
  focusOn(cell: string | null): void {
    this.#focus = cell;
    this.#schedule(PIECES | MARKS);
  }

  /** The cell that a pointer is at; `seen` when nothing else shows that. */
  point(cell: string | null, seen: boolean): void {
    this.#pointed = cell;
    if (seen) this.#schedule(MARKS | PIECES | MOVING);
  }

  /** Lays out over the picture what hands bring. */
  cover(...elements: readonly HTMLElement[]): void {
    this.#still.canvas.after(...elements);
  }

  /** Nothing flies any more: all has arrived, or a hand has taken hold of the pieces. */
  land(): void {
    this.flights?.land();
    this.#schedule(BOARD | PIECES | MOVING);
  }

  /** The board is elsewhere in the window: what is carried has to follow. */
  moved(): void {
    if (this.board.chosen.press?.dragging) this.#schedule(MOVING);
  }

  /** Reads the colours again. */
  retheme(): void {
    // Outside the page nothing has a colour, and without a game nothing is painted.
    if (!this.stage.isConnected || !this.board.model) return;
    const theme = readTheme(this.stage);
    if (theme.key === this.#theme.key) return;
    this.#theme = theme;
    this.repaint();
  }

  destroy(): void {
    clearTimeout(this.#rasterTimer);
    this.sight?.hide();
    cancelAnimationFrame(this.#frame);
    this.flights?.destroy();
    this.#unwatch();
  }

  // Building and sizes
  #build(): void {
    const { model } = this.board;
    if (!model) return;
    const { wide, high } = proportions(
      model.layout,
      model.scene.placements,
      this.board.settings.coordinates,
    );
    this.stage.style.aspectRatio = `${wide} / ${high}`;
    this.stage.className = `stage ${model.layout.boards[0]?.style ?? ""}`;
    askTheme(this.stage);
    this.#theme = UNREAD;
    this.#rasterise();
  }

  #resize(width: number, height: number): void {
    this.hooks.resized();
    if (width === this.#box.width && height === this.#box.height) return;
    const first = !this.#box.width;
    this.#box = { width, height };
    clearTimeout(this.#rasterTimer);
    if (first || !this.#geometry) return this.#rasterise();
    // The old pictures are stretched until the size settles.
    this.#fitTo(Math.min(width / this.#geometry.width, height / this.#geometry.height));
    this.#rasterTimer = window.setTimeout(() => this.#rasterise(), RASTER_DELAY);
  }

  #fitTo(stretch: number): void {
    if (!this.#geometry) return;
    const width = this.#geometry.width * stretch;
    const { style } = this.fit;
    style.width = `${width / devicePixelRatio}px`;
    style.height = `${(this.#geometry.height * stretch) / devicePixelRatio}px`;
    style.left = `${Math.floor((this.#box.width - width) / 2) / devicePixelRatio}px`;
  }

  #rasterise(): void {
    const { model, settings } = this.board;
    if (!model || !this.#box.width) return;
    if (this.#theme === UNREAD) this.#theme = askedTheme(this.stage);
    this.#geometry = arrange(
      model.layout,
      model.scene.placements,
      settings.bottom === 1,
      this.#box,
      devicePixelRatio,
      settings.coordinates,
    );
    this.#fitTo(1);
    this.hooks.arranged(this.#geometry);
    this.repaint();
  }

  /** Paints everything at once, not with the next frame. */
  repaint(): void {
    if (!this.#geometry) return;
    const { width, height } = this.#geometry;
    for (const layer of [this.#still, this.flights]) layer?.resize(width, height);
    // At once: a resized canvas is empty until it is painted.
    this.#stale = ALL;
    this.#paint(performance.now());
  }

  // Frames

  /** Asks for one frame; nothing runs while nothing changes. */
  #schedule(what: number): void {
    this.#stale |= what;
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#paint(now);
    });
  }

  #fly(before: readonly Token[], from: Geometry | null, still: boolean): void {
    const geometry = this.#geometry;
    const seen = !still && !this.#calm.matches && this.board.settings.speed > 0;
    if (seen && from && geometry) this.flights?.begin(before, from, geometry);
    else this.flights?.land();
  }

  /** The stack that should be fanned out: the chosen one, else the one looked at. */
  #fanned(): string {
    if (this.board.chosen.press?.dragging) return "";
    const cell = this.board.origin ?? this.#focus ?? this.#pointed;
    return cell && this.discs(cell) >= FAN_FROM ? cell : "";
  }

  #paint(now: number): void {
    const { model, chosen } = this.board;
    const geometry = this.#geometry;
    if (!model || !geometry) return;
    let stale = this.#stale;
    this.#stale = 0;
    const { press } = chosen;
    // All that most frames of a drag do.
    if (stale === MOVING && !this.flying && press?.dragging) return this.hooks.carry();
    if (this.flights?.ended(now)) stale |= BOARD | PIECES | MOVING;
    if (stale & PIECES && this.expansion?.step(this.#fanned(), now, this.#calm.matches)) {
      this.#schedule(PIECES);
    }
    const [theme, flight] = [this.#theme, this.flights?.current ?? null];
    const frame: Frame = { geometry, theme, model };
    const lists: [number, readonly Item[]][] = [];
    if (stale & BOARD) {
      lists.push([0, [boardItem(geometry, theme), ...this.hooks.under(frame, flight)]]);
    }
    if (stale & MARKS) lists.push([1, this.#markItems(geometry, model)]);
    const view: PieceView = {
      geometry,
      theme,
      sprites: this.#sprites,
      stacks: this.#standing.stacks,
      poseOf: (cell) => this.pose(cell),
      carried: press?.dragging ? { cell: this.board.origin ?? "", count: this.board.held } : null,
    };
    if (stale & PIECES) lists.push([2, pieceItems(view, this.flights?.hidden)]);
    if (stale & NOTES) lists.push([3, this.hooks.over(frame)]);
    this.#still.show(lists, !!press);
    if (flight || stale & (MOVING | MARKS)) {
      this.flights?.show(view, now, () =>
        press?.dragging ? [] : (this.held?.ghostItems(view, this.#ghostCell) ?? []),
      );
    }
    // Where boards are on their way too, all of it is painted.
    if (flight && flight.from !== geometry) this.#schedule(BOARD | MOVING);
    // At the press already: a drag that follows begins without painting.
    if (stale & HAND) this.held?.fill(view);
    if (press?.dragging) this.hooks.carry();
  }

  /** An empty cell where a press would put something down, or a second press will. */
  get #ghostCell(): string | null {
    const { path, node } = this.board.chosen;
    const cell = node.choice ? this.board.origin : path.length ? null : this.#pointed;
    return cell && !this.height(cell) ? cell : null;
  }

  #markItems(geometry: Geometry, model: BoardModel): Item[] {
    const { chosen, origin, own, marked } = this.board;
    const marks = markItems({
      geometry,
      theme: this.#theme,
      marks: model.scene.marks,
      own,
      selected: origin,
      targets: marked,
      drop: chosen.path.some((step) => "tray" in step),
      occupied: new Set(this.#standing.stacks.keys()),
      pending: !!chosen.node.choice,
      refused: this.#refused,
      ahead: model.ahead ?? [],
      size: this.board.settings.marks,
    });
    return marks.concat(this.sight?.items(geometry, this.#theme) ?? []);
  }
}
