/** What the loaders of rules and of engines share. */

import { part } from "../loading/part";
import { compile } from "./compile";
import type { Options } from "./rules/session";

/** A module as gzip in base64. */
export type Packed = string;

declare global {
  /** In the single-file edition: the rules of all games, files of other programs, all engines. */
  // oxlint-disable-next-line no-var
  var KLUBOVNA_WASM: Readonly<Record<"rules" | "files" | "engines", Packed>> | undefined;
}

/** What stands between us and one module. */
export interface Glue {
  /** What the module asks for. */
  imports(): WebAssembly.Imports;
  /** Begins, with the module that was made with these. */
  start(instance: WebAssembly.Instance): unknown;
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
    const { instance } = await compile(address, fresh.imports(), packed);
    fresh.start(instance);
    return fresh;
  });
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
