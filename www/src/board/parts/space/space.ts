import { PCFShadowMap, Scene, SRGBColorSpace, WebGLRenderer } from "three";

import type { Refusal } from "../../../generated/types/Refusal";
import { ease } from "../../core/animation";
import { OFF, type Spot } from "../../core/interaction";
import { watchSize } from "../../canvas/measure";
import type { SecondarySource, SecondaryView } from "../../core/secondary-view";
import { readTheme, UNREAD, type Theme } from "../../canvas/theme";
import { watchPlace } from "../../canvas/watch-place";
import { watchTheme } from "../../canvas/watch-theme";
import { Boards } from "./boards";
import {
  between,
  facing,
  homePose,
  orbit,
  presetPose,
  push,
  zoom,
  type Pose,
  type Preset,
} from "./camera";
import { Eye } from "./eye";
import { listen } from "./gestures";
import { Guides } from "./guides";
import { Lamp } from "./lights";
import { Materials } from "./materials";
import { Men } from "./pieces";
import { paintBoards } from "./paint";
import { Finder, type Things } from "./pick";
import { columnAt, siteOf, type Point, type Site } from "./scene-layout";

/** Milliseconds in which the camera goes to another place that a button names. */
const GLIDE = 300;
const MAX_SIDE = 4096;
/** Beyond this many device pixels in a CSS pixel nobody sees a difference. */
const FINEST = 2;

/** What is seen, told by the things in space themselves. */
export interface Shown {
  readonly men: readonly { readonly cell: string; readonly kind: string; readonly side: number }[];
  /** The boards that are there, by the names of their places. */
  readonly boards: readonly string[];
  /** What is painted on the boards besides squares and coordinates. */
  readonly marks: readonly string[];
}

/** Who hears that the graphics card has let a picture go, or taken it up again. */
export interface Lender {
  lost(): void;
  returned(): void;
}

/** The position in space, drawn by WebGL; it shares what is chosen with every other picture. */
export class Space implements SecondaryView {
  readonly element = document.createElement("div");
  readonly #source: SecondarySource;
  readonly #canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #eye: Eye;
  readonly #finder: Finder;
  readonly #lamp = new Lamp();
  readonly #materials = new Materials();
  readonly #guides = new Guides(this.#materials);
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #endings: (() => void)[];

  #things: Things | null = null;
  /** What stands there now, as text. */
  #standing = "";
  #theme: Theme = UNREAD;
  #box = { width: 0, height: 0 };

  #pose: Pose;
  #glide: { readonly from: Pose; readonly to: Pose; readonly start: number } | null = null;
  #bottom: number;

  #frame = 0;
  /** What is on the boards has to be painted again. */
  #stale = true;
  #turned: boolean | null = null;
  #hover: string | null = null;
  #focus: string | null = null;
  #refused: readonly string[] = [];
  /** Nobody sees it: the graphics card may forget it. */
  #resting = false;
  /** It was told to forget and has not answered yet. */
  #leaving = false;
  /** The graphics card has forgotten it: as it was told to, or of its own accord. */
  #gone: "rest" | "lost" | null = null;
  /** Where a hand went down last. */
  #pressed: string | null = null;
  #dropped: string | null = null;

  /** The view, where this browser can draw in space at all; else null. */
  static open(source: SecondarySource, lender: Lender): Space | null {
    const canvas = document.createElement("canvas");
    const context = canvas.getContext("webgl2", {
      alpha: true,
      antialias: true,
      powerPreference: "low-power",
    });
    return context ? new Space(source, lender, canvas, context) : null;
  }

