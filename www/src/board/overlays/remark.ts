/** A sentence over the plan, which moves nothing; it goes when it is closed or a hand goes on. */
export class Remark {
  readonly element = document.createElement("div");
  readonly #text = document.createElement("p");
  readonly #close = document.createElement("button");

  /** `close` is what the button is called. */
  constructor(close: string) {
    this.element.className = "space-fault";
    this.#text.setAttribute("role", "status");
    this.#close.type = "button";
    this.#close.textContent = "×";
    this.#close.setAttribute("aria-label", close);
    this.#close.addEventListener("click", () => this.say(""));
    // Presses here are none on the board.
    this.element.dataset["float"] = "";
    this.element.append(this.#text, this.#close);
    this.say("");
  }

  /** Says something, or (empty) nothing any more. */
  say(text: string): void {
    this.#text.textContent = text;
    this.#close.hidden = !text;
  }

  /** A press beside it: it has been read. */
  passBy({ target }: Event): void {
    if (!(target instanceof Node && this.element.contains(target))) this.say("");
  }
}
