import { GameError } from "../game-error";
import { scriptAddress } from "../loading/trusted";

/** Registers the service worker of this folder; null where the browser does not want to, or has none to fetch. */
export async function registered(): Promise<ServiceWorkerRegistration | null> {
  try {
    const address = scriptAddress(new URL("sw.js", location.href).href);
    return (await navigator.serviceWorker.register(address)) ?? null;
  } catch {
    return null;
  }
}

/** Tells whenever a release waits to be taken, also one that waits already. */
export function onWaiting(
  registration: ServiceWorkerRegistration,
  heard: (worker: ServiceWorker) => void,
): void {
  const tell = () => {
    // Without one at work it is the first, and there is nothing to wait for.
    if (registration.waiting && registration.active) heard(registration.waiting);
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", tell);
  });
  // One may be on its way already: nothing else tells of that one.
  registration.installing?.addEventListener("statechange", tell);
  tell();
}

/** Begins the release that waits: whether this page has it then, or a newer one has taken its place. */
export async function take(worker: ServiceWorker): Promise<boolean> {
  const { serviceWorker } = navigator;
  return new Promise((done) => {
    const look = () => {
      if (worker.state === "redundant") done(false);
      else if (serviceWorker.controller === worker) done(true);
    };
    serviceWorker.addEventListener("controllerchange", () => done(true), { once: true });
    worker.addEventListener("statechange", look);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window: it has one origin
    worker.postMessage({ take: true });
    look();
  });
}

/** Milliseconds in which at least one file comes, or nobody waits any longer. */
const PATIENCE = 60_000;

type Told = { readonly bytes: number } | { readonly end: "kept" | "full" | "unreachable" };

/** The service worker when it is at work. Throws where none comes: the pages could not be fetched for it. */
async function atWork(): Promise<ServiceWorker> {
  const registration = await registered();
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  if (!worker) throw GameError.of("part-unreachable");
  return new Promise((done, fail) => {
    const look = () => {
      if (worker.state === "activated") done(worker);
      // Another one may have come instead.
      else if (worker.state !== "redundant") return;
      else if (registration?.active) done(registration.active);
      else fail(GameError.of("part-unreachable"));
    };
    worker.addEventListener("statechange", look);
    look();
  });
}

/** Keeps these games besides the pages; tells of the bytes of each file that is there. */
export async function keepGames(
  games: readonly string[],
  told: (bytes: number) => void = () => {},
): Promise<void> {
  const active = await atWork();
  const { port1, port2 } = new MessageChannel();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = await new Promise<string>((done) => {
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => done("unreachable"), PATIENCE);
    };
    wait();
    port1.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      wait();
      if ("bytes" in data) told(data.bytes);
      else done(data.end);
    });
    port1.start();
    active.postMessage({ keep: games }, [port2]);
  });
  clearTimeout(timer);
  port1.close();
  if (end !== "kept") throw GameError.of(end === "full" ? "offline-full" : "part-unreachable");
}
