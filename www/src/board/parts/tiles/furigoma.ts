import type { Words } from "../../../i18n/words";
import type { BoardModel } from "../../core/model";
import { picture } from "../../canvas/svg";
import css from "./throw.css?inline";

export const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const CHICKS = 5;
type Face = "chick" | "hen";
/** Milliseconds from the throw until what fell is taken away. */
const SHOWN = 4200;

/** Five chicks over the board, thrown for who begins: first with a button, then as they fell. */
export class Furigoma {
  readonly element = document.createElement("div");
  readonly #words: Words;
  readonly #sets: () => string;
  readonly #throw: () => void;
  #timer = 0;

  constructor(words: Words, sets: () => string, throwChicks: () => void) {
    this.#words = words;
    this.#sets = sets;
    this.#throw = throwChicks;
    this.element.className = "furigoma";
    this.element.hidden = true;
    // Presses here are none on the board.
    this.element.dataset["float"] = "";
    this.element.addEventListener("pointerdown", () => this.#dismiss());
  }

  /** Offers the throw where it is the only thing to do. */
  update(model: BoardModel): void {
    const offered = model.choices.some(({ code }) => code === "throw");
    const shown = !this.element.hidden;
    if (!offered) {
      if (shown && !this.#timer) this.#hide();
      return;
    }
    if (shown && !this.#timer) return;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.#words.text(`${model.game}-step-throw`);
    button.addEventListener("click", () => this.#throw());
    this.#show("offer", Array<Face>(CHICKS).fill("chick"), button);
  }

  /** Lets the chicks fall. */
  fall(faces: readonly Face[], told: string): void {
    const text = document.createElement("p");
    text.textContent = told;
    // The live region says it.
    text.setAttribute("aria-hidden", "true");
    this.#show("fall", faces, text);
    this.#timer = window.setTimeout(() => this.#hide(), SHOWN);
  }

  #show(name: string, faces: readonly Face[], below: HTMLElement): void {
    this.#hide();
    const row = document.createElement("div");
    row.className = `chicks ${name}`;
    row.setAttribute("aria-hidden", "true");
    for (const [at, face] of faces.entries()) {
      const chick = document.createElement("div");
      chick.className = "chick";
      chick.dataset["face"] = face;
      chick.style.setProperty("--bg-at", String(at));
      // Whole turns in the air, and half a turn more for a hen.
      chick.style.setProperty("--bg-angle", `${1080 + (face === "hen" ? 180 : 0)}deg`);
      const sets = this.#sets();
      chick.append(picture("chick", 0, sets), picture("hen", 0, sets));
      row.append(chick);
    }
    this.element.replaceChildren(row, below);
    this.element.hidden = false;
  }

  #dismiss(): void {
    if (this.#timer) this.#hide();
  }

  #hide(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.element.hidden = true;
    this.element.replaceChildren();
  }
}
