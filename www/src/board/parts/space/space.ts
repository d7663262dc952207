import { PCFShadowMap, Scene, SRGBColorSpace, WebGLRenderer } from "three";

import type { Refusal } from "../../../generated/types/Refusal";
import { watchSize } from "../../canvas/measure";
import { readTheme, UNREAD, type Theme } from "../../canvas/theme";
import { watchPlace } from "../../canvas/watch-place";
import { watchTheme } from "../../canvas/watch-theme";
import type { SecondarySource, SecondaryView } from "../../core/secondary-view";
import { Boards } from "./boards";
import { Camera } from "./camera";
import { listen } from "./gestures";
import { GraphicsCard, type Lender } from "./graphics-card";
import { Guides } from "./guides";
import { Hands, isUseful } from "./hands";
import { cellsOf, Highlights } from "./highlights";
import { Lights } from "./lights";
import { Materials } from "./materials";
import { Finder, type Things } from "./pick";
import { Pieces } from "./pieces";
import { facing, homePose, presetPose, type Pose, type Preset } from "./pose";
import { sceneLayoutOf, type Point, type SceneLayout } from "./scene-layout";
import { Viewpoint } from "./viewpoint";
import css from "./scene-index.css?inline";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const MAX_SIDE = 4096;
/** Beyond this many device pixels in a CSS pixel nobody sees a difference. */
const FINEST = 2;

/** What is seen, told by the things in space themselves. */
export interface Shown {
  readonly pieces: readonly {
    readonly cell: string;
    readonly kind: string;
    readonly side: number;
  }[];
  /** The boards that are there, by the names of their places. */
  readonly boards: readonly string[];
  /** What is painted on the boards besides squares and coordinates: kind and cell, "selected b2W". */
  readonly marks: readonly string[];
  /** What is pointed out: an arrow "b2W b4N", a ring "b2W b2W". */
  readonly notes: readonly string[];
}

/** The position in space, drawn by WebGL; it shares what is chosen with every other picture. */
export class Space implements SecondaryView {
  readonly element = document.createElement("div");
  readonly #source: SecondarySource;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera: Camera;
  readonly #finder: Finder;
  readonly #lights = new Lights();
  readonly #materials = new Materials();
  readonly #guides = new Guides(this.#materials);
  readonly #highlights = new Highlights(this.#guides);
  readonly #card: GraphicsCard;
  readonly #hands: Hands;
  readonly #viewpoint: Viewpoint;
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #endings: (() => void)[];

  #things: Things | null = null;
  /** What stands there now, as text. */
  #standing = "";
  #theme: Theme = UNREAD;
  #box = { width: 0, height: 0 };

  #bottom: number;

