// Turns the drawings in art/, and the emblems in src/games/, into modules in src/generated and the site icons. What all drawings share is in art.ts, each
// table by itself: only some pages load the men of chess, cards, tiles or the emblems of games.
//
//   node tools/art.mjs           write the generated files
//   node tools/art.mjs --check   fail when a generated file is out of date
//
// A drawing is an SVG on a 64-unit grid, at most six shapes, each with a paint role as its class:
//
//   body    filled: the piece itself          body edge   the same, with its contour drawn as `edge`
//   shade   filled: the side away from light  edge        stroked: contour
//   eye     filled: small accents             line        stroked: inner detail
//
// The contour of a `body edge` shape is painted after the shades that follow it, so a shade may run
// up to the contour without care. Everything stroked has the one line weight, round caps and joins.

import { readFileSync, readdirSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

export const GRID = 64;
export const LINE_WEIGHT = 2.25;
const MAX_SHAPES = 6;
const MAX_GZIP_BYTES = 8192;
const MAX_GZIP_BYTES_OF_TILES = 12288;
const ROLES = ["body", "shade", "edge", "line", "eye"];

const WWW = join(dirname(fileURLToPath(import.meta.url)), "..");
const ART_DIR = join(WWW, "art");
/** Folders of faces of tiles, each a set with the same names. */
const SETS = ["animals", "kanji", "letters"];
/** Folders of the chess pieces, each a set with the names of the first, in a table by itself. */
const CHESS_SETS = ["chessmen", "chessmen-angular", "chessmen-signs"];

const ATTRIBUTES = {
  path: { required: ["class", "d"], optional: ["fill-rule"] },
  circle: { required: ["class", "cx", "cy", "r"], optional: [] },
  ellipse: { required: ["class", "cx", "cy", "rx", "ry"], optional: [] },
  rect: { required: ["class", "x", "y", "width", "height"], optional: ["rx"] },
};

/** A mistake in a drawing: says which file and what. */
class ArtError extends Error {
  constructor(file, message) {
    super(`${relative(WWW, file).split(sep).join("/")}: ${message}`);
    this.name = "ArtError";
  }
}

/** The shortest decimal with at most two places, without a leading zero. */
function number(value) {
  const text = String(Math.round(value * 100) / 100 + 0);
  return text.replace(/^(-?)0\./, "$1.");
}

/** Numbers side by side, with a space only where a parser needs one. */
function numbers(values) {
  return values.map(number).reduce((text, next) => {
    if (text === "" || next.startsWith("-")) return text + next;
    const lastHasPoint = /\.\d*$/.test(text);
    return next.startsWith(".") && lastHasPoint ? text + next : `${text} ${next}`;
  }, "");
}

// Which of a command's numbers are coordinates on x and y; the rest are radii and flags of an arc.
const COMMANDS = {
  M: "xy",
  L: "xy",
  H: "x",
  V: "y",
  C: "xyxyxy",
  S: "xyxy",
  Q: "xyxy",
  T: "xy",
  A: "--f11xy",
  Z: "",
};

/** Validates an absolute path and writes it compactly. */
function compactPath(file, d) {
  if (!/^\s*M/.test(d)) throw new ArtError(file, `a path must start with M: "${d.slice(0, 20)}"`);
  if (!/^[MLHVCSQTAZ\d\s.,-]*$/.test(d)) {
    throw new ArtError(
      file,
      `a path may hold absolute commands and plain numbers only: "${d.slice(0, 20)}"`,
    );
  }
  let out = "";
  let previous = "";
  for (const [, command, rest] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const shape = COMMANDS[command];
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const size = shape.length;
    if (size === 0 ? values.length > 0 : values.length === 0 || values.length % size !== 0) {
      throw new ArtError(file, `${command} takes ${size} numbers, found ${values.length}`);
    }
    values.forEach((value, index) => {
      const kind = shape[index % size];
      if ((kind === "x" || kind === "y") && (value < 0 || value > GRID)) {
        throw new ArtError(file, `${command} leaves the ${GRID}-unit grid at ${value}`);
      }
    });
    const text = numbers(values);
    const repeats = command === previous && command !== "Z" && command !== "M";
    out += repeats ? (text.startsWith("-") ? text : ` ${text}`) : command + text;
    previous = command;
  }
  return out;
}

function ellipsePath(cx, cy, rx, ry) {
  const arc = (x) => `A${rx} ${ry} 0 1 1 ${x} ${cy}`;
  return `M${cx - rx} ${cy}${arc(cx + rx)}${arc(cx - rx)}Z`;
}

function rectPath(x, y, width, height, radius) {
  const right = x + width;
  const bottom = y + height;
  if (radius === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const arc = (toX, toY) => `A${radius} ${radius} 0 0 1 ${toX} ${toY}`;
  return (
    `M${x + radius} ${y}H${right - radius}${arc(right, y + radius)}V${bottom - radius}${arc(right - radius, bottom)}` +
    `H${x + radius}${arc(x, bottom - radius)}V${y + radius}${arc(x + radius, y)}Z`
  );
}

function shapePath(file, tag, attributes) {
  const value = (name) => {
    const parsed = Number(attributes[name] ?? 0);
    if (!Number.isFinite(parsed))
      throw new ArtError(file, `<${tag}> ${name}="${attributes[name]}" is not a number`);
    return parsed;
  };
  switch (tag) {
    case "path":
      return attributes.d;
    case "circle":
      return ellipsePath(value("cx"), value("cy"), value("r"), value("r"));
    case "ellipse":
      return ellipsePath(value("cx"), value("cy"), value("rx"), value("ry"));
    default:
      return rectPath(value("x"), value("y"), value("width"), value("height"), value("rx"));
  }
}

function parseAttributes(file, tag, text) {
  const attributes = {};
  const rest = text.replace(/([a-zA-Z:-]+)\s*=\s*"([^"]*)"/g, (_, name, value) => {
    if (name in attributes) throw new ArtError(file, `<${tag}> has ${name} twice`);
    attributes[name] = value;
    return "";
  });
  if (rest.trim() !== "") throw new ArtError(file, `cannot read "${rest.trim()}" in <${tag}>`);
  return attributes;
}

