import { GameError } from "../../game-error";
import type { Choice } from "../../generated/types/Choice";
import type { Match } from "../../game/match";
import { MatchChange } from "../../game/match-change";
import { type Messages, reasonsOf } from "../../i18n/messages";
import { part } from "../../loading/part";
import type { Step } from "../../generated/types/Step";
import type { Spot } from "../core/interaction";
import type { Via } from "../core/model";
import type { Later } from "../later/needs";
import { BoardView } from "../view";
import { emit } from "./events";
import { ownGame } from "./own";
import { partOf } from "./parts";
import type { MoveVia } from "./public";
import type { Premove } from "./premove";
import type { StyleSheets } from "./style-sheets";

/** What was chosen on a board when its place was taken by one in another language. */
interface Held {
  readonly match: Match | null;
  readonly path: readonly Step[];
}

/** What a page says of what is touched on its board; without it nothing explains itself. */
export interface Explaining {
  sign?: (spot: Spot, again?: boolean) => string | null | undefined;
}

/** What the element decides about the board inside it. */
export interface GameBoardHost {
  readonly element: HTMLElement & Explaining;
  /** What is chosen on the first picture. */
  readonly held: Held | null;
  /** Whether moves can be made here now. */
  plays(): boolean;
  /** Whether a move can be chosen ahead. */
  waits(): boolean;
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
  /** The match on view, also after it was let go. */
  #shown: Match | null = null;
  #needed: readonly Later[] = [];
  #ended = false;
  /** What is chosen while somebody waits, once somebody does. */
  #premove: Premove | null = null;

  constructor(
    frame: HTMLElement,
    sheets: StyleSheets,
    readonly words: Messages,
    readonly host: GameBoardHost,
  ) {
    const { element } = host;
    this.view = new BoardView(frame, {
      words,
      partOf,
      needed: () => this.#needed,
      wordsLater: (names, urgent) => {
        const said = !words.areHere(...names) && words.load(...names);
        // What people do with one board would hold up the first picture of another.
        const own = ownGame();
        const others = urgent ? own?.pictures.ending : own?.resting();
        return said || others ? Promise.all([said, others]) : null;
      },
      wear: (sheet) => sheets.put(sheet),
      failed: (error) => host.fail(error),
      choose: (code, via) => this.play(code, via),
      explain: (steps) => {
        // Where nothing can be done now, the page knows why.
        if (!this.choices.length) {
          emit(element, "bg-locked", {});
          return null;
        }
        return this.#match?.explain(steps.map(this.#restore)) ?? null;
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
      cancel: () => this.cancelPremove(),
      sign: (spot, again) => host.element.sign?.(spot, again),
      annotated: (notes) => this.#match?.drawings.set(this.#match.snapshot.node, notes),
    });
  }

  get match(): Match | null {
    return this.#match;
  }

  /** Puts a match on the board. */
  mount(match: Match, needed: readonly Later[]): void {
    this.#match = match;
    this.#needed = needed;
    match.addEventListener(MatchChange.type, this.#changed);
    this.#ended = match.snapshot.scene.result !== null;
  }

  /** Lets go of the match, but leaves its picture. */
  unmount(): void {
    this.#match?.removeEventListener(MatchChange.type, this.#changed);
    this.#match = null;
  }

  destroy(): Held {
    this.unmount();
    this.view.destroy();
    return { match: this.#shown, path: this.view.held };
  }

  /** Shows the match as it stands. */
  show(animate: boolean): void {
    const match = this.#match;
    if (!match) return;
    const { scene, news, node } = match.snapshot;
    const { game, layout } = match;
    const premove = this.#premove;
    const choices = this.host.plays() ? this.choices : (premove?.choices ?? []);
    const ahead = premove && this.host.waits() ? { ahead: premove.cells } : {};
    this.view.show({ game, layout, scene, choices, news, ...ahead }, { animate });
    this.view.annotate(match.drawings.get(node) ?? []);
    const { held } = this.host;
    if (!this.#shown && held?.match === match) this.view.held = held.path;
    this.#shown = match;
    this.host.shown();
  }

  /** What can be done here now. */
  get choices(): readonly Choice[] {
    return (this.host.plays() && this.#match?.snapshot.choices) || [];
  }

  /** A step of what is shown, as the rules know it. */
  readonly #restore = (step: Step): Step => {
    const parts = this.#match?.layout.parts ?? [];
    return parts.reduce((made, name) => partOf(name).restore?.(made) ?? made, step);
  };

  readonly #changed = (event: Event): void => {
    const match = this.#match;
    if (!match) return;
    const cause = event instanceof MatchChange ? event.cause : "edit";
    const via = event instanceof MatchChange ? event.via : "program";
    const { element } = this.host;
    this.host.changed();
    this.show(cause === "play" || cause === "navigate");
    if (this.#premove) this.#premove.look();
    else if (this.host.waits()) void this.turn();
    const { news, node, ply, position, scene } = match.snapshot;
    if (cause === "play") {
      const code = match.moves().get(node)?.code ?? "";
      this.view.played(code, news.map((phrase) => this.words.phrase(phrase)).join(" "));
      emit(element, "bg-move", { code, via, position, ply });
    }
    if (cause === "navigate") emit(element, "bg-navigate", { node, ply, position });
    const { result } = scene;
    if (result && !this.#ended && cause !== "navigate") emit(element, "bg-end", { ...result });
    this.#ended = result !== null;
  };

  /** Whether the page lets a person make this move. */
  allows(code: string, via: MoveVia): boolean {
    if (!this.#match) return false;
    const { ply, position, scene } = this.#match.snapshot;
    const detail = { code, via, side: scene.turn.side, ply: ply + 1, position };
    return emit(this.host.element, "bg-before-move", detail);
  }

  /** Somebody waits for the program, or does no more, or can move again. */
  async turn(): Promise<void> {
    if (this.host.waits() && !this.#premove) {
      const come = await part(() => import("./premove")).catch(() => null);
      this.#premove ??= come && come.premoveOn(this);
    }
    this.show(false);
    this.#premove?.look();
  }

  /** The same, but not before the first picture, which the page has asked for with the same breath. */
  turnLater(): void {
    requestAnimationFrame(() => setTimeout(() => void this.turn()));
  }

  /** Takes back what was chosen ahead; false where nothing was. */
  cancelPremove(): boolean {
    return this.#premove?.cancel() ?? false;
  }

  /** Plays a move that a person has chosen, or chooses it ahead. */
  play(code: string, via: Via): void {
    if (!this.host.plays()) return this.#premove?.choose(code);
    // The picture shows a piece that was dropped where it stood.
    if (!this.allows(code, via)) return this.show(false);
    try {
      this.#match?.play(code, via);
    } catch (thrown) {
      this.host.fail(GameError.from(thrown));
    }
  }

  /** Plays a move as a person writes it; null, or what is wrong with it in words. */
  async #playText(text: string): Promise<string | null> {
    const { match } = this;
    const node = match?.snapshot.node;
    try {
      const { playTyped } = await part(() => import("./typed"));
      return await playTyped(this, text, { match, node });
    } catch (thrown) {
      return this.words.problem(GameError.from(thrown).problem);
    }
  }
}
