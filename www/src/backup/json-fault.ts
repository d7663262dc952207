// oxlint-disable no-control-regex -- JSON forbids them in strings

/** A string, a number or a word of JSON. */
const SCALAR =
  /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SPACE = /[ \t\n\r]*/y;

/**
 * Where a text stops being JSON: browsers tell that in words of their own, or not at all. Its end
 * where more should follow.
 */
export function faultIn(text: string): number {
  let at = 0;
  const skip = () => {
    SPACE.lastIndex = at;
    SPACE.test(text);
    at = SPACE.lastIndex;
  };
  const scalar = (): boolean => {
    SCALAR.lastIndex = at;
    if (!SCALAR.test(text)) return false;
    at = SCALAR.lastIndex;
    return true;
  };
  /** What closes what is open, the innermost last. */
  const open: string[] = [];
  /** What may stand here. */
  let next: "value" | "first" | "name" | "after" = "value";
  for (;;) {
    skip();
    const char = text[at];
    if (next === "after") {
      const closing = open.at(-1);
      if (closing === undefined) return at;
      if (char === ",") next = closing === "}" ? "name" : "value";
      else if (char === closing) open.pop();
      else return at;
      at++;
    } else if (next === "first" && char === open.at(-1)) {
      open.pop();
      at++;
      next = "after";
    } else if (next === "name" || (next === "first" && open.at(-1) === "}")) {
      if (char !== '"' || !scalar()) return cutOr(text, at);
      skip();
      if (text[at] !== ":") return at;
      at++;
      next = "value";
    } else if (char === "{" || char === "[") {
      open.push(char === "{" ? "}" : "]");
      at++;
      next = "first";
    } else {
      if (!scalar()) return cutOr(text, at);
      next = "after";
    }
  }
}

/** A value that was begun and never ends was cut off; any other is wrong where it begins. */
function cutOr(text: string, at: number): number {
  const rest = text.slice(at, at + 200_000);
  const begun =
    /^(?:"(?:[^"\\\u0000-\u001f]|\\.)*\\?|-|t(?:r(?:u)?)?|f(?:a(?:l(?:s)?)?)?|n(?:u(?:l)?)?)$/;
  return begun.test(rest) ? text.trimEnd().length : at;
}
