import { GameError } from "../game-error";
import { scriptAddress } from "../loading/trusted";

/** Registers the service worker of this folder; null where the browser does not want to. */
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
  tell();
}

/** Begins the release that waits; resolves when this page has it. */
export async function take(worker: ServiceWorker): Promise<void> {
  const taken = new Promise((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- no window: it has one origin
  worker.postMessage({ take: true });
  await taken;
}

type Told = { readonly bytes: number } | { readonly end: "kept" | "full" | "unreachable" };

/** Keeps these games besides the pages; tells of the bytes of each file that is there. */
export async function keepGames(
  games: readonly string[],
  told: (bytes: number) => void = () => {},
): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const end = await new Promise<string>((done) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Told>) => {
      if ("bytes" in data) told(data.bytes);
      else done(data.end);
    });
    port1.start();
    active?.postMessage({ keep: games }, [port2]);
  });
  port1.close();
  if (end !== "kept") throw GameError.of(end === "full" ? "offline-full" : "part-unreachable");
}
