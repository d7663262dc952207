import type { Words } from "../../i18n/words";

/** Opens a field on the board in which a move is typed; Enter plays it, Esc leaves. */
export function typeMove(
  host: HTMLElement,
  words: Words,
  begin: string,
  answer: {
    play(text: string): Promise<string | null>;
    failed(reason: string): void;
    done(): void;
  },
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
    const failed = await answer.play(field.value.trim());
    if (failed === null) {
      close();
      return answer.done();
    }
    reason.textContent = failed;
    field.setAttribute("aria-invalid", "true");
    field.select();
    answer.failed(failed);
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
  field.setSelectionRange(begin.length, begin.length);
}
