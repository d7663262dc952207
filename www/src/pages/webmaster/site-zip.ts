import { GameError } from "../../game-error";
import { type Entry, zip } from "./zip";

/** The list of all files, which the build writes. */
const LIST = "files.json";

/** At once so many files are fetched. */
const ABREAST = 8;

/** Whether the site lies beside this page, which it does not for the single file. */
export const canZip = (): boolean => !globalThis.KLUBOVNA_WASM && location.protocol !== "file:";

/**
 * The whole site in an archive, from the files that this copy is served from: so any copy can be
 * copied on. `told` hears how many of them are there.
 */
export async function siteZip(told: (done: number, all: number) => void): Promise<Blob> {
  const names: readonly string[] = JSON.parse(new TextDecoder().decode(await read(LIST)));
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
  return zip(entries);
}

async function read(name: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const response = await fetch(new URL(name, location.href));
    if (!response.ok) throw GameError.of("webmaster-file", { file: name });
    return new Uint8Array(await response.arrayBuffer());
  } catch (thrown) {
    throw thrown instanceof GameError ? thrown : GameError.of("webmaster-file", { file: name });
  }
}
