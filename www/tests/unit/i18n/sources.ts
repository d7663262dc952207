import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { www } from "./catalogue";

const root = join(www, "..");

/** Where the faults of fields stand that all games share. */
const FIELDS = "crates/text/src/fields.rs";

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
    .filter(({ path }) => !/(?:toy|conformance)\.rs$|\/tests?\//.test(path) && path !== FIELDS)
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

/** The sources of a game: its crates, of rules and engine, and of those beside them the files with faults that are named after it. */
export function sourcesOf(game: string): readonly Source[] {
  const beside = readdirSync(join(root, "crates")).filter((crate) => !games.includes(crate));
  const named = ({ text }: Source) => codesIn(text).some(({ code }) => code.startsWith(`${game}-`));
  return [
    ...rustOf(`crates/${game}`),
    ...rustOf(`crates/${game}-engine`),
    ...beside.flatMap((crate) => rustOf(`crates/${crate}`)).filter(named),
  ];
}

/** Codes that stand in tables of faults, in tables of ids and in the bodies of `fn code`, and the kind of what has that code. */
export function codesIn(text: string): readonly { readonly of: string; readonly code: string }[] {
  const listed = [...codesOf(text, "faults|obstacles"), ...sharedCodesIn(text)].map((code) => ({
    of: "Fault",
    code,
  }));
  const ends = idsIn(text)
    .filter(({ as }) => as === "EndReason")
    .flatMap(({ ids }) => ids.map((code) => ({ of: "EndReason", code })));
  const written = [...text.matchAll(/fn code\(&?self\) -> &'static str \{/g)].flatMap(
    ({ index }) => {
      const of =
        /impl(?:<[^>]*>)? (\w+)[^{;]*\{(?![^]*\nimpl)/.exec(text.slice(0, index))?.[1] ?? "";
      const body = text.slice(index, text.indexOf("\n    }\n", index));
      return [...body.matchAll(/"([a-z][a-z0-9_-]*)"/g)].map(([, code = ""]) => ({ of, code }));
    },
  );
  return [...listed, ...ends, ...written];
}

/** The codes of facts, which are the ids of their messages. */
export const factsIn = (text: string): readonly string[] => codesOf(text, "facts");

/** The codes of the obstacles of a game, whose sentences to who clicks are `GAME-why-…`. */
export const obstaclesIn = (text: string): readonly string[] => codesOf(text, "obstacles");

/** What tables of faults and obstacles call the arguments of their sentences. */
export const argumentsIn = (text: string): readonly string[] => [
  ...sharedIn(text).flatMap(({ table }) => argumentsOf(table)),
  ...argumentsOf(text),
];

const argumentsOf = (text: string): readonly string[] =>
  tablesOf(text, "faults|obstacles|facts").flatMap((table) =>
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

/** The faults of fields and squares that games share: their codes begin with the id of the game that takes them in. */
const sharedFaults = readFileSync(join(root, FIELDS), "utf8").replace(/^\s*\/\/.*$/gm, "");

/** The shared tables that a game takes in. */
const sharedIn = (text: string) =>
  [...text.matchAll(/\((\w+)\) of "([a-z-]+)"/g)].map(([, name = "", game = ""]) => ({
    game,
    table: tablesOf(sharedFaults, "faults").find((table) => table.includes(`enum ${name} {`)) ?? "",
  }));

const sharedCodesIn = (text: string): readonly string[] =>
  sharedIn(text).flatMap(({ game, table }) =>
    codesOf(table, "faults").map((code) => `${game}-${code}`),
  );

/** Enums whose variants have ids, and what they are besides. */
function idsIn(text: string) {
  return tablesOf(text, "ids").map((table) => {
    const [, name = "", as = ""] = /enum (\w+)(?:: (\w+))?/.exec(table) ?? [];
    const rows = [...table.matchAll(/(\w+) => "([^"]+)"/g)];
    return { name, as, rows, ids: rows.map(([, , id = ""]) => id) };
  });
}

/** Options of a game: id, and the values that have names. */
export function optionsIn(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const text = sources.map((source) => source.text).join("\n");
  const enums = idsIn(text);
  const named = (id: string) => {
    const [, name, variant] = /(\w+)::(\w+)\.id\(\)/.exec(id) ?? [];
    const row = enums
      .find((known) => known.name === name)
      ?.rows.find(([, known]) => known === variant);
    const constant = new RegExp(`const ${id}: &(?:'static )?str = "([^"]+)"`).exec(text)?.[1];
    return row?.[2] ?? constant ?? id.replaceAll('"', "");
  };
  const found = new Map<string, readonly string[]>();
  /** What stands there; where a function takes the id, what it is called with. */
  const idsOf = (id: string, index: number) => {
    const [, called] = /fn (\w+)<[^>]*>\(id: [^)]*\)[^]*$/.exec(text.slice(0, index)) ?? [];
    if (id !== "id" || !called) return [named(id)];
    const calls = text.matchAll(new RegExp(`\\b${called}::<\\w+>\\("(\\w+)"\\)`, "g"));
    return [...calls].map(([, id = ""]) => id);
  };
  for (const { 1: id = "", 2: rest = "", index } of text.matchAll(
    /Setting::(?:choice|switch|number|text)\(\s*([^,]+),\s*(&\[[^\]]*\]|\w+::IDS)?/g,
  )) {
    const of = /(\w+)::IDS/.exec(rest)?.[1];
    const listed = [...rest.matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value);
    const values = enums.find(({ name }) => name === of)?.ids ?? listed;
    const [, each] = /(\w+)::ALL\[\w+\]\.id\(\)/.exec(id) ?? [];
    const ids = enums.find(({ name }) => name === each)?.ids ?? idsOf(id, index);
    for (const option of ids) found.set(option, values);
  }
  return found;
}
