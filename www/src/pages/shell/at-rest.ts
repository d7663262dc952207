import { holdRelease, notKept, releaseOf, tidy } from "../../offline/release";
import { keepGames, onWaiting, registered } from "../../offline/worker";
import { offerRelease } from "./release-notice";

/** Milliseconds after which a game that was opened is at rest, too. */
const SETTLED = 3000;

const RULES = /\/([a-z-]+)_bg-[^/]*\.wasm$/;

/** Begins to keep the site for a time without a network: the pages, and the games that somebody opens. */
export async function atRest(): Promise<void> {
  if (notKept()) return;
  const { serviceWorker } = navigator;
  // Who saves data is asked in the settings.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData && !serviceWorker.controller) return;
  const registration = await registered();
  if (!registration) return;
  const own = releaseOf(document);
  holdRelease(own);
  onWaiting(registration, offerRelease);
  const settled = serviceWorker.controller && !registration.waiting && !registration.installing;
  if (settled) await tidy(own);
  keepPlayed();
}

/** Keeps each game whose rules are loaded. */
function keepPlayed(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const seen = new Set<string>();
  new PerformanceObserver((list) => {
    const before = seen.size;
    for (const { name } of list.getEntries()) {
      const [, game] = RULES.exec(name) ?? [];
      if (game) seen.add(game);
    }
    if (seen.size === before) return;
    clearTimeout(timer);
    // What cannot be kept now is asked for with the next game, and in the settings.
    timer = setTimeout(() => keepGames([...seen]).catch(() => undefined), SETTLED);
  }).observe({ type: "resource", buffered: true });
}
