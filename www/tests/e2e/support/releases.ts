import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { GAMES } from "./routes";
import { built } from "./dist";
import { writeRelease } from "../../../tools/offline/plugin";
import { answerFrom } from "../../../tools/serve/answer.mjs";

/** A host whose site can be replaced, and be taken away. */
export interface Releases {
  readonly address: string;
  /** What was asked for since `forget`, as paths. */
  readonly asked: string[];
  /** From now on another release is there, of which every file in `assets` has another name. */
  next(): Promise<void>;
  /** From now on nobody answers. */
  down(): void;
  up(): void;
  close(): Promise<void>;
}

export async function releases(): Promise<Releases> {
  const folder = await mkdtemp(join(tmpdir(), "klubovna-"));
  let dist = built("");
  let up = true;
  let count = 0;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (up) void answerFrom(dist, "/club/games/")(request, response);
    else response.destroy();
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/club/games/`,
    asked,
    async next() {
      const next = join(folder, String(++count));
      await renamed(dist, next, `rel${count}`);
      dist = next;
    },
    down: () => (up = false),
    up: () => (up = true),
    async close() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

const HASHED = /^(.+)-[0-9a-f]{7}(\.\w+)$/;

/** A copy of a site with other hashes in the names of its files. */
async function renamed(from: string, to: string, mark: string): Promise<void> {
  await cp(from, to, { recursive: true });
  const assets = join(to, "assets");
  const names = (await readdir(assets)).filter((name) => HASHED.test(name));
  const fresh = new Map(
    names.map((name, at) => {
      const hash = `${mark}${String(at).padStart(7 - mark.length, "0")}`;
      return [name, name.replace(HASHED, `$1-${hash}$2`)] as const;
    }),
  );
  const name = new RegExp(names.map((one) => one.replaceAll(".", "\\.")).join("|"), "g");
  const texts = [
    ...["index.html", "embed.html", "files.json"].map((file) => join(to, file)),
    ...names.filter((one) => /\.(js|css)$/.test(one)).map((file) => join(assets, file)),
  ];
  for (const file of texts) {
    const text = await readFile(file, "utf8");
    await writeFile(
      file,
      text.replace(name, (old) => fresh.get(old) ?? old),
    );
  }
  for (const [old, now] of fresh) await rename(join(assets, old), join(assets, now));
  await writeRelease(to, GAMES);
}
