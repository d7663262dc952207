import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, it } from "vitest";

import { GAME_IDS } from "../../../src/engine/rules/load";
import type { Thinkers, WasmThinker } from "../../../src/engine/search/question";
import { loadThinkers } from "../../../src/engine/search/thinkers";
import type { ReportView } from "../../../src/generated/types/ReportView";
import type { ScoreView } from "../../../src/generated/types/ScoreView";
import { www } from "../i18n/catalogue";
import { modulesFromFiles } from "./rules-of";

/** What engines answer outside of browsers: `crates/catalogue/tests/suite/answers.rs` says how it is written. */
const linesOf = (game: string) =>
  readFileSync(join(www, `../crates/catalogue/tests/answers/${game}.txt`), "utf8")
    .trimEnd()
    .split("\n");

const words = (text: string) => text.split(" ").filter((word) => word !== "");

function scored(score: ScoreView): string {
  if ("win" in score) return `win in ${score.win}`;
  if ("loss" in score) return `loss in ${score.loss}`;
  return `${score.points < 0 ? "" : "+"}${score.points}`;
}

function told({ depth, nodes, lines }: ReportView): string {
  const each = lines.map(({ score, codes }) => [scored(score), ...codes].join(" "));
  return [`depth ${depth} nodes ${nodes}`, ...each].join(" | ");
}

interface Asked {
  readonly thinker: WasmThinker;
  readonly codes: string[];
  readonly limits: ReadonlyMap<string, number>;
}

function begun(game: string, thinkers: Thinkers, line: string): Asked {
  const [options = "", position = "", limits = ""] = line.split(";");
  const pairs = words(limits).map((pair) => pair.split("="));
  return {
    thinker: thinkers.create(game, words(options).join("\n"), position.trim()),
    codes: [],
    limits: new Map(pairs.map(([name = "", value]) => [name, Number(value)])),
  };
}

function answered({ thinker, codes, limits }: Asked): string {
  const limit = (name: string, otherwise: number) => limits.get(name) ?? otherwise;
  thinker.follow(codes.join("\n"));
  const [level, seed, nodes] = [limit("level", 0), limit("seed", 0), limit("nodes", 0)];
  return told(
    thinker.think(level, seed, nodes, limit("lines", 1), Infinity, "en", 0, 1, undefined),
  );
}

/** Answers beside what they should be; a page asks for no depth. */
function answers(game: string, thinkers: Thinkers): (readonly [string, string])[] {
  let asked: Asked | undefined;
  return linesOf(game).flatMap((line) => {
    const rest = line.slice(1);
    if (line.startsWith("=")) asked = begun(game, thinkers, rest);
    if (line.startsWith(">")) asked?.codes.push(...words(rest));
    if (!line.startsWith("?") || asked === undefined || asked.limits.has("depth")) return [];
    return [[answered(asked), rest.trim()] as const];
  });
}

describe("engines answer in a browser as they do outside", () => {
  beforeAll(modulesFromFiles);

  it.each(GAME_IDS)("%s", async (game) => {
    const address = `/src/generated/wasm/${game}-engine/${game}-engine_bg.wasm`;
    const found = answers(game, await loadThinkers(game, address, undefined));
    expect(found.length).toBeGreaterThanOrEqual(50);
    for (const [is, was] of found) expect(is).toBe(was);
  });
});
