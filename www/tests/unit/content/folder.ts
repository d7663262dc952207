import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

import { articlesAmong, FOLDER, type Read } from "../../../tools/content/compile";
import { www } from "../i18n/catalogue";

const src = join(www, "src");

/** Reads a file of the sources. */
export const read: Read = (path) => {
  try {
    return readFileSync(join(src, path), "utf8");
  } catch {
    return null;
  }
};

/** The names of all texts of the pages. */
export const names = articlesAmong(
  readdirSync(join(src, FOLDER), { recursive: true, encoding: "utf8" }).map((path) =>
    path.replaceAll(sep, "/"),
  ),
);
