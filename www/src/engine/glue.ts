/** What the loaders of rules and of engines share. */

import { part } from "../loading/part";
import type { Options } from "./rules/session";

/** A module as gzip in base64. */
export type Packed = string;

declare global {
  /** In the single-file edition: the rules of all games, files of other programs, all engines. */
  // oxlint-disable-next-line no-var
  var KLUBOVNA_WASM: Readonly<Record<"rules" | "files" | "engines", Packed>> | undefined;
}

/** What stands between us and one module; `default` starts it. */
export interface Glue {
  default(input: { module_or_path: unknown }): Promise<unknown>;
}

/** Starts the module of a name, from an address or from what is here already. */
export function instantiate<G extends Glue>(
  glue: (name: string) => G,
  name: string,
  address: string,
  packed: Packed | undefined,
): Promise<G> {
  return part(async () => {
    // Fresh each time: it holds one module.
    const fresh = glue(name);
    await fresh.default({ module_or_path: packed === undefined ? fetch(address) : unpack(packed) });
    return fresh;
  });
}

function unpack(base64: Packed): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  // Not a blob: WebKit reads none in a worker of a page from a disk.
  const unpacking = new DecompressionStream("gzip");
  const writer = unpacking.writable.getWriter();
  const unpacked = new Response(unpacking.readable).arrayBuffer();
  return Promise.all([unpacked, writer.write(bytes), writer.close()]).then(([buffer]) => buffer);
}

/** What is being loaded or here, by address; what failed is forgotten, and asked for again. */
export function once<T>(): (address: string, load: () => Promise<T>) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (address, load) => {
    const there = known.get(address) ?? load();
    known.set(address, there);
    there.catch(() => known.delete(address));
    return there;
  };
}

/** Options as the wasm classes take them: a line each. */
export const optionLines = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value.replaceAll("\n", " ")}`)
    .join("\n");
