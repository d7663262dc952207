import type { Arg } from "../../generated/types/Arg";
import type { Phrase } from "../../generated/types/Phrase";
import type { Spelling } from "../core/model";

const ALPHABETS: Readonly<Record<Exclude<Spelling, "plain">, string>> = {
  nato: "alpha bravo charlie delta echo foxtrot golf hotel india juliett kilo lima",
  anna: "anna bella cesar david eva felix gustav hector ida juliet karl ludwig",
  czech: "Adam Božena Cyril David Emil František Gustav Helena Ivan Josef Karel Ludvík",
};

/** The name of a cell as it is to be spoken: `e4` is `Emil 4` in Czech spelling. */
export function spell(cell: string, spelling: Spelling): string {
  if (spelling === "plain") return cell;
  const names = ALPHABETS[spelling].split(" ");
  return cell
    .replace(/[a-l]/gi, (letter) => ` ${names[letter.toLowerCase().charCodeAt(0) - 97] ?? letter} `)
    .trim()
    .replace(/\s+/g, " ");
}

/** The same sentence with its cells spelled out. */
export function spellPhrase(phrase: Phrase, spelling: Spelling): Phrase {
  if (spelling === "plain") return phrase;
  const args = Object.entries(phrase.args).map(([name, arg]): [string, Arg] => [
    name,
    "cell" in arg ? { text: spell(arg.cell, spelling) } : arg,
  ]);
  return { code: phrase.code, args: Object.fromEntries(args) };
}

/** Two live regions: one waits for a pause, one interrupts. */
export class Announcer {
  readonly element = document.createElement("div");
  readonly #polite = region("status", "polite");
  readonly #assertive = region("alert", "assertive");

  /** What has been said just now, as long as nobody can have heard it. */
  #unheard = "";

  constructor() {
    this.element.className = "hidden";
    this.element.append(this.#polite, this.#assertive);
  }

  say(text: string, urgent = false): void {
    if (!text) return;
    const element = urgent ? this.#assertive : this.#polite;
    // The same sentence twice is news as well: it has to differ for screen readers.
    element.textContent = element.textContent === text ? `${text}\u00a0` : text;
    if (urgent) return;
    this.#unheard = text;
    queueMicrotask(() => (this.#unheard = ""));
  }

  /** Says something more: behind what has been said just now, which it would else replace. */
  add(text: string): void {
    this.say([this.#unheard, text].filter(Boolean).join(" "));
  }
}

function region(role: string, live: string): HTMLElement {
  const element = document.createElement("div");
  element.setAttribute("role", role);
  element.setAttribute("aria-live", live);
  return element;
}