/** One drawing as a list of painted paths, back to front. */
export function parseDrawing(file, source) {
  const whole = /^\s*<svg\s([^>]*)>([\s\S]*)<\/svg>\s*$/.exec(source);
  if (whole === null) throw new ArtError(file, "must be one <svg> element and nothing else");
  const root = parseAttributes(file, "svg", whole[1]);
  if (root.viewBox !== `0 0 ${GRID} ${GRID}`)
    throw new ArtError(file, `viewBox must be "0 0 ${GRID} ${GRID}"`);
  for (const name of Object.keys(root)) {
    if (name !== "xmlns" && name !== "viewBox")
      throw new ArtError(file, `<svg> must not have ${name}`);
  }

  const layers = [];
  let shapes = 0;
  let contour = null;
  const rest = whole[2].replace(/<([a-z]+)\s([^>]*?)\/>/g, (_, tag, text) => {
    const allowed = ATTRIBUTES[tag];
    if (allowed === undefined)
      throw new ArtError(file, `<${tag}> is not one of ${Object.keys(ATTRIBUTES).join(", ")}`);
    const attributes = parseAttributes(file, tag, text);
    for (const name of allowed.required) {
      if (!(name in attributes)) throw new ArtError(file, `<${tag}> needs ${name}`);
    }
    for (const name of Object.keys(attributes)) {
      if (![...allowed.required, ...allowed.optional].includes(name)) {
        throw new ArtError(file, `<${tag}> must not have ${name}`);
      }
    }
    const rule = attributes["fill-rule"];
    if (rule !== undefined && rule !== "evenodd")
      throw new ArtError(file, `fill-rule can only be evenodd`);
    const [role, ...more] = attributes.class.split(" ");
    if (!ROLES.includes(role))
      throw new ArtError(file, `unknown role "${role}", use ${ROLES.join(", ")}`);
    const edged = more.length === 1 && more[0] === "edge" && role === "body";
    if (more.length > 0 && !edged)
      throw new ArtError(file, `class="${attributes.class}": only "body edge" joins two roles`);

    shapes += 1;
    if (contour !== null && role !== "shade") {
      layers.push(contour);
      contour = null;
    }
    const d = compactPath(file, shapePath(file, tag, attributes));
    layers.push(rule === undefined ? { role, d } : { role, d, fill: rule });
    if (edged) contour = { role: "edge", d };
    return "";
  });
  if (contour !== null) layers.push(contour);
  if (rest.trim() !== "") throw new ArtError(file, `cannot read "${rest.trim().slice(0, 40)}"`);
  if (shapes === 0) throw new ArtError(file, "holds no shape");
  if (shapes > MAX_SHAPES)
    throw new ArtError(file, `holds ${shapes} shapes, at most ${MAX_SHAPES} are allowed`);
  return layers;
}

