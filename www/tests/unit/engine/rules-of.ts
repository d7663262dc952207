import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { vi } from "vitest";

import { loadGame } from "../../../src/engine/rules/load";
import type { GameSessions } from "../../../src/engine/rules/session";
import { www } from "../i18n/catalogue";

const MODULE = /\/src\/generated\/wasm\/.*\.wasm$/;

/** From now on modules come from their files, as from a host. */
export function modulesFromFiles(): void {
  const elsewhere = fetch;
  vi.stubGlobal("fetch", async (...asked: Parameters<typeof fetch>) => {
    const [path] = MODULE.exec(String(asked[0])) ?? [];
    if (path === undefined) return elsewhere(...asked);
    const headers = { "content-type": "application/wasm" };
    return new Response(new Uint8Array(await readFile(join(www, path))), { headers });
  });
}

/** The rules of a game, from its module as a host has it. */
export async function rulesOf(game: string): Promise<GameSessions> {
  modulesFromFiles();
  return loadGame(game);
}
