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
import { GRID, LINE_WEIGHT, readArt } from "./art.mjs";

const WWW = join(dirname(fileURLToPath(import.meta.url)), "..");
const PIECES = ["king", "queen", "rook", "bishop", "knight", "pawn"];
const EMBLEMS = ["mark", "emblem-folky", "emblem-mixtour"];
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

const CUBIC_STEPS = 16;

/** The closed outlines of a path from the table: absolute commands, arcs taken as full-circle halves. */
function outlines(d) {
  const all = [];
  let points = [];
  let x = 0;
  let y = 0;
  for (const [, command, rest] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    const n = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === "M") {
      if (points.length > 0) all.push(points);
      [x, y] = n;
      points = [[x, y]];
    } else if (command === "H" || command === "V") {
      for (const value of n) {
        if (command === "H") x = value;
        else y = value;
        points.push([x, y]);
      }
    } else if (command === "L") {
      for (let i = 0; i < n.length; i += 2) points.push(([x, y] = [n[i], n[i + 1]]));
    } else if (command === "C") {
      for (let i = 0; i < n.length; i += 6) {
        const [ax, ay, bx, by, toX, toY] = n.slice(i, i + 6);
        for (let step = 1; step <= CUBIC_STEPS; step += 1) {
          const t = step / CUBIC_STEPS;
          const u = 1 - t;
          points.push([
            u ** 3 * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * toX,
            u ** 3 * y + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * toY,
          ]);
        }
        [x, y] = [toX, toY];
      }
    } else if (command === "A") {
      for (let i = 0; i < n.length; i += 7) {
        const [radius, , , , sweep, toX, toY] = n.slice(i, i + 7);
        points.push(...arcPoints(x, y, radius, sweep, toX, toY));
        [x, y] = [toX, toY];
      }
    } else if (command !== "Z") {
      throw new Error(`contact sheet: cannot flatten ${command}`);
    }
  }
  if (points.length > 0) all.push(points);
  return all;
}

/** A circular arc of at most half a turn. */
function arcPoints(x, y, radius, sweep, toX, toY) {
  const half = Math.hypot(toX - x, toY - y) / 2;
  const height = Math.sqrt(Math.max(0, radius * radius - half * half)) * (sweep === 1 ? 1 : -1);
  const cx = (x + toX) / 2 - ((toY - y) / (2 * half)) * height;
  const cy = (y + toY) / 2 + ((toX - x) / (2 * half)) * height;
  const from = Math.atan2(y - cy, x - cx);
  let turn = Math.atan2(toY - cy, toX - cx) - from;
  if (sweep === 1 && turn <= 0) turn += 2 * Math.PI;
  if (sweep === 0 && turn >= 0) turn -= 2 * Math.PI;
  return Array.from({ length: CUBIC_STEPS }, (_, i) => {
    const angle = from + (turn * (i + 1)) / CUBIC_STEPS;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

function inside(polygon, x, y) {
  let winding = 0;
  for (let i = 0; i < polygon.length; i += 1) {
    const [ax, ay] = polygon[i];
    const [bx, by] = polygon[(i + 1) % polygon.length];
    if (ay <= y === by <= y) continue;
    const side = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    if (by > ay && side > 0) winding += 1;
    if (by <= ay && side < 0) winding -= 1;
  }
  return winding !== 0;
}

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

function drawing(layers, paint, size) {
  const paths = layers.map(({ role, d, fill }) => {
    const colour = paint[role];
    return role === "edge" || role === "line"
      ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${LINE_WEIGHT}" stroke-linecap="round" stroke-linejoin="round"/>`
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
    const emblems = EMBLEMS.flatMap((name) =>
      [16, 24, 48, 96, 160].map((size) =>
        drawing(art.get(name), name === "mark" ? markPaint : paint, size),
      ),
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
.grey { filter: grayscale(1) }
svg { display: block }
</style>
${sections.join("\n")}
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
