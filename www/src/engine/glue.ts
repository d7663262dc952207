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

/** What wasm-pack writes for each module. */
export interface Glue {
  default(input?: { module_or_path: unknown }): Promise<unknown>;
}

/** Loads a module: from its own address, or what is here already. */
export async function begun<G extends Glue>(load: () => Promise<G>, packed?: Packed): Promise<G> {
  return part(async () => {
    const glue = await load();
    await glue.default(packed === undefined ? undefined : { module_or_path: await unpack(packed) });
    return glue;
  });
}

function unpack(base64: Packed): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

/** Options as the wasm classes take them: a line each. */
export const optionLines = (options: Options): string =>
  Object.entries(options)
    .map(([name, value]) => `${name}=${value.replaceAll("\n", " ")}`)
    .join("\n");
