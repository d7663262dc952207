import { app } from "../../app/context";
import { GameError } from "../../game-error";
import { isMissingPart, type Remedy, remedyOf } from "../../loading/part";
import type { PlayHost } from "./host";

/** Milliseconds that a passing message stays. */
const PASSING = 4000;

/** An answer to something that was asked for. */
export interface Message {
  readonly text: string;
  /** What could be done about it. */
  readonly remedy?: Remedy;
  /** What else can be done instead, the usual last. */
  readonly ways?: readonly Remedy[];
}

/** What is said where the game says what is to be done, until something else happens. */
export class StatusMessage {
  #message: Message | null = null;
  /** The section of the rules that forbade the last attempt. */
  #rule = "";

  constructor(private readonly page: Pick<PlayHost, "sheet" | "view" | "requestUpdate">) {}

  get current(): Message | null {
    return this.#message;
  }

  get rule(): string {
    return this.#rule;
  }

  #set(message: Message | null): void {
    this.#message = message;
    this.page.requestUpdate();
  }

  clear(): void {
    this.#set(null);
  }

  /** Something else happened: neither message nor rule is about the game as it is now. */
  reset(): void {
    this.#rule = "";
    this.clear();
  }

  /** Leads to the sentence of the rules that forbids what was tried. */
  refused(rule: string): void {
    this.#rule = rule;
    this.clear();
  }

  /** Says something, and shows it. */
  show(message: Message, urgent = false): void {
    this.#set(message);
    this.page.sheet.open = false;
    this.page.view?.say(message.text, urgent);
  }

  /** Says something that need not be kept in sight. */
  mention(text: string): void {
    const message = { text };
    this.show(message);
    setTimeout(() => {
      if (this.#message === message) this.clear();
    }, PASSING);
  }

  /** Says what went wrong; what failed for want of a part can be tried `again`. */
  async fail(thrown: unknown, again: () => void): Promise<void> {
    const error = GameError.from(thrown);
    const text = await app.explain(error);
    this.show(isMissingPart(error) ? { text, remedy: remedyOf(error, again) } : { text }, true);
  }
}