/** Every drawing by name, in the order of names; of sets, where there are several, only the first of chess pieces. */
export function readArt(folder = ART_DIR) {
  const others = [...SETS, ...CHESS_SETS.slice(1)];
  const files = readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(".svg") && !others.includes(dirname(path)))
    .map((path) => join(folder, path));
  const art = new Map();
  for (const file of files) {
    const name = /([^/\\]+)\.svg$/.exec(file)[1];
    if (!/^[a-z]+(-[a-z]+)*$/.test(name))
      throw new ArtError(file, "names are lower-case words joined by hyphens");
    if (art.has(name)) throw new ArtError(file, `there is another drawing called "${name}"`);
    art.set(name, parseDrawing(file, readFileSync(file, "utf8")));
  }
  return new Map([...art].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The emblem of each game, by the name of its folder. */
export function readEmblems() {
  const folder = join(WWW, "src", "games");
  const games = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const emblem = (name) => {
    const file = join(folder, name, "emblem.svg");
    return [name, parseDrawing(file, readFileSync(file, "utf8"))];
  };
  return new Map(games.map(({ name }) => emblem(name)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The sets of faces, and the colours of the animals: of the body and of the shade of each. */
export function readTiles() {
  const sets = new Map(SETS.map((set) => [set, readArt(join(ART_DIR, set))]));
  const file = join(ART_DIR, "animals", "colours.json");
  const colours = JSON.parse(readFileSync(file, "utf8"));
  const animals = sets.get("animals");
  for (const name of new Set([...animals.keys(), ...Object.keys(colours)])) {
    if (!animals.has(name)) throw new ArtError(file, `there is no drawing called "${name}"`);
    const known = Array.isArray(colours[name]) && colours[name].length === 2;
    if (!known) throw new ArtError(file, `"${name}" needs the colours of its body and its shade`);
  }
  return { sets, colours };
}

/** The sets of chess pieces by the names of their folders; each has all that the first one has. */
export function readChessSets() {
  const sets = new Map(CHESS_SETS.map((set) => [set, readArt(join(ART_DIR, set))]));
  const [[, first], ...others] = sets;
  for (const [set, art] of others) {
    const missing = [...first.keys()].filter((name) => !art.has(name));
    const more = [...art.keys()].filter((name) => !first.has(name));
    if (missing.length || more.length) {
      const wrong = [...missing, ...more].join(", ");
      throw new ArtError(join(ART_DIR, set), `the sets differ in: ${wrong}`);
    }
  }
  return sets;
}

const key = (name) => (name.includes("-") ? JSON.stringify(name) : name);

const layersOf = (layers, indent = "") =>
  layers.map(
    ({ role, d, fill }) =>
      `${indent}  { role: "${role}", d: "${d}"${fill === undefined ? "" : `, fill: "${fill}"`} },\n`,
  );

const entriesOf = (art, indent = "  ") =>
  [...art].map(
    ([name, layers]) =>
      `${indent}${key(name)}: [\n${layersOf(layers, indent).join("")}${indent}],\n`,
  );

/** The first set of faces comes with the tiles, each of the others by itself. */
function tileSource({ sets, colours }, tile) {
  const [[, first]] = sets;
  const pairs = Object.entries(colours).map(
    ([name, [body, shade]]) => `  ${key(name)}: ["${body}", "${shade}"],\n`,
  );
  return `// generated by tools/art.mjs from art/; do not edit.

import type { ArtLayer } from "./art";

/** Layers of the face of each tile, to be painted in order. */
export const FACES: Readonly<Record<string, readonly ArtLayer[]>> = {
${entriesOf(first).join("")}};

/** Layers of the tile under every face. */
export const TILE: readonly ArtLayer[] = [
${layersOf(tile).join("")}];

/** The colours of the body and the shade of each animal. */
export const ANIMAL_COLOURS: Readonly<Record<string, readonly [body: string, shade: string]>> = {
${pairs.join("")}};
`;
}

function faceSource(set, art) {
  return `// generated by tools/art.mjs from art/${set}/; do not edit.

import type { ArtLayer } from "./art";

/** Layers of the face of each tile, to be painted in order. */
export const FACES: Readonly<Record<string, readonly ArtLayer[]>> = {
${entriesOf(art).join("")}};
`;
}

/** A table of drawings that only some pages load. */
function apartSource(art, { folder, type, table, about }) {
  return `// generated by tools/art.mjs from art/${folder}/; do not edit.

import type { ArtLayer } from "./art";

/** ${about}. */
export type ${type} =
${[...art.keys()].map((name) => `  | "${name}"`).join("\n")};

/** Layers of each, to be painted in order. */
export const ${table}: Readonly<Record<${type}, readonly ArtLayer[]>> = {
${entriesOf(art).join("")}};
`;
}

function emblemSource(emblems) {
  return `// generated by tools/art.mjs from src/games/; do not edit.

import type { ArtLayer } from "./art";

/** The emblem of each game: layers to be painted in order. */
export const EMBLEMS: Readonly<Record<string, readonly ArtLayer[]>> = {
${entriesOf(emblems).join("")}};
`;
}

function markSource(mark) {
  return `// generated by tools/art.mjs from art/brand/mark.svg; do not edit.

import type { ArtLayer } from "./art";

/** Layers of the mark of the site, to be painted in order. */
export const MARK: readonly ArtLayer[] = [
${layersOf(mark).join("")}];
`;
}

const COMMON = `// generated by tools/art.mjs; do not edit.

/** What a path is painted as; the theme gives each role its colour. */
export type Role = ${ROLES.map((role) => `"${role}"`).join(" | ")};

/** One painted path. \`edge\` and \`line\` are stroked, every other role is filled. */
export type ArtLayer = { readonly role: Role; readonly d: string; readonly fill?: "evenodd" };

/** Side of the square that the drawings are made on. */
export const ART_GRID = ${GRID};

/** Width of everything stroked, in grid units, with round caps and joins. */
export const ART_LINE_WEIGHT = ${LINE_WEIGHT};
`;

// A browser tab knows no theme tokens: the icons carry their colours themselves.
const ICON = { ground: "#2f5d3f", body: "#f7f1e3", shade: "#4d7d5a", eye: "#f2c14e" };

/** The mark on a tile; \`scale\` leaves the margin that a launcher's mask may cut away. */
function iconSource(mark, { radius, scale }) {
  const paths = mark.map(({ role, d, fill }) => {
    const rule = fill === undefined ? "" : ` fill-rule="${fill}"`;
    return role === "line" || role === "edge"
      ? `<path fill="none" stroke="${ICON.body}" stroke-width="${LINE_WEIGHT}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
      : `<path fill="${ICON[role]}"${rule} d="${d}"/>`;
  });
  const inset = number((GRID * (1 - scale)) / 2);
  const open =
    scale === 1 ? "" : `  <g transform="translate(${inset} ${inset}) scale(${scale})">\n`;
  const close = scale === 1 ? "" : "  </g>\n";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}">
  <rect width="${GRID}" height="${GRID}"${radius === 0 ? "" : ` rx="${radius}"`} fill="${ICON.ground}"/>
${open}${paths.map((path) => `  ${path}\n`).join("")}${close}</svg>
`;
}

function weigh(name, text, limit) {
  const bytes = gzipSync(text).length;
  if (bytes > limit)
    throw new Error(`the ${name} is ${bytes} bytes gzipped, at most ${limit} are allowed`);
  return bytes;
}

function main() {
  const art = readArt();
  const need = (name) => {
    const drawing = art.get(name);
    if (drawing === undefined) throw new Error(`art/: the drawing "${name}" is missing`);
    return drawing;
  };
  const mark = need("mark");
  const tiles = readTiles();
  const chessSets = [...readChessSets()].map(([folder, set]) => {
    const type = "ChessmanName";
    const about = "The pieces of chess, and the joker that stands for any of them";
    return [folder, apartSource(set, { folder, type, table: "CHESSMEN", about })];
  });
  const tileTable = tileSource(tiles, need("tile"));
  const sizes = chessSets.map(([name, text]) => weigh(`table ${name}`, text, MAX_GZIP_BYTES));
  const tileBytes = weigh("table of tiles", tileTable, MAX_GZIP_BYTES_OF_TILES);

  const outputs = {
    "src/generated/art.ts": COMMON,
    "src/generated/mark.ts": markSource(mark),
    ...Object.fromEntries(chessSets.map(([name, text]) => [`src/generated/${name}.ts`, text])),
    "src/generated/cards.ts": apartSource(readArt(join(ART_DIR, "cards")), {
      folder: "cards",
      type: "CardName",
      table: "CARDS",
      about: "What cards show besides men",
    }),
    "src/generated/emblems.ts": emblemSource(readEmblems()),
    "src/generated/tiles.ts": tileTable,
    ...Object.fromEntries(
      [...tiles.sets]
        .slice(1)
        .map(([set, art]) => [`src/generated/${set}.ts`, faceSource(set, art)]),
    ),
    "public/icon.svg": iconSource(mark, { radius: 14, scale: 1 }),
    "public/icon-maskable.svg": iconSource(mark, { radius: 0, scale: 0.76 }),
  };
  const check = process.argv.includes("--check");
  const stale = [];
  for (const [path, text] of Object.entries(outputs)) {
    const file = join(WWW, path);
    let current = null;
    try {
      current = readFileSync(file, "utf8");
    } catch (error) {
      if (error.code !== "ENOENT") throw error;
    }
    if (current === text) continue;
    if (check) {
      stale.push(path);
    } else {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  if (stale.length > 0)
    throw new Error(`out of date: ${stale.join(", ")}. Run "node tools/art.mjs".`);
  console.log(
    `art: ${art.size} drawings, chess sets of ${sizes.join(", ")} bytes gzipped; ` +
      `${tiles.sets.size} sets of tiles, ${tileBytes} bytes${check ? ", up to date" : ""}`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    main();
  } catch (error) {
    console.error(`art: ${error.message}`);
    process.exitCode = 1;
  }
}
