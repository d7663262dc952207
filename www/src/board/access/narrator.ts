import type { Words } from "../../i18n/words";
import type { BoardState } from "../core/board-state";
import { type ChoiceNode, targets } from "../core/choices";
import type { Geometry } from "../core/geometry";
import type { BoardModel } from "../core/model";
import type { CellState } from "./grid";
import { cellLabels } from "./labels";
import { resultText } from "./result";
import { Announcer, spell, spellPhrase } from "./speech";

/** More cells than this are counted, and read out only when they are asked for. */
const MANY = 12;

/** What is told of the board in words to whoever does not see it. */
export class Narrator {
  readonly #announcer = new Announcer();
  readonly element = this.#announcer.element;

  constructor(
    private readonly words: Words,
    private readonly board: BoardState,
  ) {}

  say(text: string, urgent = false): void {
    this.#announcer.say(text, urgent);
  }

  /** Says something more. */
  add(text: string): void {
    this.#announcer.add(text);
  }

  /** Says what is new, where that is something else than before. */
  tellChange(old: BoardModel, model: BoardModel): void {
    // What is there from the beginning is no news.
    const begins = old.scene.phase === "loading";
    if (!begins && heard(old) !== heard(model)) this.tellLast(model);
  }

  /** The last action, and how the game ended. */
  tellLast(model: BoardModel): void {
    this.say(this.lastOf(model));
    this.tellResult(model);
  }

  /** The last action, in words. */
  lastOf({ news, scene }: BoardModel): string {
    const { words } = this;
    const told = news
      .map((phrase) => words.phrase(spellPhrase(phrase, this.board.settings.spelling)))
      .concat(scene.notes.map((note) => words.phrase(note)))
      .join(" ");
    return told || words.text("board-start");
  }

  /** How the game ended, where it has. */
  tellResult({ game, scene }: BoardModel): void {
    if (scene.result) this.say(resultText(this.words, game, scene.result), true);
  }

  tellConfirm(): void {
    this.say(this.words.text("board-confirm"));
  }

  tellMoves(node: ChoiceNode | undefined, all = false): void {
    this.say(this.movesOf(node, all));
  }

  /** How many cells can be gone to, and which; where they are too many to be listened to, on request. */
  movesOf(node: ChoiceNode | undefined, all = false): string {
    const { words } = this;
    const { spelling, letters } = this.board.settings;
    if (this.board.model?.ahead) return words.text("board-premove-where");
    const cells = node ? [...targets(node).keys()] : [];
    const count = cells.length;
    if (!count) return words.text("board-no-moves");
    if (count > MANY && !all)
      return words.text(letters ? "board-many" : "board-many-menu", { count });
    const spoken = cells.map((cell) => spell(cell, spelling)).join(", ");
    return words.text("board-moves", { count, cells: spoken });
  }

  /** What is told of every cell. */
  cellStates(model: BoardModel, geometry: Geometry): Map<string, CellState> {
    const { node, path, root } = this.board.chosen;
    const { spelling } = this.board.settings;
    const reach = path.length ? targets(node) : new Map<string, string | null>();
    const { ahead } = model;
    const labels = cellLabels(
      this.words,
      { marks: model.scene.marks, tokens: model.scene.tokens, ahead },
      geometry.cells.keys(),
      ahead ? new Map() : reach,
      spelling,
    );
    const states = new Map<string, CellState>();
    for (const [cell, label] of labels) {
      states.set(cell, {
        label,
        selected: path.some((step) => "cell" in step && step.cell === cell),
        disabled: !reach.has(cell) && !root.next.has(`c${cell}`),
      });
    }
    return states;
  }
}

/** What a person who does not see the board has to be told when it changes. */
function heard({ news, scene }: BoardModel): string {
  return JSON.stringify([news, scene.result]);
}
