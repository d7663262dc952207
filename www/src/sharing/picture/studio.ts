import { BoardGame, type BoardSettings, type BoardView } from "../../board";
import "../../board/define";
import type { Match } from "../../game/match";
import { part } from "../../loading/part";
import { type CopiedMatch, copiedMatch } from "../copied-match";

const nextFrame = () => new Promise((done) => requestAnimationFrame(done));

/** So many frames a board may take until it is there. */
const PATIENCE = 600;

/** How the board of a picture is shown. */
export interface Shown {
  /** About so many pixels wide. */
  readonly width: number;
  readonly settings: Partial<BoardSettings>;
  readonly language: string;
}

/**
 * A board that nobody sees, with a copy of a game on it: what is to become a picture. It is the
 * board of the page, with its painters; in light colours, for paper.
 */
export class Studio {
  readonly match: Match;
  readonly view: BoardView;
  readonly #host: HTMLElement;
  /** Nodes of the copy by those of the game. */
  readonly #nodes: ReadonlyMap<number, number>;

  private constructor({ match, nodes }: CopiedMatch, view: BoardView, host: HTMLElement) {
    this.match = match;
    this.view = view;
    this.#host = host;
    this.#nodes = nodes;
  }

  /** Opens one for a game; close it when the pictures are made. */
  static async open(original: Match, { width, settings, language }: Shown): Promise<Studio> {
    const copy = await copiedMatch(original, original.record("en"));
    const host = document.createElement("div");
    host.inert = true;
    host.ariaHidden = "true";
    host.style.cssText = "position:fixed;inset:0 auto auto -20000px";
    const board = new BoardGame();
    board.setAttribute("theme", "light");
    board.style.cssText = `box-sizing:content-box;inline-size:${width / devicePixelRatio}px`;
    board.setAttribute("mode", "diagram");
    board.setAttribute("bare", "");
    board.lang = language;
    board.settings = { ...settings, speed: 0, levels: "flat", sight: false };
    board.match = copy.match;
    host.append(board);
    document.body.append(host);
    try {
      // What paints arrows is loaded when there are some.
      if (original.drawings.size) await part(() => import("../../board/overlays/on-request"));
      return new Studio(copy, await painted(board), host);
    } catch (thrown) {
      host.remove();
      copy.match.close();
      throw thrown;
    }
  }

  /** Shows the position after a node of the game; `plain` without drawings. */
  async goTo(node: number, plain: boolean): Promise<void> {
    this.match.goTo(this.#nodes.get(node) ?? 0);
    const drawn = plain ? [] : (this.match.drawings.get(this.match.snapshot.node) ?? []);
    this.view.annotate(drawn);
    // The first picture with arrows asks for their painter, which is here, the next one has it.
    if (drawn.length) for (let frame = 0; frame < 3; frame++) await nextFrame();
  }

  close(): void {
    this.#host.remove();
    this.match.close();
  }
}

/** The view of a board once all of it is there: names of cells come after the first picture. */
async function painted(board: BoardGame): Promise<BoardView> {
  for (let frame = 0; frame < PATIENCE; frame++) {
    await nextFrame();
    const { view, shadowRoot } = board;
    if (view?.painted.geometry && shadowRoot?.querySelector("[role=gridcell]")) return view;
  }
  throw new Error("the board of a picture was not painted");
}
