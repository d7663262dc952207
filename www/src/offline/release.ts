/** A file of a release: its name (empty for the page itself), its bytes, the game that alone needs it. */
type Listed = readonly [name: string, size: number, game: string];

/** What of a release is kept in this browser. */
export interface KeptParts {
  /** Bytes of all files, and of those that are kept. */
  readonly all: number;
  readonly kept: number;
  /** Whether the pages are kept, without which nothing works. */
  readonly pages: boolean;
  /** The games of which every file is kept. */
  readonly games: readonly string[];
}

/** The folder of the site, where its service worker lies too. */
const folder = (): string => new URL("./", location.href).href;

const prefix = (): string => `klubovna ${folder()} `;

/** The name of the release that this page is of; empty where the build gave it none. */
export const releaseOf = (page: ParentNode): string =>
  page.querySelector<HTMLMetaElement>("meta[name=klubovna-release]")?.content ?? "";

/** Why this page is not kept for a time without a network, or null where it can be. */
export type NotKept = "file" | "insecure" | "unable";

export function notKept(): NotKept | null {
  if (globalThis.KLUBOVNA_WASM || location.protocol === "file:") return "file";
  if (!isSecureContext) return "insecure";
  // Neither a page in a frame of somebody else, nor one that no build has written a worker for.
  const able = "serviceWorker" in navigator && "caches" in globalThis && "locks" in navigator;
  return able && self === top && releaseOf(document) ? null : "unable";
}

const lockOf = (release: string) => `klubovna-release ${release}`;

/** Says for as long as this page is open that the files of its release are needed. */
export function holdRelease(release: string): void {
  const open = new Promise<never>(() => {});
  navigator.locks.request(lockOf(release), { mode: "shared" }, () => open).catch(() => undefined);
}

/** Lets go of the files of releases that no open page is of. */
export async function tidy(own: string): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const needed = [own, ...held.flatMap(({ name }) => name?.split(" ")[1] ?? []), "games"];
  const begin = prefix();
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(begin) && !needed.includes(name.slice(begin.length)),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** What is kept of this release; null where nobody can tell. */
export async function keptParts(): Promise<KeptParts | null> {
  try {
    const cache = await caches.open(prefix() + releaseOf(document));
    const address = `${folder()}release.json`;
    const list = (await cache.match(address)) ?? (await fetch(address));
    const { files }: { files: readonly Listed[] } = await list.json();
    return partsOf(files, new Set((await cache.keys()).map(({ url }) => url)));
  } catch {
    return null;
  }
}

function partsOf(files: readonly Listed[], there: ReadonlySet<string>): KeptParts {
  const missing = files.filter(([name]) => !there.has(folder() + name));
  const bytes = (some: readonly Listed[]) => some.reduce((sum, [, size]) => sum + size, 0);
  const games = new Set(files.flatMap(([, , game]) => game || []));
  for (const [, , game] of missing) games.delete(game);
  const all = bytes(files);
  return {
    all,
    kept: all - bytes(missing),
    pages: missing.every(([, , game]) => game !== ""),
    games: [...games],
  };
}
