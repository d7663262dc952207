// Loads one page in a browser with an empty cache and notes what came over the wire, in rounds.

import { Rounds, told } from "./rounds.mjs";

/** A page that asks for nothing for so many milliseconds and has no work left waits for answers. */
const QUIET = 150;
/** So long after its picture it is at rest: what it loads ahead has been asked for. */
const REST = 600;
/** A page that has not come to rest after so long never does. */
const PATIENCE = 60_000;
/** The emblem for the tab: the browser asks for it whenever it likes, and no page waits for it. */
const EMBLEM = /\/(?:favicon\.ico|icon\.svg)$/;

const VIEW = { width: 1280, height: 800 };

const sleep = (time) => new Promise((done) => setTimeout(done, time));

/** A game that was begun on the page for new games, as the tab keeps it, and its address. */
export async function begin(browser, site, game) {
  const context = await browser.newContext({ viewport: VIEW, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto(`${site}/#/new/${game}?at=table`);
  await page.getByRole("button", { name: "Start playing" }).click();
  await page.waitForURL(/#\/game\//);
  await page.locator("board-game").first().waitFor();
  const kept = await page.evaluate(() => Object.entries(sessionStorage));
  const address = new URL(page.url()).hash;
  await context.close();
  return { address, kept };
}

/**
 * The rounds of a page until it is at rest, and how many of them there were when its first picture was there. What comes
 * by itself later has come once `rested` says so. Bytes are those of the bodies as they were sent.
 */
export async function load(browser, url, { locale, shown, rested = shown, kept = [] }) {
  const context = await browser.newContext({
    viewport: VIEW,
    locale,
    reducedMotion: "reduce",
    // It begins when a page is at rest, and fetches what is needed without a network.
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    await page.addInitScript((entries) => {
      for (const [key, value] of entries) sessionStorage.setItem(key, value);
      window.boardsShown = 0;
      addEventListener("bg-ready", () => window.boardsShown++, true);
    }, kept);
    const session = await context.newCDPSession(page);
    const watched = await watch(session);
    const { rounds } = watched;
    const deadline = Date.now() + PATIENCE;
    const going = page.goto(url, { waitUntil: "commit" });
    while (!rounds.held && Date.now() < deadline) await sleep(1);
    rounds.answer();
    await going;
    let picture = 0;
    for (;;) {
      await quiet(page, watched, QUIET, deadline);
      if (!picture && (await page.evaluate(shown))) picture = rounds.answered.length;
      if (picture && !rounds.held) {
        await quiet(page, watched, REST, deadline);
        if (!rounds.held && (await page.evaluate(rested))) {
          return { rounds: rounds.answered, picture };
        }
      }
      if (Date.now() > deadline) {
        const pending = [...watched.underWay.values()].map(({ path }) => path).join(", ");
        const state = picture ? "does not come to rest" : "shows no picture";
        throw new Error(
          `${url} ${state}; under way: ${pending || "nothing"}\n${told(rounds.answered)}`,
        );
      }
      rounds.answer();
    }
  } finally {
    await context.close();
  }
}

/** Holds every request of a page; `events` counts what happens, `underWay` what is being answered. */
async function watch(session) {
  const rounds = new Rounds();
  const underWay = new Map();
  const asked = new Map();
  const watched = { rounds, underWay, events: 0 };
  session.on("Network.requestWillBeSent", ({ requestId, initiator }) => {
    watched.events++;
    asked.set(requestId, initiator);
  });
  session.on("Fetch.requestPaused", ({ requestId, networkId, request }) => {
    watched.events++;
    const answer = () => void session.send("Fetch.continueRequest", { requestId });
    const { pathname } = new URL(request.url);
    // Fonts stop here twice.
    if (EMBLEM.test(pathname) || underWay.has(networkId)) return answer();
    const entry = { path: pathname, bytes: 0, from: () => asker(asked.get(networkId)) };
    rounds.hold(entry, () => {
      underWay.set(networkId, entry);
      answer();
    });
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    watched.events++;
    const entry = underWay.get(requestId);
    const length = Object.entries(response.headers).find(
      ([name]) => name.toLowerCase() === "content-length",
    );
    if (entry) entry.bytes = Number(length?.[1] ?? 0);
  });
  const ended = ({ requestId }) => {
    watched.events++;
    underWay.delete(requestId);
  };
  session.on("Network.loadingFinished", ended);
  session.on("Network.loadingFailed", ended);
  await session.send("Network.enable");
  await session.send("Fetch.enable");
  return watched;
}

/** Who asked for a file: the page's own text, or a script. */
function asker(initiator) {
  if (!initiator) return "";
  for (let stack = initiator.stack; stack; stack = stack.parent) {
    const frame = stack.callFrames.find(({ url }) => url.startsWith("http"));
    if (frame) return new URL(frame.url).pathname;
  }
  return initiator.url?.startsWith("http") ? new URL(initiator.url).pathname : "";
}

/** Waits until everything under way has come and the page has nothing to do for some time. */
async function quiet(page, watched, time, deadline) {
  while (Date.now() < deadline) {
    const { events } = watched;
    await page.evaluate(async () => {
      // No frames: a page that waits for a style sheet makes none.
      for (let turn = 0; turn < 2; turn++)
        await new Promise((next) => requestIdleCallback(next, { timeout: 500 }));
    });
    await sleep(time);
    if (watched.events === events && watched.underWay.size === 0) return;
  }
}
