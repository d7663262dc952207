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

/** Fetches what is not kept yet of the pages and these games, one file after the other. */
async function keep(games, told = () => {}) {
  const cache = await caches.open(NAME);
  const kept = async (url, isPage, fixed) => {
    const there = await cache.match(url);
    if (there) return there;
    // What has a hash in its name is the same in every release.
    const answer =
      (fixed && (await caches.match(url))) ||
      (await ask(url, isPage, fixed ? "default" : "no-cache"));
    await cache.put(url, answer.clone());
    return answer;
  };
  const { files } = await (await kept(LIST, false, false)).json();
  for (const [name, size, game] of files) {
    if (game && !games.includes(game)) continue;
    const isPage = name === "" || name.endsWith(".html");
    await kept(scope + name, isPage, name.startsWith("assets/"));
    told(size);
  }
}

/** Keeps more games, and says how that goes. */
async function keepMore(games, port) {
  try {
    const all = [...new Set([...(await wanted()), ...games])];
    await (await caches.open(WANTED)).put(GAMES, new Response(JSON.stringify(all)));
    await keep(all, (bytes) => port.postMessage({ bytes }));
    port.postMessage({ end: "kept" });
  } catch ({ name }) {
    port.postMessage({ end: name === "QuotaExceededError" ? "full" : "unreachable" });
  }
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

addEventListener("install", (event) => event.waitUntil(wanted().then((games) => keep(games))));
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
