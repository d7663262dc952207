/** A fresh worker for an engine. The single-file edition has `spawn-file.ts` in its place. */
export const spawn = (): Worker =>
  new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "engine" });
