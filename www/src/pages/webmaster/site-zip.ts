import { GameError } from "../../game-error";
import { type Entry, zip } from "./zip";

/** The list of all files, which the build writes. */
const LIST = "files.json";
/** Which release they are of, with a name that the page of the site says too. */
const RELEASE = "release.json";
const PAGE = "index.html";

/** At once so many files are fetched. */
const ABREAST = 8;

/** Whether the site lies beside this page, which it does not for the single file. */
export const canZip = (): boolean => !globalThis.KLUBOVNA_WASM && location.protocol !== "file:";

/**
 * The whole site in an archive, from the files that this copy is served from: so any copy can be
 * copied on. `told` hears how many of them are there. Throws a `GameError` where a file is missing,
 * or they are of two releases.
 */
export async function siteZip(told: (done: number, all: number) => void): Promise<Blob> {
  const before = text(await read(RELEASE));
  const names: readonly string[] = JSON.parse(text(await read(LIST)));
  const entries: Entry[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    for (let at = next++; at < names.length; at = next++) {
      const name = names[at] ?? "";
      entries[at] = { name, bytes: await read(name) };
      told(entries.filter(Boolean).length, names.length);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, one));
  const page = text(entries.find(({ name }) => name === PAGE)?.bytes);
  const { release } = JSON.parse(before) as { readonly release: string };
  // The host may have been given another release meanwhile.
  if (!page.includes(`content="${release}"`) || text(await read(RELEASE)) !== before)
    throw GameError.of("webmaster-changed");
  return zip(entries);
}

const text = (bytes?: Uint8Array): string => new TextDecoder().decode(bytes);

async function read(name: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    // Past what is kept for times without a connection: that may be of the release before.
    const response = await fetch(new URL(name, location.href), { cache: "no-store" });
    if (!response.ok) throw GameError.of("webmaster-file", { file: name });
    return new Uint8Array(await response.arrayBuffer());
  } catch (thrown) {
    throw thrown instanceof GameError ? thrown : GameError.of("webmaster-file", { file: name });
  }
}
