import type { Choice } from "../../generated/types/Choice";
import type { Refusal } from "../../generated/types/Refusal";
import type { Sight } from "../../generated/types/Sight";
import type { Step } from "../../generated/types/Step";
import type { Token } from "../../generated/types/Token";
import { BOARD_TIME, duration, plan, progress, type Flight } from "../core/animation";
import type { Item } from "../core/dirty";
import { Fan } from "../core/stack-expansion";
import { Hand, type Follow, type Place } from "./hand";
import {
  OFF,
  reduce,
  spotCell,
  start,
  type Effect,
  type Event,
  type Spot,
  type State,
} from "../core/interaction";
import { Layer } from "./layer";
import { arrange, proportions, type Geometry, type PlacedCell } from "../core/geometry";
import { watchSize } from "./measure";
import { DEFAULT_SETTINGS, type BoardModel, type BoardSettings, type Via } from "../core/model";
import { boardItem } from "./painters/board";
import { markItems } from "./painters/marks";
import {
  carriedItems,
  flightItems,
  pieceItems,
  spriteItem,
  standing,
  type PieceView,
} from "./painters/pieces";
import { listen } from "../input/pointer";
import { isDisc, Sprites, type Look } from "./sprites";
import { discAt, stacks, type Pose } from "../core/stack";
import { anyChoice, buildTrie, stepKey, targets, type Node } from "../core/choices";
import { readTheme, UNREAD, type Theme } from "./theme";

/** What has to be painted at the next frame. */
const BOARD = 1;
const MARKS = 2;
const PIECES = 4;
const MOVING = 8;
const NOTES = 16;
const HAND = 32;
const ALL = 63;

const RASTER_DELAY = 80;
const SIGHT_DELAY = 300;
/** Stacks fan out for this many discs and more. */
const FAN_FROM = 2;

/** What the surface tells whoever put it on the page. */
export interface SurfaceHooks {
  choose(code: string, via: Via): void;
  explain(steps: readonly Step[]): Refusal | null;
  sight(cell: string): readonly Sight[];
  /** A refusal is to be shown, or (null) no longer. */
  refused(refusal: Refusal | null, steps: readonly Step[]): void;
  /** The state of what is chosen, or the model, has changed. */
  changed(): void;
  /** The geometry is another one: another size, side or game. */
  arranged(geometry: Geometry): void;
  /** A press ends on a cell, and was no long one. */
  pressed(cell: string): void;
  /** A long press on a cell: offer what can be drawn there. */
  readonly noteMenu: (cell: string) => void;
  /** An arrow or a circle is drawn; with empty names the stroke is given up. */
  readonly stroke: (from: string, to: string, colour: number, done: boolean) => void;
  /** What is printed on the board, also during a flight. */
  print(geometry: Geometry, theme: Theme, flight: Flight | null): Item[];
  /** What else is to be seen over the pieces. */
  overlay(geometry: Geometry, theme: Theme): Item[];
}

/**
 * The board as it is seen and touched: canvas layers, pointers, animations. It knows no
 * game: `show` gives it a picture and the ways to click every action.
 */
export class Surface {
  readonly stage = document.createElement("div");
  /** Exactly as large as the board: what is put in here lies over it. */
  readonly fit = document.createElement("div");
  readonly #hooks: SurfaceHooks;
  /** Board, marks, pieces and notes, one over the other. */
  readonly #still = new Layer();
  /** What is on its way, painted at every frame of a flight. */
  readonly #moving = new Layer();
  readonly #hand = new Hand();
  /** Round the cell that is aimed at. */
  readonly #ring = document.createElement("div");
  #ringed: string | null | undefined;
  #sprites = new Sprites(DEFAULT_SETTINGS);
  readonly #endings: (() => void)[];
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");

  #settings: BoardSettings = DEFAULT_SETTINGS;
  #model: BoardModel | null = null;
  /** What stands on each cell, and whether anything is piled up and so reaches out of its cell. */
  #standing = { stacks: new Map<string, Token[]>(), piled: false };
  #state = start();
  #reach: { readonly node: Node; readonly cells: ReadonlyMap<string, string | null> } | null = null;
  #theme: Theme = UNREAD;
  #geometry: Geometry | null = null;
  #box = { width: 0, height: 0 };
  #at: Place | null = null;
  #rasterTimer = 0;

