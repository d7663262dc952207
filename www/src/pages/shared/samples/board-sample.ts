import { boardItem } from "../../../board/canvas/painters/board";
import { coordinateItems } from "../../../board/canvas/painters/coordinates";
import { markItems } from "../../../board/canvas/painters/marks";
import "../../../board/canvas/painters/own-marks";
import { pieceItems } from "../../../board/canvas/painters/pieces";
import { hidden, showPicture } from "../../../board/canvas/picture";
import { load, sheetOf } from "../../../board/canvas/tastes";
import { Sprites } from "../../../board/canvas/sprites";
import { readTheme } from "../../../board/canvas/theme";
import { watchTheme } from "../../../board/canvas/watch-theme";
import type { Item } from "../../../board/core/dirty";
import { arrange, proportions } from "../../../board/core/geometry";
import { type BoardSettings, DEFAULT_SETTINGS } from "../../../board/core/model";
import { AT_REST, stacks } from "../../../board/core/stack";
import css from "../../../board/index.css?inline";
import { StyleSheets } from "../../../board/element/style-sheets";
import { prepare as prepareTiles } from "../../../board/parts/tiles";
import { woodItems } from "../../../board/parts/tiles/wood";
import { CHESS, MARKED, type SampleScene, tilesScene } from "./scenes";

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** The game with tiles. */
const TILES = "animal-shogi";

export type SampleKind = "chess" | "marked" | "tiles";

/** A corner of a board as it would look with some settings: painted by the painters of every board. */
export class BoardSample extends HTMLElement {
  readonly #sheets: StyleSheets;
  readonly #stage = document.createElement("div");
  readonly #canvas = hidden();
  #settings: BoardSettings = DEFAULT_SETTINGS;
  #kind: SampleKind = "chess";
  #scene: SampleScene | null = null;
  #unwatch: (() => void) | null = null;
  #turn = 0;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    this.#sheets = new StyleSheets(root, sheet);
    const board = document.createElement("div");
    board.className = "board";
    board.style.gridColumn = "1 / -1";
    this.#stage.style.cssText = "inline-size:100%;block-size:100%";
    this.#canvas.style.cssText = "inline-size:100%;block-size:100%;border-radius:4px";
    this.#stage.append(this.#canvas);
    board.append(this.#stage);
    root.append(board);
    this.ariaHidden = "true";
  }

  connectedCallback(): void {
    this.#unwatch = watchTheme(() => this.#paint());
    this.#size.observe(this);
    void this.#show();
  }

  disconnectedCallback(): void {
    this.#turn++;
    this.#unwatch?.();
    this.#size.disconnect();
  }

  readonly #size = new ResizeObserver(() => this.#paint());

  /** What is shown, and with which settings. */
  set look({ kind, ...settings }: Partial<BoardSettings> & { readonly kind: SampleKind }) {
    const next = { ...DEFAULT_SETTINGS, ...settings };
    if (kind === this.#kind && JSON.stringify(next) === JSON.stringify(this.#settings)) return;
    this.#kind = kind;
    this.#settings = next;
    if (this.isConnected) void this.#show();
  }

  /** Without what cannot be loaded now the words beside it have to do. */
  async #show(): Promise<void> {
    const turn = ++this.#turn;
    const { set, pieces, board } = this.#settings;
    try {
      const [scene] = await Promise.all([
        this.#load(),
        load({ set, pieces, board }, this.#kind === "tiles" ? ["tiles"] : ["chessmen"]),
      ]);
      if (turn !== this.#turn) return;
      this.#scene = scene;
    } catch {
      return;
    }
    this.#sheets.dress({ set, pieces, board }, sheetOf(board));
    this.#paint();
  }

  async #load(): Promise<SampleScene> {
    if (this.#kind === "chess") return CHESS;
    if (this.#kind === "marked") return MARKED;
    const scene = await tilesScene(TILES);
    prepareTiles({ ...scene.layout, kinds: scene.kinds });
    return scene;
  }

  #paint(): void {
    const settings = this.#settings;
    const scene = this.#scene;
    if (!scene || !this.isConnected) return;
    const { layout, tokens } = scene;
    this.#stage.className = `stage ${layout.boards[0]?.style ?? ""}`;
    const { wide, high } = proportions(layout, [], settings.coordinates);
    const width = Math.round(this.clientWidth * devicePixelRatio);
    if (!width) return;
    const box = { width, height: Math.ceil((width * high) / wide) };
    this.style.aspectRatio = `${wide} / ${high}`;
    const geometry = arrange(layout, [], false, box, devicePixelRatio, settings.coordinates);
    const theme = readTheme(this.#stage);
    const standing = stacks(tokens);
    const items: Item[] = [
      boardItem(geometry, theme),
      ...woodItems(geometry, theme),
      ...(settings.coordinates === "none" ? [] : coordinateItems(geometry, theme)),
      ...markItems({
        geometry,
        theme,
        marks: scene.marks,
        own: 0,
        selected: scene.selected,
        targets: new Map(scene.targets.map((cell) => [cell, null])),
        drop: false,
        occupied: new Set(standing.keys()),
        pending: false,
        refused: [],
        ahead: [],
        size: settings.marks,
      }),
      ...pieceItems({
        geometry,
        theme,
        sprites: new Sprites(settings),
        stacks: standing,
        poseOf: () => AT_REST,
        carried: null,
      }),
    ];
    showPicture(this.#canvas, geometry.width, geometry.height, items);
  }
}

customElements.define("board-sample", BoardSample);
