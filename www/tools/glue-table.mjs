// Most methods that wasm-bindgen writes are alike: they pass on what they are given, and take what comes back. Written as
// lists of names they are a third of what every page loads of the glue.

const CLASS = /^class (\w+) \{\n[^]*?^\}\n/gm;
const METHOD = /^ {4}(static )?(\w+)\(([\w, ]*)\) \{\n([^]*?)^ {4}\}\n/gm;
const COMMENT = /^ {4}\/\*\*\n(?: {5}\*.*\n)+/gm;

/** `const ptr0 = passStringToWasm0(text); const len0 = WASM_VECTOR_LEN;`, or `const val1 = +number;`. */
const PASSED =
  /(?:const )?(?:(ptr\d+) = pass(?:String|Array8)ToWasm0\((\w+)[^;]*; (?:const )?(len\d+) = WASM_VECTOR_LEN|(val\d+) = \+(\w+)); /g;
const CALL = /^(?:let [\w, ]+; )?const ret = wasm\.(\w+)\(([^()]*)\); (.*)$/;

const FALLIBLE = "if (ret[2]) { throw takeFromExternrefTable0(ret[1]); } return";

/** What methods of a class do with an answer, and the function that does it. */
const takings = (owner) => ({
  "return ret;": "(ret) => ret",
  "return ret >>> 0;": "(ret) => ret >>> 0",
  "return takeValue(ret);": "takeValue",
  "return takeString(ret);": "takeString",
  "if (ret[1]) { throw takeFromExternrefTable0(ret[0]); }": "(ret) => whole([0, ...ret])",
  [`${FALLIBLE} ret[0] >>> 0;`]: "(ret) => whole(ret) >>> 0",
  [`${FALLIBLE} ${owner}.__wrap(ret[0]);`]: `(ret) => ${owner}.__wrap(whole(ret))`,
});

/** A text or bytes go as an address and a length, everything else as it is. */
const SHARED = `
function pass(value) {
    const bytes = typeof value === "string" ? cachedTextEncoder.encode(value) : value;
    if (!bytes?.buffer) return [value];
    const ptr = wasm.__wbindgen_malloc(bytes.length, 1) >>> 0;
    getUint8ArrayMemory0().set(bytes, ptr);
    return [ptr, bytes.length];
}
function methods(owner, prefix, take, names) {
    for (const name of names.split(" ")) owner[name] = function (...given) {
        const own = this === owner ? [] : [this.__wbg_ptr];
        return take(wasm[prefix + name](...own, ...given.flatMap(pass)));
    };
}
`;

const prefixOf = (owner) => `${owner.toLowerCase()}_`;

/** The function that takes what a method gets; undefined where the method does something else besides. */
function taken(owner, isStatic, name, parameters, body) {
  const passed = new Map();
  const text = `${body.replace(/\s+/g, " ").trim()} `;
  const rest = text.replace(PASSED, (_, pointer, of, length, number, plain) => {
    passed.set(of ?? plain, number ? [number] : [pointer, length]);
    return "";
  });
  const [, called, given, after] = CALL.exec(rest) ?? [];
  const wanted = [
    ...(isStatic ? [] : ["this.__wbg_ptr"]),
    ...parameters.flatMap((one) => passed.get(one) ?? [one]),
  ];
  if (called !== prefixOf(owner) + name || given !== wanted.join(", ")) return undefined;
  return takings(owner)[after.trim()];
}

/** The same glue, with lists in the place of the methods that are alike. */
export function tabled(glue) {
  let found = false;
  const text = glue.replace(CLASS, (whole, owner) => {
    const lists = new Map();
    const left = whole
      .replace(COMMENT, "")
      .replace(METHOD, (method, isStatic, name, list, body) => {
        const take = taken(owner, isStatic, name, list.split(", ").filter(Boolean), body);
        if (!take) return method;
        const of = `${owner}${isStatic ? "" : ".prototype"}, "${prefixOf(owner)}", ${take}`;
        lists.set(of, [...(lists.get(of) ?? []), name]);
        return "";
      });
    found ||= lists.size > 0;
    return (
      left + [...lists].map(([of, names]) => `methods(${of}, "${names.join(" ")}");\n`).join("")
    );
  });
  return found ? text + SHARED : text;
}
