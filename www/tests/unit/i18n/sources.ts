import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { www } from "./catalogue";

const root = join(www, "..");

/** A source file of ours: its path from the root, and its text. */
export interface Source {
  readonly path: string;
  readonly text: string;
}

function read(folder: string, ending: string): readonly Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(folder, path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** The Rust sources of a crate, without comments and unit tests. */
export function rustOf(crate: string): readonly Source[] {
  return read(join(crate, "src"), ".rs")
    .filter(({ path }) => !/(?:toy|conformance)\.rs$|\/tests?\//.test(path))
    .map(({ path, text }) => ({
      path,
      text: (text.split("#[cfg(test)]")[0] ?? "").replace(/^\s*\/\/.*$/gm, ""),
    }));
}

export const typescript: readonly Source[] = read("www/src", ".ts").filter(
  ({ path }) => !path.includes("generated"),
);

/** The games: what has a RULES.md is one. */
export const games: readonly string[] = readdirSync(join(root, "crates")).filter((crate) =>
  readdirSync(join(root, "crates", crate)).includes("RULES.md"),
);

/** Codes that stand in tables of faults and in the bodies of `fn code`, and the kind of what has that code. */
export function codesIn(text: string): readonly { readonly of: string; readonly code: string }[] {
  const listed = codesOf(text, "faults|obstacles").map((code) => ({ of: "Fault", code }));
  const written = [...text.matchAll(/fn code\(&?self\) -> &'static str \{/g)].flatMap(
    ({ index }) => {
      const of =
        /impl(?:<[^>]*>)? (\w+)[^{;]*\{(?![^]*\nimpl)/.exec(text.slice(0, index))?.[1] ?? "";
      const body = text.slice(index, text.indexOf("\n    }\n", index));
      return [...body.matchAll(/"([a-z][a-z0-9_-]*)"/g)].map(([, code = ""]) => ({ of, code }));
    },
  );
  return [...listed, ...written];
}

/** The codes of the obstacles of a game, whose sentences to who clicks are `GAME-why-…`. */
export const obstaclesIn = (text: string): readonly string[] => codesOf(text, "obstacles");

/** What tables of faults and obstacles call the arguments of their sentences. */
export const argumentsIn = (text: string): readonly string[] =>
  tablesOf(text, "faults|obstacles").flatMap((table) =>
    [...table.matchAll(/\b([a-z_]+)(?::| =) /g)].map(([, name = ""]) => name),
  );

const codesOf = (text: string, macros: string): readonly string[] =>
  tablesOf(text, macros).flatMap((table) =>
    [...table.matchAll(/=>\s*"([a-z][a-z0-9-]*)"/g)].map(([, code = ""]) => code),
  );

const tablesOf = (text: string, macros: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^(?:${macros})! \\{\\n[^]*?\\n\\}$`, "gm"))].map(
    ([table]) => table,
  );

/** Options of a game: id, and the values that have names. */
export function optionsIn(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const text = sources.map((source) => source.text).join("\n");
  const constant = (name: string) =>
    new RegExp(`const ${name}: &(?:'static )?str = "([^"]+)"`).exec(text)?.[1] ?? name;
  const found = new Map<string, readonly string[]>();
  for (const [, kind, name = "", rest = ""] of text.matchAll(
    /OptionField::(choice|switch|number|text)\(\s*(?:Self::)?"?(\w+)"?([^;]*?)\),?\n/g,
  )) {
    const list = kind === "choice" ? (/&\[([^\]]*)\]/.exec(rest)?.[1] ?? "") : "";
    const values = list.split(",").flatMap((value) => {
      const literal = /"([^"]+)"/.exec(value)?.[1];
      const variant = /(\w+)::(\w+)\.id\(\)/.exec(value)?.[2];
      const id = new RegExp(`Self::${variant} => "([^"]+)"`).exec(text)?.[1];
      return literal ?? (variant && id ? id : []);
    });
    found.set(constant(name), values);
  }
  return found;
}
