import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const dist = resolve(
  process.env["KLUBOVNA_DIST"] ?? fileURLToPath(new URL("../../../dist", import.meta.url)),
);

/** A file of the built site, or one that lies beside it. */
export const built = (name: string): string => join(dist, name);
