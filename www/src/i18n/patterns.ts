import type { Language } from "./language";
import type { Packed, PackedChoice, PackedPattern, PackedPiece } from "./packed";

/** What messages are told besides their ids. */
export type Variables = Readonly<Record<string, string | number>>;

/** The packed messages of one language, and what they say: as Fluent says the same messages. */
export class Patterns {
  /** Of messages by id, of attributes by "id.attribute". */
  readonly #patterns = new Map<string, PackedPattern>();
  #plurals: Intl.PluralRules | null = null;
  #numbers: Intl.NumberFormat | null = null;

  constructor(private readonly language: Language) {}

  add(packed: Packed): void {
    let message = "";
    for (let at = 0; at < packed.length; at += 2) {
      const [id, pattern] = [packed[at] as string, packed[at + 1] as PackedPattern | 0];
      const whole = id[0] === "." ? message + id : (message = id);
      if (pattern !== 0) this.#patterns.set(whole, pattern);
    }
  }

  has(id: string): boolean {
    return this.#patterns.has(id);
  }

  /** What a message says; each fault is told, and its place shows a name in braces. */
  say(id: string, variables: Variables, fault: (what: string) => void): string {
    const text = (pattern: PackedPattern): string =>
      typeof pattern === "string" ? pattern : pattern.map(piece).join("");
    const message = (name: string): string => {
      const pattern = this.#patterns.get(name);
      if (pattern !== undefined) return text(pattern);
      fault(`no message ${name}`);
      return `{${name}}`;
    };
    const piece = (packed: PackedPiece): string => {
      if (typeof packed === "string") return packed;
      const [name, ...choice] = packed;
      if (name === 0) return message(packed[1] as string);
      // Names of variables may be those of properties that every object has.
      const value = Object.hasOwn(variables, name) ? variables[name] : undefined;
      if (value === undefined) fault(`no variable ${name}`);
      const [keys, patterns] = choice as [PackedChoice[1]?, PackedChoice[2]?];
      if (keys && patterns) return text(patterns[this.#fits(keys, value)] as PackedPattern);
      return typeof value === "number" ? this.#number(value) : (value ?? `{$${name}}`);
    };
    return message(id);
  }

  /** Reads the rules of numbers of the language, which takes long. */
  warm(): void {
    this.#plural(1);
    this.#number(1);
  }

  /** The key that fits a value, or the last: numbers have a number, or a plural such as "few". */
  #fits(keys: PackedChoice[1], value: string | number | undefined): number {
    const fits = (key: string | number) =>
      key === value ||
      (typeof value === "number" && typeof key === "string" && key === this.#plural(value));
    const at = keys.findIndex(fits);
    return at < 0 ? keys.length - 1 : at;
  }

  #plural(number: number): string {
    return (this.#plurals ??= new Intl.PluralRules(this.language)).select(number);
  }

  #number(number: number): string {
    return (this.#numbers ??= new Intl.NumberFormat(this.language)).format(number);
  }
}
