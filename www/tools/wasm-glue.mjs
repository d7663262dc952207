import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MODULES = fileURLToPath(new URL("../src/generated/wasm", import.meta.url));
const OURS = "virtual:glue/";

const EXPORTS = /^export \{ initSync, __wbg_init as default \};$/m;
const CLASS = /^export class (\w+)/gm;
const TYPES = /^\/\* @ts-self-types=.*\n/;
/** Modules are given by whoever asks for them: no address is known here. */
const ADDRESS = /^ *if \(module_or_path === undefined\) \{\n.*new URL\(.*\n *\}\n/m;
/** A module asks for its imports by its own name. */
const IMPORTS = /^( *)"\.\/[\w-]+_bg\.js": (?=import0,$)/m;
const SYNC = /^function initSync\b[^]*?^\}\n/m;

/** The same for every module of a kind: without the module's own name. */
const nameless = (text, name) => text.replaceAll(`${name}_bg`, "module_bg").replace(TYPES, "");

/**
 * What wasm-bindgen writes keeps its one module in variables of the file. This makes a factory of
 * it: each call gives glue of its own, for the module of that name. Throws where wasm-bindgen writes something else than is known here.
 */
export function factory(text, name) {
  const classes = [...text.matchAll(CLASS)].map(([, found]) => found);
  const body = [
    [TYPES, ""],
    [SYNC, ""],
    [ADDRESS, ""],
    [EXPORTS, ""],
    [IMPORTS, "$1[`./${name}_bg.js`]: "],
  ].reduce((rest, [found, instead]) => {
    if (!found.test(rest)) throw new Error(`the glue of ${name} has no ${found}`);
    return rest.replace(found, instead);
  }, text);
  const inner = body.replace(CLASS, "class $1");
  if (/^export\b|import\.meta/m.test(inner))
    throw new Error(`the glue of ${name} has more exports`);
  return `export function glue(name) {\n${inner}\nreturn { ${classes.join(", ")}, default: __wbg_init };\n}\n`;
}

/** Throws unless the glue of every other module of the kind is the same text but for its name. */
export function agree(texts, name) {
  const wanted = nameless(texts.get(name), name);
  for (const [other, text] of texts) {
    if (nameless(text, other) !== wanted)
      throw new Error(
        `the glue of ${other} is not that of ${name}: their modules were built apart, or export different things`,
      );
  }
}

/** Which modules have the glue of a module with all games or all engines. */
const KINDS = {
  all: (name) => name !== "files" && name !== "engines" && !name.endsWith("-engine"),
  engines: (name) => name === "engines" || name.endsWith("-engine"),
  files: (name) => name === "files",
};

const read = (name) => readFile(join(MODULES, name, `${name}.js`), "utf8");

/** `import { glue } from "virtual:glue/NAME"`: the one glue of all modules that are like that one. */
export function wasmGlue() {
  return {
    name: "wasm-glue",
    resolveId: (id) => (id.startsWith(OURS) ? `\0${id}` : null),
    async load(id) {
      const [, name] = id.split(`\0${OURS}`);
      if (name === undefined) return null;
      const like = (await readdir(MODULES)).filter(KINDS[name]);
      const texts = await Promise.all(like.map(async (one) => [one, await read(one)]));
      agree(new Map(texts), name);
      return factory(await read(name), name);
    },
  };
}
