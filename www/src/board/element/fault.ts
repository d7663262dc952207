import type { GameError } from "../../game-error";
import type { Language } from "../../i18n/language";
import { messagesOf, reasonsOf } from "../../i18n/messages";
import { isMissingPart, type Remedy } from "../../loading/part";

/** What is wrong in the words of a language. */
export async function explain(wrong: GameError, language: Language): Promise<string> {
  const words = messagesOf(language);
  // Those for what cannot be loaded are there; without others it is told less well, but told.
  if (!isMissingPart(wrong)) {
    await words.load("board", ...reasonsOf(wrong.code)).catch(() => undefined);
  }
  return words.problem(wrong.problem);
}

/** What is wrong, in words below the board, and what can be done: only the latest, and only while it is so. */
export class Fault {
  readonly element = document.createElement("p");
  /** Counts what was wrong: words that come too late are dropped. */
  #turn = 0;

  constructor() {
    this.element.className = this.element.part.value = "fault";
    this.element.setAttribute("role", "alert");
  }

  clear(): void {
    this.#turn++;
    this.element.textContent = "";
  }

  /** Resolves with the words in which it was said; with null when it is past before that. */
  async show(wrong: GameError, language: Language, remedy: Remedy | null): Promise<string | null> {
    const turn = ++this.#turn;
    const message = await explain(wrong, language);
    if (turn !== this.#turn) return null;
    this.element.lang = language;
    this.element.textContent = message;
    if (remedy) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = messagesOf(language).text(remedy.label);
      button.addEventListener("click", remedy.run);
      this.element.append(" ", button);
    }
    return message;
  }
}
