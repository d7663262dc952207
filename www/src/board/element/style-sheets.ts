import type { Taste } from "../core/taste";

/** The style sheets in the shadow tree of an element. */
export class StyleSheets {
  /** How the board looks, and what stands round it. */
  readonly #lasting: Set<CSSStyleSheet>;
  #kind: readonly CSSStyleSheet[] = [];
  /** What the board is made of, over all others. */
  #look: CSSStyleSheet | null = null;
  /** What was put on last; null for what is usual. */
  worn: Taste | null = null;

  constructor(
    private readonly root: ShadowRoot,
    sheet: CSSStyleSheet,
  ) {
    this.#lasting = new Set([sheet]);
    this.wear([]);
  }

  /** What is added stays; it is put on with the next ones of a game. */
  add(...sheets: readonly (CSSStyleSheet | undefined)[]): void {
    for (const sheet of sheets) if (sheet) this.#lasting.add(sheet);
  }

  /** Puts on at once what stays. */
  put(sheet: CSSStyleSheet): void {
    this.add(sheet);
    this.wear(this.#kind);
  }

  /** Puts on what the board is made of, in the place of the one before. */
  dress(taste: Taste, sheet: CSSStyleSheet | null): void {
    this.worn = taste;
    this.#look = sheet;
    this.wear(this.#kind);
  }

  /** Puts on all, with those of a kind of game in the place of the last one's. */
  wear(kind: readonly CSSStyleSheet[]): void {
    this.#kind = kind;
    const { adoptedStyleSheets: worn } = this.root;
    const sheets = [...this.#lasting, ...kind, ...(this.#look ? [this.#look] : [])];
    // The same ones put on again would cost the browser a look at every element in here.
    if (worn.length !== sheets.length || sheets.some((one, at) => one !== worn[at])) {
      this.root.adoptedStyleSheets = sheets;
    }
  }
}