  #frame = 0;
  #stale = 0;
  #flight: Flight | null = null;
  #dropped = false;

  readonly #pointer = { x: 0, y: 0 };
  #touch = false;
  /** Takes the pointer's moves while it carries something and nothing else changes. */
  #follow: Follow | null = null;
  #hover: Spot = OFF;
  #focus: string | null = null;
  readonly #fan = new Fan();
  #sight: { cell: string; rays: readonly Sight[] } | null = null;
  #sightTimer = 0;
  #refused: readonly string[] = [];

  /** `root` holds the stage and everything else that pointers may take things from. */
  constructor(root: HTMLElement, hooks: SurfaceHooks) {
    this.#hooks = hooks;
    this.#hand.canvas.className = "hand";
    for (const { canvas } of [this.#still, this.#moving, this.#hand]) {
      canvas.setAttribute("aria-hidden", "true");
      this.fit.append(canvas);
    }
    this.#ring.className = "ring";
    this.#still.canvas.after(this.#ring);
    this.fit.className = "fit";
    this.stage.append(this.fit);
    this.stage.dataset["stage"] = "";
    root.append(this.stage);
    this.#endings = [
      listen(root, this.#pointers()),
      watchSize(this.stage, (width, height) => this.#resize(width, height)),
    ];
  }

  get model(): BoardModel | null {
    return this.#model;
  }

  get geometry(): Geometry | null {
    return this.#geometry;
  }

  /** What is chosen so far. */
  get state(): State {
    return this.#state;
  }

  get options(): BoardSettings {
    return this.#settings;
  }

  /** The side whose eyes the board is seen with. */
  get own(): number {
    return this.#settings.viewer ?? this.#settings.bottom;
  }

  /** The last pointer that pressed was a finger. */
  get touched(): boolean {
    return this.#touch;
  }

  /** Shows a position; with `animate`, what moved is seen moving. */
  show(model: BoardModel, animate: boolean): void {
    const old = this.#model;
    const from = this.#geometry;
    this.#model = model;
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
    this.#dropped = false;
    this.calmDown();
    this.showSight(null);
    this.dispatch({ type: "load", root: buildTrie(model.choices) });
    this.#schedule(ALL);
  }

  settings(changed: Partial<BoardSettings>): void {
    const old = this.#settings;
    this.#settings = { ...old, ...changed };
    if (old.confirm !== this.#settings.confirm) {
      this.dispatch({ type: "confirm", on: this.#settings.confirm });
    }
    const { bottom, pieces } = this.#settings;
    if (old.bottom !== bottom || old.pieces !== pieces) {
      this.#sprites = new Sprites(this.#settings);
      this.#build();
    }
    if (!this.#settings.sight) this.showSight(null);
    this.#hooks.changed();
    this.#schedule(ALL);
  }

  /** Asks for what is printed on the board and for the overlay again. */
  redraw(): void {
    this.#schedule(BOARD | NOTES);
  }

  /** Marks the cells of a refusal until the next press. */
  refuse(refusal: Refusal, steps: readonly Step[]): void {
    this.#refused = refusal.cells;
    this.#hooks.refused(refusal, steps);
    this.#schedule(MARKS);
  }

  calmDown(): void {
    this.#refused = [];
    this.#hooks.refused(null, []);
    this.#schedule(MARKS);
  }

  /** The cell that has the focus of the keyboard. */
  focusOn(cell: string | null): void {
    this.#focus = cell;
    this.#schedule(PIECES | MARKS);
  }

  /** Number of things on a cell. */
  height(cell: string): number {
    return this.#standing.stacks.get(cell)?.length ?? 0;
  }

  /** The board may be elsewhere in the window now. */
  moved(): void {
    this.#at = this.#follow = null;
    if (this.#state.press?.dragging) this.#schedule(MOVING);
  }

  /** Reads the colours again. */
  retheme(): void {
    // Outside the page nothing has a colour, and without a game nothing is painted.
    if (!this.stage.isConnected || !this.#model) return;
    const theme = readTheme(this.stage);
    if (theme.key === this.#theme.key) return;
    this.#theme = theme;
    this.#repaint();
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rasterTimer);
    clearTimeout(this.#sightTimer);
    for (const end of this.#endings) end();
  }

  // Building and sizes

  #build(): void {
    const model = this.#model;
    if (!model) return;
    const { wide, high } = proportions(model.layout, model.scene.placements);
    this.stage.style.aspectRatio = `${wide} / ${high}`;
    this.stage.className = `stage ${model.layout.boards[0]?.style ?? ""}`;
    this.#theme = readTheme(this.stage);
    this.#rasterise();
  }

  #resize(width: number, height: number): void {
    this.#at = this.#follow = null;
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
    const model = this.#model;
    if (!model || !this.#box.width) return;
    this.#geometry = arrange(
      model.layout,
      model.scene.placements,
      this.#settings.bottom === 1,
      this.#box,
      devicePixelRatio,
    );
    this.#at = this.#follow = null;
    this.#ringed = undefined;
    const { style } = this.#ring;
    style.width = style.height = `${this.#geometry.cell / devicePixelRatio}px`;
    this.#fitTo(1);
    this.#hooks.arranged(this.#geometry);
    this.#hooks.changed();
    this.#repaint();
  }

  #repaint(): void {
    if (!this.#geometry) return;
    const { width, height } = this.#geometry;
    for (const layer of [this.#still, this.#moving]) layer.resize(width, height);
    // At once: a resized canvas is empty until it is painted.
    this.#stale = ALL;
    this.#paint(performance.now());
  }

  // Input

  #pointers() {
    return {
      annotates: () => this.#settings.annotate,
      trusted: () => this.#settings.trusted,
      spotAt: (x: number, y: number) => this.#spotAt(x, y),
      press: (spot: Spot, x: number, y: number, touch: boolean) => {
        this.#touch = touch;
        this.#pointer.x = x;
        this.#pointer.y = y;
        this.calmDown();
        this.showSight(null);
        if (touch) this.#hover = spot;
        this.dispatch({ type: "press", spot, x, y });
        return this.#state.press?.aim === "origin";
      },
      move: (x: number, y: number) => {
        this.#pointer.x = x;
        this.#pointer.y = y;
        if (this.#follow) return this.#follow(x, y);
        if (this.#state.press?.left && !this.#flight) return this.#carry();
        const spot = this.#spotAt(x, y);
        this.#aim(spot);
        this.dispatch({ type: "move", spot, x, y });
        // A hand has taken hold of the pieces: nothing flies any more.
        if (this.#flight && this.#state.press?.dragging) {
          this.#flight = null;
          this.#schedule(BOARD | PIECES | MOVING);
        }
      },
      release: (spot: Spot) => {
        if (spot.at === "cell") this.#hooks.pressed(spot.cell);
        this.#lifted({ type: "release", spot });
      },
      cancel: () => this.#lifted({ type: "cancel" }),
      hover: (spot: Spot) => this.#hovered(spot),
      grabs: (x: number, y: number) => this.#grabs(x, y),
      note: this.#hooks.stroke,
      menu: this.#hooks.noteMenu,
    };
  }

  /** Where the board is in the window, and how many of its pixels are one of the window's. */
  #place(geometry: Geometry): Place {
    if (!this.#at) {
      const { left, top, width } = this.fit.getBoundingClientRect();
      this.#at = { left, top, scale: geometry.width / (width || 1) };
    }
    return this.#at;
  }

  #toDevice(geometry: Geometry, x: number, y: number): { x: number; y: number } {
    const { left, top, scale } = this.#place(geometry);
    return { x: (x - left) * scale, y: (y - top) * scale };
  }

  #spotAt(x: number, y: number): Spot {
    const geometry = this.#geometry;
    if (!geometry) return OFF;
    const point = this.#toDevice(geometry, x, y);
    const under = geometry.at(point.x, point.y);
    if (this.#standing.piled) {
      // A stack that is taller than its cell reaches over the one behind it.
      const front = geometry.at(point.x, point.y + geometry.cell);
      for (const cell of new Set([this.#fan.cell, front?.id, under?.id])) {
        if (!cell) continue;
        const pose = this.#pose(cell);
        const hit = discAt(geometry, cell, this.#discs(cell), pose, point.x, point.y);
        if (hit !== null) return cellSpot(cell, hit);
      }
    }
    if (under) return cellSpot(under.id, this.height(under.id) || null);
    // By the place, not by the event: a captured pointer is always over what captured it.
    const beneath = (this.stage.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    const { tray, kind } = beneath?.closest<HTMLElement>("[data-tray]")?.dataset ?? {};
    return tray && kind ? { at: "tray", tray, kind } : OFF;
  }

  /** A touch on a piece, near one, or while something is chosen is no scrolling. */
  #grabs(x: number, y: number): boolean {
    const geometry = this.#geometry;
    if (!geometry || !this.#model?.choices.length) return false;
    if (this.#state.path.length) return true;
    const point = this.#toDevice(geometry, x, y);
    const reach = geometry.cell * Math.SQRT1_2;
    return this.#model.scene.tokens.some((token) => {
      const place = geometry.cells.get(token.cell);
      if (!place || !this.#state.root.next.has(`c${token.cell}`)) return false;
      return Math.hypot(point.x - place.cx, point.y - place.cy) < reach;
    });
  }

  /** What a pressed pointer is over now. */
  #aim(spot: Spot): void {
    if (spotCell(spot) === spotCell(this.#hover)) return;
    this.#hover = spot;
    this.#ringAimed();
  }

  /** Brings the ring to the cell under the pointer, when letting go there would do something. */
  #ringAimed(): void {
    const { press } = this.#state;
    const cell = spotCell(this.#hover);
    const pressed = press?.aim === "target" && spotCell(press.spot) === cell;
    const aimed = cell && (this.reach.has(cell) || pressed) ? cell : null;
    if (aimed === this.#ringed) return;
    this.#ringed = aimed;
    const place = aimed && this.#geometry?.cells.get(aimed);
    this.#ring.style.transform = place
      ? `translate(${place.x / devicePixelRatio}px,${place.y / devicePixelRatio}px)`
      : "scale(0)";
  }

  /** Where the things that are chosen can go. */
  get reach(): ReadonlyMap<string, string | null> {
    const { path, node } = this.#state;
    if (this.#reach?.node !== node) {
      this.#reach = { node, cells: path.length && !node.choice ? targets(node) : new Map() };
    }
    return this.#reach.cells;
  }

  /** A finger that leaves the board points at nothing. */
  #lifted(event: Event): void {
    if (this.#touch) this.#hover = OFF;
    this.dispatch(event);
  }

  #hovered(spot: Spot): void {
    if (spotCell(spot) === spotCell(this.#hover)) return;
    this.#hover = spot;
    this.showSight(null);
    const cell = spotCell(spot);
    if (cell && this.#settings.sight && !this.#state.path.length && this.height(cell)) {
      this.#sightTimer = window.setTimeout(() => this.showSight(cell), SIGHT_DELAY);
    }
    this.#schedule(MARKS | PIECES | MOVING);
  }

  /** Shows how far the piece on a cell sees. */
  showSight(cell: string | null): void {
    clearTimeout(this.#sightTimer);
    if (cell === null && !this.#sight) return;
    this.#sight = cell === null ? null : { cell, rays: this.#hooks.sight(cell) };
    this.#schedule(MARKS);
  }

  /** Feeds an event to the reducer and does what comes out. */
  dispatch(event: Event): void {
    const before = this.#state;
    const [state, effects] = reduce(before, event);
    this.#state = state;
    if (state !== before) {
      this.#follow = null;
      const chosen = state.path !== before.path || state.root !== before.root;
      const held = !state.press === !before.press;
      if (chosen || !held) this.#hooks.changed();
      // When what is pressed begins to be dragged, only the pieces look different.
      this.#schedule(chosen || !held ? ALL & ~BOARD : PIECES | MOVING);
    }
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: Effect): void {
    if (effect.do === "explain") {
      const refusal = this.#hooks.explain(effect.steps);
      if (refusal) this.refuse(refusal, effect.steps);
    } else {
      this.#dropped = effect.via === "drag";
      this.#hooks.choose(effect.code, effect.via);
      this.#dropped = false;
    }
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
    const { speed } = this.#settings;
    this.#flight = null;
    if (still || !from || !geometry || this.#calm.matches || !speed) return;
    const found = plan(before, this.#model?.scene.tokens ?? [], (left, to) => {
      const [a, b] = [from.cells.get(left), geometry.cells.get(to)];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : Infinity;
    });
    // What the hand has dropped is already there.
    const seen = this.#dropped ? { ...found, moves: [], come: [] } : found;
    if (!Object.values(seen).flat().length) return;
    this.#flight = {
      plan: seen,
      before,
      from,
      start: performance.now(),
      time: from === geometry ? duration(speed, seen.moves.length) : Math.max(speed, BOARD_TIME),
    };
  }

  #discs(cell: string): number {
    const stack = this.#standing.stacks.get(cell);
    return stack?.[0] && isDisc(stack[0]) ? stack.length : 0;
  }

  #selected(): string | null {
    const [first] = this.#state.path;
    return first && "cell" in first ? first.cell : null;
  }

  /** How many discs are held, once that is known. */
  #held(): number {
    const count = this.#state.path.find((step) => "count" in step);
    if (count && "count" in count) return count.count;
    const spot = this.#state.press?.spot;
    return (spot?.at === "cell" && spot.lift) || 1;
  }

  #pose(cell: string): Pose {
    const dragging = this.#state.press?.dragging ?? false;
    const chosen = this.#selected() === cell && !this.#state.node.choice;
    return {
      fan: this.#fan.cell === cell ? this.#fan.amount : 0,
      lift: chosen && !dragging && this.#discs(cell) ? this.#held() : 0,
    };
  }

  /** The stack that should be fanned out: the chosen one, else the one looked at. */
  #fanned(): string {
    if (this.#state.press?.dragging) return "";
    const cell = this.#selected() ?? this.#focus ?? spotCell(this.#hover);
    return cell && this.#discs(cell) >= FAN_FROM ? cell : "";
  }

  #paint(now: number): void {
    const model = this.#model;
    const geometry = this.#geometry;
    if (!model || !geometry) return;
    let stale = this.#stale;
    this.#stale = 0;
    // All that most frames of a drag do.
    if (stale === MOVING && !this.#flight && this.#state.press?.dragging) return this.#carry();
    const flight = this.#flight;
    if (flight && progress(flight, now) >= 1) {
      this.#flight = null;
      stale |= BOARD | PIECES | MOVING;
    }
    if (stale & PIECES && this.#fan.step(this.#fanned(), now, this.#calm.matches)) {
      this.#schedule(PIECES);
    }
    const theme = this.#theme;
    const { path, node, press } = this.#state;
    const reach = this.reach;
    const lists: [number, Item[]][] = [];
    if (stale & BOARD)
      lists.push([
        0,
        [boardItem(geometry, theme), ...this.#hooks.print(geometry, theme, this.#flight)],
      ]);
    if (stale & MARKS) {
      this.#ringAimed();
      lists.push([
        1,
        markItems({
          geometry,
          theme,
          marks: model.scene.marks,
          own: this.own,
          selected: this.#selected(),
          targets: reach,
          drop: path.some((step) => "tray" in step),
          occupied: new Set(this.#standing.stacks.keys()),
          pending: !!node.choice,
          refused: this.#refused,
          sight: this.#sight,
        }),
      ]);
    }
    const view: PieceView = {
      geometry,
      theme,
      sprites: this.#sprites,
      tokens: model.scene.tokens,
      poseOf: (cell) => this.#pose(cell),
      carried: press?.dragging ? { cell: this.#selected() ?? "", count: this.#held() } : null,
    };
    const { moves, come } = this.#flight?.plan ?? { moves: [], come: [] };
    if (stale & PIECES) {
      lists.push([2, pieceItems(view, new Set([...moves.map(({ to }) => to), ...come]))]);
    }
    if (stale & NOTES) lists.push([3, this.#hooks.overlay(geometry, theme)]);
    this.#still.show(lists);
    if (this.#flight) {
      this.#moving.show([[0, flightItems(view, this.#flight, now)]]);
      // Boards may be on their way too.
      this.#schedule(this.#flight.from === geometry ? MOVING : BOARD | MOVING);
    } else if (stale & (MOVING | MARKS)) {
      this.#moving.show([[0, press?.dragging ? [] : this.#ghostItems(view)]]);
    }
    // At the press already: a drag that follows begins without painting.
    if (stale & HAND) {
      const looks = press ? this.#carriedLooks() : [];
      const big = looks[0] && isDisc(looks[0]) ? 1.2 : 1.6;
      // A finger hides what it drags, unless that is raised.
      const raised = this.#touch && this.#settings.touchLift;
      this.#hand.take(
        (at) => carriedItems(view, looks, at, raised ? big : 1),
        geometry.ratio,
        raised ? geometry.cell / 2 : 0,
      );
    }
    if (press?.dragging) this.#carry();
  }

  /**
   * Brings what the pointer carries to where the pointer is. Browsers send one move a frame
   * and paint after it: to set a style at once takes less than to ask for that frame.
   */
  #carry(): void {
    const geometry = this.#geometry;
    if (!geometry) return;
    const follow = this.#hand.follow(this.#place(geometry), (x, y) => this.#enter(geometry, x, y));
    // The way to the edge of the first cell is a matter of the reducer.
    if (this.#state.press?.left && !this.#flight) this.#follow = follow;
    follow(this.#pointer.x, this.#pointer.y);
  }

  /** Something is carried to a point of the board; the cell there, where none reaches over another. */
  #enter(geometry: Geometry, x: number, y: number): PlacedCell | undefined {
    if (this.#standing.piled) {
      this.#aim(this.#spotAt(this.#pointer.x, this.#pointer.y));
      return undefined;
    }
    const over = geometry.at(x, y);
    this.#aim(over ? cellSpot(over.id, null) : OFF);
    return over;
  }

  /** A ghost of what a press would put down. */
  #ghostItems(view: PieceView) {
    const { path, node } = this.#state;
    const cell = node.choice ? this.#selected() : spotCell(this.#hover);
    const look = cell && (!path.length || node.choice) ? this.#ghost(cell) : null;
    const at = look && cell ? standing(view, { ...look, cell, level: 0 }, 1) : null;
    return look && at ? [spriteItem(view, "ghost", look, 1, at, 0.45)] : [];
  }

  #carriedLooks(): readonly Look[] {
    const [first] = this.#state.path;
    if (!first) return [];
    if ("tray" in first) return [this.#trayLook(first.tray.tray, first.tray.kind)];
    if (!("cell" in first)) return [];
    const stack = this.#standing.stacks.get(first.cell) ?? [];
    return stack.slice(-this.#held());
  }

  /** A thing from a tray: the two bishops' cards differ, and both put down a bishop. */
  #trayLook(tray: string, kind: string): Look {
    const side = this.#model?.layout.trays.find((one) => one.id === tray)?.side;
    return {
      kind: kind.replace(/^.*-/, ""),
      side: side ?? this.#model?.scene.turn.side ?? 0,
      state: "",
    };
  }

  /** What one press on an empty cell would put there, known from the other way to do it. */
  #ghost(cell: string): Look | null {
    const edge = this.#state.root.next.get(stepKey({ cell }));
    const choice: Choice | null = edge && !this.height(cell) ? anyChoice(edge.node) : null;
    for (const [first] of choice?.ways ?? []) {
      if (first && "tray" in first) return this.#trayLook(first.tray.tray, first.tray.kind);
    }
    return null;
  }
}

function cellSpot(cell: string, lift: number | null): Spot {
  return { at: "cell", cell, lift };
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
