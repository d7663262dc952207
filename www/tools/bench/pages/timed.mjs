// Loads a page as a slow phone in a middling network does, with an empty cache.

import { before, compare, firstPicture } from "./film.mjs";

const NETWORK = {
  offline: false,
  latency: 60,
  downloadThroughput: 9e6 / 8,
  uploadThroughput: 9e6 / 8,
};
const SLOWER = 4;

const VIEW = { width: 640, height: 800 };
/** The screen of a page that says it is ready may change for so long. */
const SETTLING = 2500;
const PATIENCE = 90_000;

/** A page with an empty cache in a browser of its own, slowed down; `ready` counts boards that say they are there. */
export async function open(
  browser,
  { locale = "en-GB", kept = [], view = VIEW, slow = true } = {},
) {
  const context = await browser.newContext({ viewport: view, locale, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
    // When each board was there, painted: milliseconds since the page was asked for.
    window.boardsShown = [];
    const painted = () => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => window.boardsShown.push(performance.now()));
      port1.start();
      requestAnimationFrame(() => port2.postMessage(null));
    };
    addEventListener("bg-ready", painted, true);
    // When the home page first put a board where an emblem was, on the clock of frames.
    window.cameByItself = null;
    new MutationObserver((_, observer) => {
      window.cameByItself = (performance.timeOrigin + performance.now()) / 1000;
      observer.disconnect();
    }).observe(document, { subtree: true, attributeFilter: ["data-shown"] });
    window.joclyShown = painted;
  }, kept);
  const session = await context.newCDPSession(page);
  const loaded = { bytes: 0, requests: 0, began: 0 };
  session.on("Network.requestWillBeSent", ({ request, wallTime }) => {
    if (request.url.startsWith("http")) loaded.requests++;
    loaded.began ||= wallTime;
  });
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    loaded.bytes += encodedDataLength;
  });
  await session.send("Network.enable");
  if (slow) {
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  }
  return { context, page, session, loaded };
}

/**
 * Milliseconds until the screen of a page shows its picture, and what was loaded for it. With `rested` also until it shows
 * what comes to it by itself, which is no part of its picture: of that all counts that stands before.
 */
export async function timed(browser, judge, url, { shown, rested, ...how }) {
  const { context, page, session, loaded } = await open(browser, how);
  try {
    const frames = [];
    session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      frames.push({ data, time: metadata.timestamp });
      session.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
    });
    await session.send("Page.startScreencast", { format: "jpeg", quality: 60 });
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction(shown, undefined, { timeout: PATIENCE, polling: 100 });
    const { bytes, requests } = loaded;
    if (rested) await page.waitForFunction(rested, undefined, { timeout: PATIENCE, polling: 100 });
    const all = { bytes: loaded.bytes, requests: loaded.requests };
    await page.waitForTimeout(SETTLING);
    await session.send("Page.stopScreencast");
    const timeOf = async (film) => {
      const differences = await compare(
        judge,
        film.map(({ data }) => data),
      );
      return (film[firstPicture(differences)].time - loaded.began) * 1000;
    };
    if (!rested) return { time: await timeOf(frames), bytes, requests };
    const came = await page.evaluate(() => window.cameByItself);
    const time = await timeOf(before(frames, came));
    return { time, bytes, requests, rest: { time: await timeOf(frames), ...all } };
  } finally {
    await context.close();
  }
}
