// The service worker of the site: keeps the files of one release, and answers from them. The build writes `RELEASE`
// before it, and `NAMED`, the files outside of `assets`; beside it the list of all files: [name, size, game or ""].

const { scope } = registration;
/** Caches belong to a host: another folder of it may hold another copy of the site. */
const OURS = `klubovna ${scope} `;
const NAME = OURS + RELEASE;
const LIST = `${scope}release.json`;
/** Which games are kept besides the pages: a cache and its only entry, which outlive releases. */
const WANTED = `${OURS}games`;
const GAMES = `${scope}?games`;

const wanted = async () => {
  const answer = await caches.match(GAMES, { cacheName: WANTED });
  return answer ? answer.json() : [];
};

const want = async (games) =>
  (await caches.open(WANTED)).put(GAMES, new Response(JSON.stringify(games)));

/** Asks the host; what it answers instead of a file that it has not is refused. */
async function ask(url, isPage, cache) {
  const answer = await fetch(url, { cache });
  const type = answer.headers.get("content-type") ?? "";
  if (!answer.ok || type.includes("html") !== isPage) throw new TypeError(`no ${url}`);
  const body = await answer.blob();
  // A host may be changing to another release right now.
  const marked = url === scope || url === LIST;
  if (marked && !(await body.text()).includes(RELEASE)) throw new TypeError(`another ${url}`);
  // Made anew: an answer that was redirected cannot be shown as a page.
  return new Response(body, { headers: { "content-type": type } });
}

/** Fetches what is not kept yet: first the pages, then one game after the other; `whole` are the games all of which is here. */
async function keep(games, { told = () => {}, whole = [], added = [] } = {}) {
  const cache = await caches.open(NAME);
  const kept = async (url, isPage, fixed) => {
    const there = await cache.match(url);
    if (there) return there;
    // What has a hash in its name is the same in every release.
    const answer =
      (fixed && (await caches.match(url))) ||
      (await ask(url, isPage, fixed ? "default" : "no-cache"));
    added.push(url);
    await cache.put(url, answer.clone());
    return answer;
  };
  const { files } = await (await kept(LIST, false, false)).json();
  for (const wants of ["", ...games]) {
    for (const [name, size, game] of files) {
      if (game !== wants) continue;
      const isPage = name === "" || name.endsWith(".html");
      await kept(scope + name, isPage, name.startsWith("assets/"));
      told(size);
    }
    if (wants) whole.push(wants);
  }
}

const isFull = ({ name }) => name === "QuotaExceededError";

/** Gives the room back: games that are saved need it, and so does the next release. */
async function drop(urls) {
  const cache = await caches.open(NAME);
  await Promise.all(urls.map((url) => cache.delete(url)));
}

/** Keeps more games, and says how that goes. Those of which something is missing are asked of no later release. */
async function keepMore(games, port) {
  const before = await wanted();
  const [whole, added] = [[], []];
  let failed = null;
  try {
    const all = [...new Set([...games, ...before])];
    await keep(all, { told: (bytes) => port.postMessage({ bytes }), whole, added });
  } catch (thrown) {
    failed = thrown;
  }
  try {
    if (!failed || !isFull(failed)) await want([...new Set([...before, ...whole])]);
  } catch (thrown) {
    failed = thrown;
  }
  const full = failed !== null && isFull(failed);
  if (full) await drop(added);
  port.postMessage({ end: full ? "full" : failed ? "unreachable" : "kept" });
}

/** A release begins with its pages; games that there is no room for, or that the host lacks, do not keep it away. */
async function install() {
  await keep([]);
  const added = [];
  await keep(await wanted(), { added }).catch((thrown) => isFull(thrown) && drop(added));
}

/** The host has another release, and of this one something is missing here: then pages are that one's. */
let gone = false;

async function answer(request, url) {
  // An open page may be of the release before: its files are kept until it is gone.
  const kept = (await caches.match(url, { cacheName: NAME })) ?? (await caches.match(url));
  if (kept && !(gone && request.mode === "navigate")) return kept;
  try {
    const asked = await fetch(request);
    gone ||= asked.status === 404 && url.startsWith(`${scope}assets/`);
    return asked;
  } catch (thrown) {
    if (kept) return kept;
    throw thrown;
  }
}

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => {
  const { take, keep } = event.data;
  // Only a person does that: until then open pages go on with the release before.
  if (take) skipWaiting();
  if (keep) event.waitUntil(keepMore(keep, event.ports[0]));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.replace(/[?#].*/, "").replace(/\/index\.html$/, "/");
  const name = url.startsWith(scope) ? url.slice(scope.length) : null;
  // A host may have other pages in this folder, too.
  if (!NAMED.includes(name) && !name?.startsWith("assets/")) return;
  // What asks past all caches wants to know what is on the host now.
  if (request.method === "GET" && request.cache !== "no-store")
    event.respondWith(answer(request, url));
});
