import type { Words } from "../../i18n/words";

/** What comes of a move that is written; `play` gives what is wrong with it in words, or null. */
interface Answer {
  play(text: string): Promise<string | null>;
  failed(reason: string): void;
  done(): void;
}

/**
 * Opens a field on the board in which a move is typed; Enter plays it, Esc leaves. What is wrong
 * stands below it.
 */
export function typeMove(
  host: HTMLElement,
  words: Words,
  begin: string,
  answer: Answer,
  wrong = "",
): void {
  const form = document.createElement("form");
  form.className = "typing";
  const label = document.createElement("label");
  label.textContent = words.text("board-type");
  const field = document.createElement("input");
  field.value = begin;
  field.autocomplete = "off";
  field.spellcheck = false;
  const reason = document.createElement("p");
  label.append(field);
  form.append(label, reason);
  const close = () => {
    if (form.isConnected) form.remove();
  };
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const text = field.value.trim();
    // The next move can be written while this one is played.
    close();
    answer.done();
    const failed = await answer.play(text);
    if (failed === null) return;
    answer.failed(failed);
    if (!host.querySelector("form")) typeMove(host, words, text, answer, failed);
  });
  form.addEventListener("keydown", (event) => {
    event.stopPropagation();
    if (event.key !== "Escape") return;
    close();
    answer.done();
  });
  field.addEventListener("blur", () => setTimeout(close));
  host.replaceChildren(form);
  field.focus();
  if (!wrong) return field.setSelectionRange(begin.length, begin.length);
  reason.textContent = wrong;
  field.setAttribute("aria-invalid", "true");
  field.select();
}
