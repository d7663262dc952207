import { isDrawn, promotionOf } from "../canvas/drawings/registry";
import type { Step } from "../../generated/types/Step";
import type { Words } from "../../i18n/words";
import type { Popover } from "./popover";
import type { State } from "../core/interaction";
import type { Geometry } from "../core/geometry";
import type { BoardModel } from "../core/model";
import { targets } from "../core/choices";
import { meanings, otherCounts } from "../core/walks";
import { picture } from "../canvas/svg";

/** What is on the board when a choice is offered. */
export interface Moment {
  readonly model: BoardModel;
  readonly geometry: Geometry;
  readonly state: State;
  /** The sets of pictures in use. */
  readonly sets: string;
  /** Class names for the button of an option that shows a piece. */
  styleOf(option: string): string;
  /** Counts that need no answer are offered only where a finger or keys ask. */
  readonly offers: boolean;
}

/** Counts and options, where a person has to say what is meant or may say it. */
export class Chooser {
  /** `mean` is told what the person says; `leave` gives the focus back to the board. */
  constructor(
    private readonly popover: Popover,
    private readonly words: Words,
    private readonly mean: (step: Step) => void,
    private readonly leave: () => void,
  ) {}

  /** Offers what there is to choose now, in place of what was offered. */
  show(moment: Moment | null): void {
    const held = this.popover.focused;
    this.popover.clear();
    const offered = moment !== null && this.#offer(moment);
    if (!held) return;
    // What had the focus is gone; the same choice goes on where it was.
    if (offered) this.popover.take();
    else this.leave();
  }

  /** Gives the focus to what is offered, and says it in words; nothing where nothing is. */
  take(): string {
    const choices = this.popover.take().join(", ");
    return choices && this.words.text("board-choices", { question: this.popover.label, choices });
  }

  /** Whether anything was offered. */
  #offer(moment: Moment): boolean {
    const { geometry, state, offers } = moment;
    const { node, path, root, press } = state;
    const cells = path.flatMap((step) => ("cell" in step ? [step.cell] : []));
    const cell = cells.at(-1);
    if (cell === undefined || node.choice || press) return false;
    const { words } = this;
    const options = meanings(node).flatMap((step) =>
      "option" in step ? [this.#optionButton(step.option, moment)] : [],
    );
    if (options.length) {
      this.popover.choose(geometry, cell, words.text("board-choose"), cells, options);
      return true;
    }
    const waiting = meanings(node).length > 0;
    const chosen = path.find((step) => "count" in step);
    const counts = waiting
      ? meanings(node).flatMap((step) => ("count" in step ? [step.count] : []))
      : otherCounts(root, path);
    if (counts.length < 2 || !(waiting || offers)) return false;
    const buttons = counts.map((count) => ({
      text: String(count),
      name: words.text("board-take", { count }),
      pressed: !!chosen && "count" in chosen && chosen.count === count,
      press: () => this.#choose({ count }),
    }));
    this.popover.choose(geometry, cell, words.text("board-count"), targets(node).keys(), buttons);
    return true;
  }

  #choose(step: Step): void {
    this.mean(step);
    this.leave();
  }

  /** A piece to choose is shown as such: one for promotion in its own colour. */
  #optionButton(option: string, moment: Moment) {
    const { model, sets } = moment;
    const text = this.words.text(`${model.game}-step-${option}`);
    const press = () => this.#choose({ option });
    const { side } = model.scene.turn;
    const face = faceOf(option, moment);
    if (face) {
      const made = picture(face, side, sets);
      return { text: "", name: text, picture: made, style: "man tile", press };
    }
    if (!isDrawn(option)) return { text, press };
    const style = `man ${moment.styleOf(option)}`.trim();
    return { text: "", name: text, picture: picture(option, side, sets), style, press };
  }
}

/** A tile that may be turned over: the face that an option would leave on top. */
function faceOf(option: string, { model, state }: Moment): string | null {
  const [first] = state.path;
  const from = first && "cell" in first ? first.cell : null;
  const kind = model.scene.tokens.find(({ cell }) => cell === from)?.kind ?? "";
  const promoted = promotionOf(kind);
  if (option === "promote") return promoted;
  return option === "stay" && promoted ? kind : null;
}
