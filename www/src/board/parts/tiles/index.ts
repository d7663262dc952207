import { GameError } from "../../../game-error";
import type { Layout } from "../../../generated/types/Layout";
import { parseFurigoma } from "../../../game/furigoma";
import { part } from "../../../loading/part";
import { setsOf } from "../../core/taste";
import type { BoardPart, PartHost } from "../../canvas/part";
import { checkItems } from "./check";
import type { Furigoma } from "./furigoma";
import css from "./tiles.css?inline";
import { registerTiles } from "./tiles";
import { woodItems } from "./wood";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

export const prepare = ({ kinds }: Layout): void => registerTiles(kinds);

export function mount(host: PartHost): BoardPart {
  const furigoma = new Throws(host);
  return {
    show: () => furigoma.update(),
    under: ({ geometry, theme }) => woodItems(geometry, theme),
    over: ({ geometry, theme, model }) => checkItems(geometry, theme, model.scene.marks),
    // A throw has a picture of its own.
    offers: (command) => command === "throw",
    played(code, news) {
      const faces = parseFurigoma(code);
      if (faces) furigoma.use((shown) => shown.fall(faces, news));
      return faces !== null;
    },
    dispose: () => furigoma.dispose(),
  };
}

/** The throw of chicks for who begins: few games have it, and what shows it comes when one does. */
class Throws {
  #shown: Furigoma | null = null;
  #opening: Promise<void> | null = null;
  #disposed = false;

  constructor(private readonly host: PartHost) {}

  update(): void {
    const { model } = this.host.board;
    if (!model) return;
    const offered = model.choices.some(({ code }) => code === "throw");
    if (offered || this.#shown) this.use((shown) => shown.update(model));
  }

  /** Now, or as soon as it is there. */
  use(act: (furigoma: Furigoma) => void): void {
    if (this.#shown) return act(this.#shown);
    this.#opening ??= this.#open();
    this.#opening.then(
      () => this.#shown && act(this.#shown),
      (thrown) => this.#failed(thrown),
    );
  }

  async #open(): Promise<void> {
    const { Furigoma, sheet } = await part(() => import("./furigoma"));
    if (this.#disposed) return;
    const { words, board, fit, choose, wear } = this.host;
    wear(sheet);
    const sets = () => setsOf(board.settings);
    this.#shown = new Furigoma(words, sets, () => choose("throw", "click"));
    fit.append(this.#shown.element);
  }

  #failed(thrown: unknown): void {
    this.#opening = null;
    if (!this.#disposed) this.host.failed(GameError.from(thrown));
  }

  dispose(): void {
    this.#disposed = true;
    this.#shown?.element.remove();
  }
}
