import type { Messages } from "../../../i18n/messages";
import { sideName } from "../../../i18n/sides";
import type { Match } from "../../../game/match";
import type { ResultView } from "../../../generated/types/ResultView";
import type { ComputerOpponent } from "./computer-opponent";
import css from "./status.css?inline";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** Round a board without a page of its own: who plays, what is to be done, or how it ended. */
export class Status {
  readonly element = document.createElement("div");
  readonly #said = document.createElement("p");
  readonly #undo = document.createElement("button");
  readonly #again = document.createElement("button");
  /** The names of both sides, where anybody has signed. */
  readonly #players: readonly HTMLElement[];

  /**
   * `names` of both sides, empty where nobody has signed; `told` says how the game ended; without
   * `again`, which begins a new game, it is only looked at.
   */
  constructor(
    private readonly words: Messages,
    private readonly match: Match,
    private readonly opponent: ComputerOpponent | null,
    names: readonly string[],
    private readonly told: (result: ResultView) => string,
    again: (() => void) | null,
  ) {
    this.element.className = this.element.part.value = "status";
    this.element.append(this.#said);
    const signed = names.some(Boolean);
    this.#players = names.map((name, side) => {
      const player = document.createElement("span");
      player.className = `player s${side}`;
      const standard = words.text("play-side", { side: sideName(side) });
      if (signed) player.textContent = name || standard;
      return player;
    });
    if (!again) return;
    this.#undo.textContent = words.text("play-do-undo");
    this.#undo.addEventListener("click", () => {
      if (this.#canUndo) (opponent ?? match).undo();
    });
    this.#again.textContent = words.text("board-again");
    this.#again.addEventListener("click", again);
    this.element.append(this.#undo, this.#again);
  }

  /** Brings it up to date with the game; names stand in the slots of their sides. */
  update(near: Element, far: Element, bottom: number): void {
    const { words, match, opponent } = this;
    const { result, snapshot } = match;
    this.#said.textContent = result
      ? this.told(result)
      : opponent?.thinks
        ? words.text("board-thinking")
        : words.phrase(snapshot.scene.prompt);
    this.#undo.hidden = result !== null;
    this.#again.hidden = !result;
    // Not `disabled`: the button would lose the focus at the beginning of the game.
    this.#undo.setAttribute("aria-disabled", String(!this.#canUndo));
    for (const [side, player] of this.#players.entries()) {
      (side === bottom ? near : far).replaceChildren(player);
    }
  }

  get #canUndo(): boolean {
    return (this.opponent ?? this.match.live).canUndo;
  }

  remove(): void {
    for (const element of [this.element, ...this.#players]) element.remove();
  }
}
