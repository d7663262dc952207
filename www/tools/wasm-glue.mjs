import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { tabled } from "./glue-table.mjs";

const MODULES = fileURLToPath(new URL("../src/generated/wasm", import.meta.url));
const OURS = "virtual:glue/";

const CLASS = /^export class (\w+)/gm;
const TYPES = /^\/\* @ts-self-types=.*\n/;

const part = (name) => new RegExp(`^(?:async )?function ${name}\\b[^]*?^}\\n`, "m");

/** A text is short or read once: it is encoded and then copied, where wasm-bindgen does both in one. */
const PASS_STRING = `function passStringToWasm0(text) {
    const bytes = cachedTextEncoder.encode(text);
    WASM_VECTOR_LEN = bytes.length;
    const ptr = wasm.__wbindgen_malloc(WASM_VECTOR_LEN, 1) >>> 0;
    getUint8ArrayMemory0().set(bytes, ptr);
    return ptr;
}
`;

/** What is left out or written otherwise: whoever asks for a module compiles it, and the browsers of the site have the rest. */
const INSTEAD = [
  [TYPES, ""],
  [part("initSync"), ""],
  [part("__wbg_load"), ""],
  [/^let __wbg_init_promise;\n/m, ""],
  [part("__wbg_init"), ""],
  [part("__wbg_init_once"), ""],
  [/^export \{ initSync, __wbg_init as default \};$/m, ""],
  // A module asks for its imports by its own name.
  [/^( *)"\.\/[\w-]+_bg\.js": (?=import0,$)/m, "$1[`./${name}_bg.js`]: "],
  [/^let wasmModule, wasmInstance, wasm;$/m, "let wasm;"],
  [/^ *wasmInstance = instance;\n/m, ""],
  [/^ *wasmModule = module;\n/m, ""],
  [/^if \(Symbol\.dispose\).*\n/gm, ""],
  [
    /\(typeof FinalizationRegistry === 'undefined'\)\n *\? \{.*\n *: (?=new FinalizationRegistry)/g,
    "",
  ],
  [/^if \(!\('encodeInto' in cachedTextEncoder\)\) \{\n[^]*?^}\n/m, ""],
  [part("passStringToWasm0"), PASS_STRING],
  [/(passStringToWasm0\(\w+), wasm\.__wbindgen_malloc, wasm\.__wbindgen_realloc\)/g, "$1)"],
  // Only a module without any memory left cannot take the second of two texts, and such a module is lost.
  [/^ *try \{\n((?: *(?:ptr|len)\d+ = .*\n)+) *\} catch \(e\) \{\n[^]*?^ {8}\}\n/gm, "$1"],
];

/** The same, of modules of some kinds only. */
const INSTEAD_OF_SOME = [
  [
    /^( *)let (deferred\d+)_0;\n *let \2_1;\n *try \{\n([^]*?) *\2_0 = ret\[0\];\n *\2_1 = ret\[1\];\n.*\n *\} finally \{\n.*\n *\}\n/gm,
    "$3$1return takeString(ret);\n",
  ],
  [
    /if \(ret\[2\]\) \{\n *throw takeFromExternrefTable0\(ret\[1\]\);\n *\}\n *return takeFromExternrefTable0\(ret\[0\]\);/g,
    "return takeValue(ret);",
  ],
];

/** What is written otherwise calls these. */
const SHARED = `
function takeString([ptr, length]) {
    try {
        return getStringFromWasm0(ptr, length);
    } finally {
        wasm.__wbindgen_free(ptr, length, 1);
    }
}
function whole([value, thrown, failed]) {
    if (failed) throw takeFromExternrefTable0(thrown);
    return value;
}
function takeValue(ret) {
    return takeFromExternrefTable0(whole(ret));
}
`;

/** The same for every module of a kind: without the module's own name. */
const nameless = (text, name) => text.replaceAll(`${name}_bg`, "module_bg").replace(TYPES, "");

/**
 * What wasm-bindgen writes keeps its one module in variables of the file. This makes a factory of
 * it: each call gives glue of its own, for the module of that name. Throws where wasm-bindgen writes something else than is known here.
 */
export function factory(text, name) {
  const classes = [...text.matchAll(CLASS)].map(([, found]) => found);
  const body = INSTEAD.reduce((rest, [found, instead]) => {
    const made = rest.replace(found, instead);
    if (made === rest) throw new Error(`the glue of ${name} has no ${found}`);
    return made;
  }, text);
  const shorter = INSTEAD_OF_SOME.reduce(
    (rest, [found, instead]) => rest.replace(found, instead),
    body,
  );
  const inner = tabled(shorter.replace(CLASS, "class $1")) + SHARED;
  if (/^export\b|import\.meta/m.test(inner))
    throw new Error(`the glue of ${name} has more exports`);
  const made = [...classes, "imports: __wbg_get_imports", "start: __wbg_finalize_init"];
  return `export function glue(name) {\n${inner}\nreturn { ${made.join(", ")} };\n}\n`;
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