  private constructor(
    source: SecondarySource,
    private readonly lender: Lender,
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
  ) {
    this.#source = source;
    this.#canvas = canvas;
    this.#eye = new Eye(canvas);
    this.#finder = new Finder(this.#eye, (cell) => this.#useful(cell));
    this.#bottom = source.board.settings.bottom;
    this.#pose = homePose(this.#bottom);
    this.#renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#scene.add(this.#lamp.group, this.#guides.group);
    this.element.className = "space glass";
    this.element.tabIndex = -1;
    canvas.setAttribute("aria-hidden", "true");
    this.element.append(canvas);
    const ending = new AbortController();
    const { signal } = ending;
    this.#endings = [
      () => ending.abort(),
      listen(canvas, this.#gestures()),
      watchSize(canvas, (width, height) => this.#resize(width, height)),
      watchPlace(() => this.#eye.moved()),
      watchTheme(() => this.retheme()),
    ];
    canvas.addEventListener("webglcontextlost", () => this.#forgotten(), { signal });
    canvas.addEventListener("webglcontextrestored", () => this.#remembered(), { signal });
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    for (const end of this.#endings) end();
    this.#clear();
    this.#guides.dispose();
    this.#lamp.dispose();
    this.#materials.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.element.remove();
  }

  // What the graphics card holds

  /** The graphics card has let go of it without having been told to. */
  get lost(): boolean {
    return this.#gone === "lost";
  }

  /** Gives back what the graphics card holds, and takes it again: there is room for few pictures. */
  rest(resting: boolean): void {
    if (resting === this.#resting) return;
    this.#resting = resting;
    if (resting) this.#forget();
    else if (this.#gone === "rest") this.#renderer.forceContextRestore();
  }

  #forget(): void {
    if (this.#gone) return;
    this.#renderer.forceContextLoss();
    this.#leaving = this.#renderer.getContext().isContextLost();
  }

  #forgotten(): void {
    this.#gone = this.#leaving ? "rest" : "lost";
    this.#leaving = false;
    if (this.#gone === "lost") this.lender.lost();
    // Somebody looks again already; it can be taken back once this has been told to everybody.
    else if (!this.#resting) setTimeout(() => this.#renderer.forceContextRestore());
  }

  #remembered(): void {
    this.#gone = null;
    if (this.#resting) return this.#forget();
    this.#schedule(true);
    this.lender.returned();
  }

  // What is told from outside

  update(still: boolean): void {
    const { settings, solid: model } = this.#source.board;
    if (!model) return;
    const { placements, tokens } = model.scene;
    const ids = model.layout.boards.map(({ id }) => id);
    const fresh = !this.#things || !this.#things.boards.are(ids);
    const standing = JSON.stringify([placements, tokens]);
    if (fresh || standing !== this.#standing) {
      const site = siteOf(model.layout, placements);
      const { boards, men } = (!fresh && this.#things) || this.#build(site);
      const speed = fresh || still || this.#calm.matches ? 0 : settings.speed;
      men.show(tokens, site, speed, this.#dropped);
      this.#things = { site, boards, men };
      this.#standing = standing;
    }
    this.element.classList.toggle("read", !model.choices.length);
    if (settings.bottom !== this.#bottom) {
      this.#bottom = settings.bottom;
      this.go(homePose(this.#bottom));
    }
    this.#schedule(true);
  }

  refuse(refusal: Refusal | null): void {
    this.#refused = refusal?.cells ?? [];
    this.#schedule(true);
  }

  light(cell: string | null): void {
    if (cell === this.#hover) return;
    this.#hover = cell;
    this.#schedule(true);
  }

  focusOn(cell: string | null): void {
    if (cell === this.#focus) return;
    this.#focus = cell;
    this.#schedule(true);
  }

  /** Reads the colours again. */
  retheme(): void {
    if (!this.element.isConnected) return;
    this.#theme = readTheme(this.element);
    this.#materials.read(this.element, this.#theme);
    this.#things?.boards.retheme();
    this.#schedule(true);
  }

  /** Looks from a place that a button names. */
  look(preset: Preset): void {
    this.go(presetPose(preset, this.#bottom));
  }

  /** Looks from where the player sits, at everything. */
  reset(): void {
    this.go(homePose(this.#bottom));
  }

  go(pose: Pose): void {
    const still = this.#calm.matches || !this.#eye.open;
    this.#glide = still ? null : { from: this.#pose, to: pose, start: performance.now() };
    if (still) this.#pose = pose;
    this.#schedule(true);
  }

  get pose(): Pose {
    return this.#pose;
  }

  /** Answers appear here from now on. */
  takePopover(): void {
    this.element.append(this.#source.popover);
  }

  /** What the things in space say that they show. */
  shown(): Shown {
    if (!this.#things) return { men: [], boards: [], marks: [] };
    const { site, boards, men } = this.#things;
    const under = ({ x, y, z }: Point) =>
      [...site.cells.values()].find(
        ({ at }) => Math.hypot(at.x - x, at.z - z) < 0.1 && Math.abs(at.y - y) < 0.3,
      );
    const there = [...boards.all].filter(([, { group }]) => group.visible);
    const marks = there.flatMap(([, { sheet }]) => sheet.shown.map(({ key }) => key));
    return {
      men: men.standing.map(({ token, at }) => {
        return { cell: under(at)?.id ?? "", kind: token.kind, side: token.side };
      }),
      boards: there.map(([id]) => id),
      marks: marks.filter((key) => !/^(square|label)/.test(key)),
    };
  }

  /** Where a cell, or what stands on it, is in the window; null where it is not to be seen. */
  pointOf(cell: string): { readonly x: number; readonly y: number } | null {
    return this.#things && this.#finder.pointOf(this.#things, cell);
  }

  // Building

  #build(site: Site): Omit<Things, "site"> {
    this.#clear();
    const boards = new Boards(site, this.#materials);
    const men = new Men(site, boards, this.#materials);
    this.#scene.add(boards.group, men.group);
    this.#lamp.fit(site);
    this.#things = { site, boards, men };
    this.retheme();
    return { boards, men };
  }

  #clear(): void {
    if (!this.#things) return;
    const { boards, men } = this.#things;
    for (const part of [boards, men]) {
      part.dispose();
      this.#scene.remove(part.group);
    }
    this.#things = null;
  }

  #resize(width: number, height: number): void {
    const finer = Math.max(1, devicePixelRatio / FINEST, width / MAX_SIDE, height / MAX_SIDE);
    this.#box = { width: Math.round(width / finer), height: Math.round(height / finer) };
    if (!this.#box.width || !this.#box.height) return;
    this.#renderer.setSize(this.#box.width, this.#box.height, false);
    this.#eye.resize(this.#box.width, this.#box.height);
    if (this.#theme === UNREAD) this.retheme();
    // At once: a resized canvas is empty until it is painted.
    this.#stale = true;
    this.#paint(performance.now());
  }

  // Hands

  #gestures() {
    const source = this.#source;
    return {
      trusted: () => source.board.settings.trusted,
      spotAt: (x: number, y: number, touch: boolean) => this.#spotAt(x, y, touch),
      takes: (spot: Spot) => this.#takes(spot),
      press: (spot: Spot, x: number, y: number) => {
        // Keys that look from elsewhere are heard here.
        this.element.focus({ preventScroll: true });
        this.refuse(null);
        this.#pressed = cellOf(spot);
        this.takePopover();
        source.board.dispatch({ type: "press", spot, x, y });
        source.pressed();
      },
      move: (spot: Spot, x: number, y: number) => {
        this.#hovered(spot);
        source.board.dispatch({ type: "move", spot, x, y });
      },
      release: (spot: Spot) => {
        this.#dropped = source.board.chosen.press?.dragging ? cellOf(spot) : null;
        source.board.dispatch({ type: "release", spot });
        this.#dropped = null;
      },
      cancel: () => source.board.dispatch({ type: "cancel" }),
      hover: (spot: Spot) => this.#hovered(spot),
      orbit: (dx: number, dy: number) => this.#turn(orbit(this.#pose, dx, dy)),
      push: (dx: number, dy: number) => {
        const { cellsInPixel } = this.#eye;
        this.#turn(push(this.#pose, dx * cellsInPixel, -dy * cellsInPixel));
      },
      zoom: (factor: number) => this.#turn(zoom(this.#pose, factor)),
      reset: () => this.reset(),
    };
  }

  #turn(pose: Pose): void {
    this.#glide = null;
    this.#pose = pose;
    this.#schedule();
  }

  #hovered(spot: Spot): void {
    const cell = cellOf(spot);
    if (cell === this.#hover) return;
    this.light(cell);
    this.#source.light(cell);
    this.#canvas.classList.toggle("takes", cell !== null && this.#useful(cell));
  }

  /** Something can be done with a cell or a stand right now. */
  #useful(cell: string): boolean {
    const { chosen, reach } = this.#source.board;
    return reach.has(cell) || chosen.root.next.has(`c${cell}`);
  }

  /** A press here takes something up; any other may turn the boards. */
  #takes(spot: Spot): boolean {
    const cell = cellOf(spot);
    return cell !== null && this.#useful(cell) && !this.#source.board.reach.has(cell);
  }

  #spotAt(x: number, y: number, touch: boolean): Spot {
    const { chosen, reach } = this.#source.board;
    const own = [...chosen.root.next.values()].flatMap(({ step }) =>
      "cell" in step ? [step.cell] : [],
    );
    const near = touch ? [...reach.keys(), ...own] : [];
    const cell = this.#things && this.#finder.cellAt(this.#things, x, y, near);
    return cell === null ? OFF : { at: "cell", cell, lift: null };
  }

  // Frames

  /** Asks for one frame; nothing runs while nothing changes. */
  #schedule(stale = false): void {
    this.#stale ||= stale;
    if (!this.#box.width) return;
    this.#frame ||= requestAnimationFrame((now) => {
      this.#frame = 0;
      this.#paint(now);
    });
  }

  #paint(now: number): void {
    if (!this.#things || !this.#box.width) return;
    const { site, boards, men } = this.#things;
    if (this.#glide) {
      const { from, to, start } = this.#glide;
      const part = Math.min(1, (now - start) / GLIDE);
      this.#pose = part < 1 ? between(from, to, ease(Math.max(0, part))) : to;
      if (part >= 1) this.#glide = null;
    }
    if (men.moving) men.step(now);
    this.#eye.aim(site, this.#pose);
    this.#lamp.follow(this.#pose);
    // What is written on boards is turned to whoever looks.
    const turned = facing(this.#pose) === 1;
    this.#stale ||= turned !== this.#turned;
    this.#turned = turned;
    if (this.#stale || this.#source.popover.childElementCount) this.#float();
    if (this.#stale) this.#describe(this.#things, turned);
    boards.order(this.#eye.camera.position);
    men.order();
    this.#renderer.render(this.#scene, this.#eye.camera);
    if (this.#glide || men.moving) this.#schedule();
  }

  /** Brings what is said and asked to what it is about. */
  #float(): void {
    const last = cellsOf(this.#source).at(-1);
    const cell = last ?? this.#focus ?? this.#pressed ?? this.#refused[0];
    const at = cell === undefined ? null : this.pointOf(cell);
    if (!at) return;
    const { left, top, height } = this.#eye.rect;
    const { style } = this.element;
    style.setProperty("--bg-float-x", `${Math.round(at.x - left)}px`);
    style.setProperty("--bg-float-y", `${Math.round(at.y - top)}px`);
    style.setProperty("--bg-float-up", at.y - top > height / 2 ? "1" : "0");
  }

  /** Paints the boards and points out what the state says. */
  #describe({ site, boards, men }: Things, turned: boolean): void {
    this.#stale = false;
    const source = this.#source;
    const { node, press } = source.board.chosen;
    const reach = source.board.reach;
    const [hover, focus] = [this.#hover, this.#focus];
    const looked = hover ?? focus;
    const column = looked === null ? [] : columnAt(site, looked);
    const aimed = hover !== null && this.#useful(hover) ? hover : null;
    paintBoards(boards, site, this.#theme, source.board, {
      hover,
      useful: aimed !== null,
      focus,
      column: column.flatMap(({ id }) => (id === looked ? [] : [id])),
      refused: this.#refused,
      turned,
    });
    const chosen = node.choice ? null : (cellsOf(source)[0] ?? null);
    boards.mark({ reach: new Set(reach.keys()), selected: chosen, aimed: aimed ?? focus });
    men.hold(chosen, press?.dragging && aimed !== null && reach.has(aimed) ? aimed : null);
    const to = [hover, focus].find((cell) => cell !== null && reach.has(cell));
    this.#guides.arc(wayOf(site, chosen, to ?? null));
    this.#guides.beam(column.map(({ at }) => at));
  }
}

const cellOf = (spot: Spot): string | null => (spot.at === "cell" ? spot.cell : null);

/** The cells that are chosen so far. */
const cellsOf = ({ board }: SecondarySource): readonly string[] =>
  board.chosen.path.flatMap((step) => ("cell" in step ? [step.cell] : []));

/** From what is chosen to where it can go. */
function wayOf(
  site: Site,
  from: string | null,
  to: string | null,
): readonly [from: Point, to: Point] | null {
  const at = (id: string | null) =>
    id === null ? undefined : (site.cells.get(id)?.at ?? site.boards.get(id)?.at);
  const [a, b] = [at(from), at(to)];
  return a && b ? [a, b] : null;
}
