import type { Words } from "../../i18n/words";
import { isDrawn } from "../canvas/drawings/registry";
import { picture } from "../canvas/svg";
import type { BoardState } from "../core/board-state";
import { setsOf } from "../core/taste";

/** Buttons below the board for what is no cell. */
export class CommandBar {
  readonly element = document.createElement("div");

  /** `offered` says that a part of the board has a button of its own. */
  constructor(
    private readonly words: Words,
    private readonly board: BoardState,
    private readonly offered: (command: string) => boolean,
  ) {
    this.element.className = "commands";
  }

  update(): void {
    const { board } = this;
    const buttons = [...board.chosen.root.next.values()].flatMap(({ step }) => {
      // A page may have a place for all commands.
      if (!("command" in step) || !board.settings.commands || this.offered(step.command)) return [];
      const button = this.#button(step.command);
      button.addEventListener("click", () => board.dispatch({ type: "mean", step }));
      return [button];
    });
    if (buttons.length || this.element.childElementCount) this.element.replaceChildren(...buttons);
  }

  /** A promotion shows its piece; what has a short name is read aloud by its long one. */
  #button(command: string): HTMLButtonElement {
    const { words } = this;
    const { model } = this.board;
    const button = document.createElement("button");
    button.type = "button";
    const name = words.text(`${model?.game ?? ""}-step-${command}`);
    const piece = /^become-(.+)/.exec(command)?.[1] ?? "";
    const short = `${model?.game ?? ""}-step-${command}.short`;
    if (isDrawn(piece))
      button.append(picture(piece, model?.scene.turn.side ?? 0, setsOf(this.board.settings)));
    else button.textContent = words.has(short) ? words.text(short) : name;
    if (button.textContent !== name) {
      button.setAttribute("aria-label", name);
      button.title = name;
    }
    return button;
  }
}
