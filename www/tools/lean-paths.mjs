/** How many numbers each command of a path takes; those of an arc end with a point, all others are points. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

const round = (value) => Math.round(value * 100) / 100;

/** The shortest decimal, without a leading zero. */
const written = (value) => String(round(value)).replace(/^(-?)0\./, "$1.");

/** Numbers side by side, with a space only where a reader of them needs one. */
function side(text, number) {
  const joined = number.startsWith("-") || (number.startsWith(".") && /\.\d+$/.test(text));
  return text + (joined || /[a-zA-Z]$/.test(text) ? "" : " ") + number;
}

/** The numbers of a command with upper-case letter, told from the point where it begins, and where it ends. */
function moved(command, values, [x, y]) {
  if (command === "H") return [[values[0] - x], [values[0], y]];
  if (command === "V") return [[values[0] - y], [x, values[0]]];
  const from = command === "A" ? 5 : 0;
  const numbers = values.map((value, at) => {
    if (at < from) return value;
    return value - ((at - from) % 2 ? y : x);
  });
  return [numbers, values.slice(-2)];
}

/**
 * The same path, each command from where the one before has ended: numbers are shorter then, and more of them alike.
 * Knows the commands with upper-case letters, as `art.mjs` writes them.
 */
export function relative(path) {
  let text = "";
  let last = "";
  let [at, begun] = [
    [0, 0],
    [0, 0],
  ];
  for (const [, command, rest] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const size = TAKES[command];
    if (size === undefined) throw new Error(`no command of a drawing: ${command}`);
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    for (let first = 0; first < Math.max(1, values.length); first += size || 1) {
      const [numbers, end] = size
        ? moved(command, values.slice(first, first + size), at)
        : [[], begun];
      // A path begins where it is told to, whatever letter that is.
      const letter = text ? command.toLowerCase() : "M";
      if (letter !== last || command === "M") text += letter;
      text = numbers.map(written).reduce(side, text);
      last = letter;
      at = end.map(round);
      if (command === "M") begun = at;
    }
  }
  return text;
}

/** Writes the drawings of the site as short as they can be told. */
export function leanPaths() {
  return {
    name: "lean-paths",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/src\/generated\/(?:cards|chessmen|emblems|mark|tiles)\.ts$/ },
      handler: (code) => ({
        code: code.replace(/\bd: "([^"]+)"/g, (_, path) => `d: "${relative(path)}"`),
        map: null,
      }),
    },
  };
}