  #frame = 0;
  /** What is on the boards has to be painted again. */
  #stale = true;
  /** The picture has to be drawn again, whatever is seen in it. */
  #redraw = true;
  /** Where the camera and the pieces were when the picture was drawn, and its shadows. */
  #drawn = "";
  #shaded = "";
  #turned: boolean | null = null;
  #hover: string | null = null;
  #focus: string | null = null;
  #refused: readonly string[] = [];

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
    lender: Lender,
    canvas: HTMLCanvasElement,
    context: WebGL2RenderingContext,
  ) {
    this.#source = source;
    this.#camera = new Camera(canvas);
    this.#finder = new Finder(this.#camera, (cell) => isUseful(source, cell));
    this.#bottom = source.board.settings.bottom;
    this.#viewpoint = new Viewpoint(homePose(this.#bottom));
    this.#renderer = new WebGLRenderer({ canvas, context, alpha: true, antialias: true });
    this.#renderer.outputColorSpace = SRGBColorSpace;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false;
    // Asking how a shader is would wait for it.
    this.#renderer.debug.checkShaderErrors = false;
    this.#scene.add(this.#lights.group, this.#guides.group);
    this.element.className = "space glass";
    this.element.tabIndex = -1;
    canvas.setAttribute("aria-hidden", "true");
    this.element.append(canvas);
    const ending = new AbortController();
    const { signal } = ending;
    this.#hands = new Hands(canvas, source, this.#finder, {
      things: () => this.#things,
      lit: () => this.#hover,
      light: (cell) => this.light(cell),
      pressed: () => {
        // Keys that look from elsewhere are heard here.
        this.element.focus({ preventScroll: true });
        this.refuse(null);
        this.takePopover();
      },
      turn: (change) => {
        this.#viewpoint.jump(change(this.pose));
        this.#schedule();
      },
      cellsInPixel: () => this.#camera.cellsInPixel,
      reset: () => this.reset(),
    });
    const returned = () => {
      this.#drawAgain();
      lender.returned();
    };
    const card = { lost: () => lender.lost(), returned };
    this.#card = new GraphicsCard(this.#renderer, card, signal);
    this.#endings = [
      () => ending.abort(),
      listen(canvas, this.#hands),
      watchSize(canvas, (width, height) => this.#resize(width, height)),
      watchPlace(() => this.#camera.moved()),
      watchTheme(() => this.retheme()),
    ];
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame);
    for (const end of this.#endings) end();
    this.#clear();
    this.#guides.dispose();
    this.#lights.dispose();
    this.#materials.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
    this.element.remove();
  }

  /** The graphics card has let go of it without having been told to. */
  get lost(): boolean {
    return this.#card.lost;
  }

  /** Gives back what the graphics card holds, and takes it again. */
  rest(resting: boolean): void {
    this.#card.rest(resting);
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
      const layout = sceneLayoutOf(model.layout, placements);
      const { boards, pieces } = (!fresh && this.#things) || this.#build(layout);
      const speed = fresh || still || this.#calm.matches ? 0 : settings.speed;
      pieces.show(tokens, layout, speed, this.#hands.dropped);
      this.#things = { layout, boards, pieces };
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
    this.#redraw = true;
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
    if (this.#calm.matches || !this.#camera.open) this.#viewpoint.jump(pose);
    else this.#viewpoint.glide(pose);
    this.#schedule();
  }

  get pose(): Pose {
    return this.#viewpoint.pose;
  }

  /** Answers appear here from now on. */
  takePopover(): void {
    this.element.append(this.#source.popover);
  }

  /** What the things in space say that they show. */
  shown(): Shown {
    if (!this.#things) return { pieces: [], boards: [], marks: [], notes: [] };
    const { layout, boards, pieces } = this.#things;
    const under = ({ x, y, z }: Point) =>
      [...layout.cells.values()].find(
        ({ at }) => Math.hypot(at.x - x, at.z - z) < 0.1 && Math.abs(at.y - y) < 0.3,
      );
    const there = [...boards.all].filter(([, { group }]) => group.visible);
    const marks = there.flatMap(([, { sheet }]) => sheet.shown.map(({ key }) => key));
    return {
      pieces: pieces.standing.map(({ token, at }) => {
        return { cell: under(at)?.id ?? "", kind: token.kind, side: token.side };
      }),
      boards: there.map(([id]) => id),
      marks: marks.flatMap((key) => /^(?!square|label)\S+ \S+/.exec(key)?.[0] ?? []),
      notes: this.#guides.notes.map(({ from, to }) => `${from} ${to}`),
    };
  }

  /** Where a cell, or what stands on it, is in the window; null where it is not to be seen. */
  pointOf(cell: string): { readonly x: number; readonly y: number } | null {
    return this.#things && this.#finder.pointOf(this.#things, cell);
  }

  // Building

  #build(layout: SceneLayout): Omit<Things, "layout"> {
    this.#clear();
    const boards = new Boards(layout, this.#materials);
    const pieces = new Pieces(layout, boards, this.#materials);
    this.#scene.add(boards.group, pieces.group);
    this.#lights.fit(layout);
    this.#things = { layout, boards, pieces };
    this.#shaded = "";
    this.retheme();
    return { boards, pieces };
  }

  #clear(): void {
    if (!this.#things) return;
    const { boards, pieces } = this.#things;
    for (const part of [boards, pieces]) {
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
    this.#camera.resize(this.#box.width, this.#box.height);
    if (this.#theme === UNREAD) this.retheme();
    // At once: a resized canvas is empty until it is painted.
    this.#redraw = true;
    this.#paint(performance.now());
  }

  // Frames

  /** Asks for one frame; nothing runs while nothing changes. */
  #schedule(stale = false): void {
    this.#stale ||= stale;
    if (!this.#box.width) return;
    this.#frame ||= requestAnimationFrame((now) => this.#paint(now));
  }

  /** The graphics card knows nothing of the picture any more. */
  #drawAgain(): void {
    this.#redraw = true;
    this.#shaded = "";
    this.#schedule(true);
  }

  #paint(now: number): void {
    // What is painted now need not be painted again in the next frame.
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    if (!this.#things || !this.#box.width) return;
    const { layout, boards, pieces } = this.#things;
    this.#viewpoint.step(now);
    if (pieces.moving) pieces.step(now);
    this.#camera.aim(layout, this.pose);
    this.#lights.follow(this.pose);
    // What is written on boards is turned to whoever looks.
    const turned = facing(this.pose) === 1;
    this.#stale ||= turned !== this.#turned;
    this.#turned = turned;
    if (this.#stale || this.element.querySelector(".popover > *")) this.#float();
    if (this.#stale) this.#redraw = this.#describe(this.#things, turned) || this.#redraw;
    this.#stale = false;
    this.#draw(boards, pieces);
    if (this.#viewpoint.moving || pieces.moving) this.#schedule();
  }

  /** Draws the picture, where anything in it differs from the one before, and shadows where they do. */
  #draw(boards: Boards, pieces: Pieces): void {
    const drawn = JSON.stringify([this.pose, pieces.changes]);
    if (!this.#redraw && drawn === this.#drawn) return;
    this.#redraw = false;
    this.#drawn = drawn;
    const shaded = JSON.stringify([this.pose.azimuth, pieces.changes]);
    this.#renderer.shadowMap.needsUpdate = shaded !== this.#shaded;
    this.#shaded = shaded;
    const { lens } = this.#camera;
    boards.order(lens.position);
    pieces.order();
    this.#renderer.render(this.#scene, lens);
  }

  /** Brings what is said and asked to what it is about. */
  #float(): void {
    const last = cellsOf(this.#source.board).at(-1);
    const cell = last ?? this.#focus ?? this.#hands.pressed ?? this.#refused[0];
    const at = cell === undefined ? null : this.pointOf(cell);
    if (!at) return;
    const { left, top, height } = this.#camera.rect;
    const { style } = this.element;
    style.setProperty("--bg-float-x", `${Math.round(at.x - left)}px`);
    style.setProperty("--bg-float-y", `${Math.round(at.y - top)}px`);
    style.setProperty("--bg-float-up", at.y - top > height / 2 ? "1" : "0");
  }

  /** Points out what the state says; whether anything is seen to differ. */
  #describe(things: Things, turned: boolean): boolean {
    const [hover, focus, refused] = [this.#hover, this.#focus, this.#refused];
    const useful = hover !== null && isUseful(this.#source, hover);
    const looked = { hover, focus, refused, useful, turned };
    return this.#highlights.show(things, this.#theme, this.#source.board, looked);
  }
}
