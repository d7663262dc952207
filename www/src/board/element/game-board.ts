import { GameError } from "../../game-error";
import type { Choice } from "../../generated/types/Choice";
import { parseFurigoma } from "../../game/furigoma";
import { type Match, MatchChange } from "../../game/match";
import { type Messages, reasonsOf } from "../../i18n/messages";
import { part } from "../../loading/part";
import type { BoardModel, Via } from "../core/model";
import type { Furigoma } from "../parts/tiles";
import type { Pictures } from "../parts/levels";
import { BoardView } from "../view";
import { LEVELS } from "./attributes";
import { emit } from "./events";
import { kinds } from "./loader";

/** What the element decides about the board inside it. */
export interface GameBoardHost {
  readonly element: HTMLElement;
  /** Whether moves can be made here now. */
  plays(): boolean;
  /** In words, who sits opposite and the clocks; null where nobody has said that. */
  status(): string | null;
  taken(key: string): boolean;
  /** What is shown has changed. */
  shown(): void;
  /** The match has changed: what was wrong is past. */
  changed(): void;
  fail(error: GameError): void;
}

/** The board of a game: empty at first, then with the match that is played or looked at on it. */
export class GameBoard {
  readonly view: BoardView;
  #match: Match | null = null;
  #furigoma: Furigoma | null = null;
  #pictures: Pictures | null = null;
  #endings: (() => void)[] = [];
  #ended = false;

  constructor(
    frame: HTMLElement,
    readonly words: Messages,
    private readonly host: GameBoardHost,
  ) {
    const { element } = host;
    this.view = new BoardView(frame, {
      words,
      get Cards() {
        return kinds.cards?.CardTable;
      },
      get Levels() {
        return kinds.levels?.Levels;
      },
      get checkItems() {
        return kinds.tiles?.checkItems;
      },
      choose: (code, via) => this.#play(code, via),
      explain: (steps) => {
        // Where nothing can be done now, the page knows why.
        if (!this.#choices.length) {
          emit(element, "bg-locked", {});
          return null;
        }
        const plan = this.#match?.layout.camera === "levels" ? kinds.levels : null;
        return this.#match?.explain(plan ? steps.map(plan.Levels.offPlan) : steps) ?? null;
      },
      sight: (cell) => this.#match?.sight(cell) ?? [],
      playText: (text) => this.#playText(text),
      reasons: (code) => words.load(...reasonsOf(code)).catch(() => undefined),
      refused: ({ rule }) => emit(element, "bg-refused", { rule }),
      status: () => {
        const prompt = this.#match?.snapshot.scene.prompt;
        return host.status() ?? (prompt ? words.phrase(prompt) : "");
      },
      help: () => emit(element, "bg-help", {}),
      taken: (key) => host.taken(key),
      annotated: (notes) => this.#match?.drawings.set(this.#match.snapshot.node, notes),
    });
  }

  /** The plan and the view in space, in a game on several levels. */
  get pictures(): Pictures | null {
    return this.#pictures;
  }

  /** Puts a match on the board. */
  mount(match: Match): void {
    const { view, words } = this;
    this.#match = match;
    this.#furigoma?.element.remove();
    this.#furigoma = null;
    if (kinds.tiles && match.layout.kinds.length) {
      const throwChicks = () => this.#play("throw", "click");
      this.#furigoma = new kinds.tiles.Furigoma(words, () => view.pieces, throwChicks);
      view.fit.append(this.#furigoma.element);
    }
    if (kinds.levels && match.layout.camera === "levels") {
      const { element } = this.host;
      const load = () => part(() => import("../parts/space"));
      const pictures = new kinds.levels.Pictures(element, view, words, LEVELS, load);
      this.#pictures = pictures;
      this.#endings.push(() => pictures.destroy());
    }
    const changed = (event: Event) => this.#changed(match, event);
    match.addEventListener(MatchChange.type, changed);
    this.#endings.push(() => match.removeEventListener(MatchChange.type, changed));
    this.#ended = match.snapshot.scene.result !== null;
  }

  /** Lets go of the match, but leaves its picture. */
  unmount(): void {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#pictures = null;
    this.#match = null;
  }

  destroy(): void {
    this.unmount();
    this.view.destroy();
  }

  /** Shows the match as it stands. */
  show(animate: boolean): void {
    const match = this.#match;
    if (!match) return;
    const { scene, news, node } = match.snapshot;
    const { game, layout } = match;
    const model = flat({ game, layout, scene, choices: this.#choices, news });
    this.view.show(model, { animate });
    this.view.annotate(match.drawings.get(node) ?? []);
    this.#furigoma?.update(model);
    this.host.shown();
  }

  /** What can be done here now. */
  get #choices(): readonly Choice[] {
    return (this.host.plays() && this.#match?.snapshot.choices) || [];
  }

  #changed(match: Match, event: Event): void {
    const cause = event instanceof MatchChange ? event.cause : "edit";
    const via = event instanceof MatchChange ? event.via : "program";
    const { element } = this.host;
    this.host.changed();
    this.show(cause === "play" || cause === "navigate");
    const { node, ply, position, scene } = match.snapshot;
    if (cause === "play") {
      const code = match.moves().get(node)?.code ?? "";
      const chicks = parseFurigoma(code);
      if (chicks) this.#fall(match, chicks);
      emit(element, "bg-move", { code, via, position, ply });
    }
    if (cause === "navigate") emit(element, "bg-navigate", { node, ply, position });
    const { result } = scene;
    if (result && !this.#ended && cause !== "navigate") emit(element, "bg-end", { ...result });
    this.#ended = result !== null;
  }

  /** Shows how the chicks fell. */
  #fall(match: Match, chicks: readonly ("chick" | "hen")[]): void {
    const told = match.snapshot.news.map((phrase) => this.words.phrase(phrase));
    this.#furigoma?.fall(chicks, told.join(" "));
    this.view.focus();
  }

  #play(code: string, via: Via): void {
    try {
      this.#match?.play(code, via);
    } catch (thrown) {
      this.host.fail(GameError.from(thrown));
    }
  }

  /** Plays a move as a person writes it; null, or what is wrong with it in words. */
  async #playText(text: string): Promise<string | null> {
    const { words } = this;
    if (!this.#choices.length) {
      emit(this.host.element, "bg-locked", {});
      return words.text("board-no-moves");
    }
    try {
      this.#match?.playText(text);
      return null;
    } catch (thrown) {
      const { problem } = GameError.from(thrown);
      await words.load(...reasonsOf(problem.code)).catch(() => undefined);
      return words.problem(problem);
    }
  }
}

/** Boards above each other are taken apart. */
export const flat = (model: BoardModel): BoardModel =>
  kinds.levels && model.layout.camera === "levels" ? kinds.levels.Levels.flatten(model) : model;
