// Loads a page as a slow phone in a middling network does, with an empty cache.

import { compare, firstPicture } from "./film.mjs";

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

/** Milliseconds until the screen of a page shows its picture, and what was loaded for it. */
export async function timed(browser, judge, url, { shown, ...how }) {
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
    await page.waitForTimeout(SETTLING);
    await session.send("Page.stopScreencast");
    const film = frames.map(({ data }) => data);
    const picture = frames[firstPicture(await compare(judge, film))];
    return { time: (picture.time - loaded.began) * 1000, bytes, requests };
  } finally {
    await context.close();
  }
}
