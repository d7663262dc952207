// Writes an HTML page that shows every drawing as the boards paint it, to be looked at, and prints
// how far apart the silhouettes of the chess pieces are.
//
//   node tools/contact-sheet.mjs FILE.html
//
// The difference between two pieces is taken at 24 px in greyscale: both are flattened to their
// outlines, sampled over the 24 x 24 pixels, and compared by the share of their joint area that
// only one of them covers (0 = the same silhouette, 1 = nothing in common).

import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { GRID, LINE_WEIGHT, readArt, readEmblems, readTiles } from "./art.mjs";
import { inside, outlines } from "./outlines.mjs";

const WWW = join(dirname(fileURLToPath(import.meta.url)), "..");
const PIECES = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const SIZES = [24, 48, 96];
const SMALL = 24;

/** The least difference at which two pieces are told apart at a glance. */
const MIN_DIFFERENCE = 0.2;

const THEMES = {
  light: {
    paper: "oklch(0.975 0.008 85)",
    ink: "oklch(0.25 0.02 60)",
    squares: ["oklch(0.90 0.028 85)", "oklch(0.70 0.055 70)"],
    white: {
      body: "oklch(0.985 0.008 90)",
      shade: "oklch(0.90 0.022 85)",
      edge: "oklch(0.27 0.02 60)",
      line: "oklch(0.27 0.02 60)",
      eye: "oklch(0.27 0.02 60)",
    },
    black: {
      body: "oklch(0.37 0.020 60)",
      shade: "oklch(0.29 0.018 60)",
      edge: "oklch(0.20 0.015 60)",
      line: "oklch(0.86 0.02 85)",
      eye: "oklch(0.86 0.02 85)",
    },
  },
  dark: {
    paper: "oklch(0.21 0.012 60)",
    ink: "oklch(0.92 0.01 85)",
    squares: ["oklch(0.74 0.028 80)", "oklch(0.57 0.045 65)"],
    white: {
      body: "oklch(0.96 0.010 88)",
      shade: "oklch(0.86 0.022 82)",
      edge: "oklch(0.19 0.015 60)",
      line: "oklch(0.22 0.015 60)",
      eye: "oklch(0.22 0.015 60)",
    },
    black: {
      body: "oklch(0.29 0.014 60)",
      shade: "oklch(0.22 0.012 60)",
      edge: "oklch(0.14 0.010 60)",
      line: "oklch(0.82 0.02 85)",
      eye: "oklch(0.82 0.02 85)",
    },
  },
};

/** How much of each of the small pixels the piece covers, 0 to 1. */
function coverage(layers) {
  const polygons = layers.filter(({ role }) => role === "body").flatMap(({ d }) => outlines(d));
  const samples = 4;
  return Array.from({ length: SMALL * SMALL }, (_, pixel) => {
    let hits = 0;
    for (let sample = 0; sample < samples * samples; sample += 1) {
      const x = ((pixel % SMALL) + ((sample % samples) + 0.5) / samples) * (GRID / SMALL);
      const y =
        (Math.floor(pixel / SMALL) + (Math.floor(sample / samples) + 0.5) / samples) *
        (GRID / SMALL);
      if (polygons.some((polygon) => inside(polygon, x, y))) hits += 1;
    }
    return hits / (samples * samples);
  });
}

function difference(a, b) {
  let apart = 0;
  let joint = 0;
  for (let i = 0; i < a.length; i += 1) {
    apart += Math.abs(a[i] - b[i]);
    joint += Math.max(a[i], b[i]);
  }
  return apart / joint;
}

