import { app } from "../../app/context";
import { navigationOf, type PlayAction, rankOf } from "./actions";
import { command } from "./command";
import type { PlayHost } from "./host";

type Run = () => unknown;

/** WCAG 2.1.4: a key that types a character is a command only while people want such. */
const isLetter = (key: string): boolean => key.length === 1 && key !== " ";

/** Keys for what stands in the menu, which comes later than the first press may. */
const menuKeysOf = (page: PlayHost): readonly Pick<PlayAction, "keys" | "run">[] => [
  { keys: ["f"], run: command(({ flip }) => flip(page)) },
  { keys: ["?"], run: command(({ showKeys }) => showKeys(page)) },
];

/** What every key does here and now. */
export function shortcutsOf(page: PlayHost): ReadonlyMap<string, Run> {
  const { assistant, sheet } = page;
  const keys = new Map<string, Run>();
  const all = [...rankOf(page), ...menuKeysOf(page), ...navigationOf(page)];
  for (const { keys: own = [], run } of all) {
    for (const key of own) if (app.settings.keys || !isLetter(key)) keys.set(key, run);
  }
  if (page.view?.isAhead) keys.set("Escape", () => page.view?.cancelPremove());
  if (assistant.preview) keys.set("Escape", () => assistant.loaded?.assistant.leavePreview());
  if (sheet.open) keys.set("Escape", () => (sheet.open = false));
  keys.set(" ", () => void page.view?.space());
  return keys;
}

/** Does what a key is for, unless it belongs to a field, a dialog or a button. */
export function pressKey(page: PlayHost, event: KeyboardEvent, path: readonly EventTarget[]): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.defaultPrevented || document.querySelector("dialog[open]")) return;
  // What comes here the board had no use for; fields keep all their keys.
  const inField = path.some(
    (node) => node instanceof HTMLElement && node.matches("input, textarea, select"),
  );
  if (inField) return;
  const run = shortcutsOf(page).get(event.key);
  if (!run) return;
  // A button that has the focus is pressed by the space bar.
  const [target] = path;
  if (event.key === " " && target instanceof Element && target.matches("button, a, summary")) {
    return;
  }
  event.preventDefault();
  void page.try(run);
}