function drawing(layers, paint, size, weight = LINE_WEIGHT) {
  const paths = layers.map(({ role, d, fill }) => {
    const colour = paint[role];
    return role === "edge" || role === "line"
      ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<path d="${d}" fill="${colour}" fill-rule="${fill ?? "nonzero"}"/>`;
  });
  return `<svg width="${size}" height="${size}" viewBox="0 0 ${GRID} ${GRID}">${paths.join("")}</svg>`;
}

function board(art, theme, size) {
  const row = (side, offset) =>
    PIECES.map((name, i) => {
      const square = theme.squares[(i + offset) % 2];
      return `<span style="background:${square}">${drawing(art.get(name), theme[side], size)}</span>`;
    }).join("");
  const rows = ["white", "black"].flatMap((side) =>
    [0, 1].map((offset) => `<div>${row(side, offset)}</div>`),
  );
  return `<div class="board">${rows.join("")}</div>`;
}

/** Faces of tiles, on wood of both sides; what the page adds to them is not here. */
const WOOD = ["oklch(0.94 0.042 86)", "oklch(0.865 0.06 75)"];
const TILE_INK = "oklch(0.27 0.03 55)";

function tiles(art, size) {
  const { sets, colours } = readTiles();
  const rows = [...sets].flatMap(([set, faces]) =>
    WOOD.map((wood) => {
      const tile = { body: wood, shade: wood, edge: TILE_INK };
      const row = [...faces].map(([name, face]) => {
        const [body, shade] = colours[name] ?? [wood, wood];
        const paint = { body, shade, edge: TILE_INK, line: TILE_INK, eye: TILE_INK };
        const ground = drawing(art.get("tile"), tile, size);
        const weight = { kanji: 4, letters: 6 }[set] ?? LINE_WEIGHT;
        return `<span class="tile">${ground}${drawing(face, paint, size, weight)}</span>`;
      });
      return `<div>${row.join("")}</div>`;
    }),
  );
  return `<div class="board">${rows.join("")}</div>`;
}

function page(art) {
  const sections = Object.entries(THEMES).map(([name, theme]) => {
    const boards = SIZES.map((size) => board(art, theme, size)).join("");
    const paint = {
      ...theme.white,
      body: theme.paper,
      shade: theme.ink,
      edge: theme.ink,
      line: theme.ink,
      eye: "oklch(0.60 0.11 150)",
    };
    const markPaint = { ...paint, body: theme.ink, shade: "oklch(0.60 0.11 150 / 0.35)" };
    const marks = [[art.get("mark"), markPaint]];
    for (const emblem of readEmblems().values()) marks.push([emblem, paint]);
    const emblems = marks.flatMap(([layers, paints]) =>
      [16, 24, 48, 96, 160].map((size) => drawing(layers, paints, size)),
    );
    return `<section style="background:${theme.paper};color:${theme.ink}"><h2>${name}</h2>
<div class="row">${boards}</div>
<div class="row grey">${board(art, theme, SMALL)}${board(art, theme, 48)}</div>
<div class="row">${emblems.join("")}</div></section>`;
  });
  const icons = ["icon", "icon-maskable"].flatMap((icon) => {
    const source = readFileSync(join(WWW, "public", `${icon}.svg`), "utf8");
    const url = `data:image/svg+xml,${encodeURIComponent(source)}`;
    return [16, 32, 64, 192].map(
      (size) => `<img alt="" width="${size}" height="${size}" src="${url}">`,
    );
  });
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Contact sheet</title>
<style>
body { margin: 0; font: 14px system-ui, sans-serif }
section { padding: 16px 24px }
h2 { margin: 0 0 8px; font-size: 14px }
.row { display: flex; gap: 24px; align-items: end; margin-bottom: 16px }
.board div { display: flex }
.board span { display: block }
.tile svg + svg { position: absolute; inset: 0 }
.board .tile { position: relative }
.grey { filter: grayscale(1) }
svg { display: block }
</style>
${sections.join("\n")}
<section style="background:oklch(0.845 0.072 80)"><h2>tiles</h2>
${SIZES.map((size) => `<div class="row">${tiles(art, size)}</div>`).join("")}
<div class="row grey">${tiles(art, SMALL)}${tiles(art, 48)}</div></section>
<section><h2>icons</h2><div class="row">${icons.join("")}</div></section>
</html>
`;
}

function main() {
  const target = process.argv[2];
  if (target === undefined) throw new Error("usage: node tools/contact-sheet.mjs FILE.html");
  const art = readArt();
  writeFileSync(target, page(art));

  const covered = new Map(PIECES.map((name) => [name, coverage(art.get(name))]));
  const pairs = PIECES.flatMap((a, i) =>
    PIECES.slice(i + 1).map((b) => ({ a, b, score: difference(covered.get(a), covered.get(b)) })),
  ).toSorted((p, q) => p.score - q.score);
  for (const { a, b, score } of pairs) console.log(`${score.toFixed(3)}  ${a} / ${b}`);
  const tooClose = pairs.filter(({ score }) => score < MIN_DIFFERENCE);
  if (tooClose.length > 0)
    throw new Error(`${tooClose.length} pairs differ by less than ${MIN_DIFFERENCE}`);
}

try {
  main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
