import { parse, TomlError } from "smol-toml";

import type { Shown } from "../../src/content/article.ts";
import type { Report } from "./fault.ts";

/** A diagram of a game: what there is to see, and the moves that follow. */
export interface Position {
  readonly line: number;
  readonly shown: Shown;
  readonly steps: readonly string[] | null;
}

/** What a diagram may say; each has its check, and what is wanted in words. */
const KEYS = {
  position: [(value) => typeof value === "string" && value !== "", 'text: position = "…"'],
  options: [
    (value) => typeof value === "string" && /^\w+=\S+(?: \w+=\S+)*$/.test(value),
    'names and values: options = "seats=4 draw_plies=50"',
  ],
  circles: [
    (value) => typeof value === "string" && /^\S+(?: \S+)*$/.test(value),
    'names of squares with a blank between: circles = "a1 b2"',
  ],
  counts: [(value) => typeof value === "boolean", "true or false"],
  flipped: [(value) => typeof value === "boolean", "true or false"],
  wide: [(value) => typeof value === "boolean", "true or false"],
  steps: [
    (value) =>
      Array.isArray(value) && value.length > 0 && value.every((code) => typeof code === "string"),
    'a list of moves: steps = ["…", "…"]',
  ],
} satisfies Record<string, readonly [(value: unknown) => boolean, string]>;

type Key = keyof typeof KEYS;
const isKey = (name: string): name is Key => name in KEYS;

/** What all diagrams of a file may have in common, above the first of them. */
const COMMON: readonly Key[] = ["counts", "flipped", "wide"];

/** Reads a file of positions: the diagrams of a game by name. */
export function readPositions(text: string, report: Report): ReadonlyMap<string, Position> {
  const lines = text.split("\n");
  const table = parsed(text, report);
  const common: Record<string, unknown> = {};
  const found = new Map<string, Position>();
  for (const [name, entry] of Object.entries(table)) {
    const line =
      1 +
      Math.max(
        0,
        lines.findIndex((written) => written.trim() === `[${name}]`),
      );
    if (isTable(entry)) {
      const position = positionOf(name, { ...common, ...entry }, line, report);
      if (position) found.set(name, position);
    } else if (COMMON.some((key) => key === name)) {
      common[name] = entry;
    } else {
      report(
        1,
        `“${name}” stands above the first [diagram], where only ${COMMON.join(", ")} can stand`,
      );
    }
  }
  return found;
}

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(text: string, report: Report): Readonly<Record<string, unknown>> {
  try {
    return parse(text);
  } catch (thrown) {
    if (!(thrown instanceof TomlError)) throw thrown;
    report(thrown.line, thrown.message.split("\n", 1)[0] ?? "");
    return {};
  }
}

function positionOf(
  name: string,
  entry: Readonly<Record<string, unknown>>,
  line: number,
  report: Report,
): Position | null {
  const wrong = Object.entries(entry).flatMap(([key, value]) => {
    if (!isKey(key)) return [`it has “${key}”, known are ${Object.keys(KEYS).join(", ")}`];
    const [fits, wanted] = KEYS[key];
    return fits(value) ? [] : [`“${key}” should be ${wanted}`];
  });
  if (!("position" in entry)) wrong.push("its position is missing");
  for (const message of wrong) report(line, `the diagram “${name}”: ${message}`);
  if (wrong.length > 0) return null;
  const { position, options, circles, counts, flipped, wide, steps } = entry as {
    readonly position: string;
    readonly options?: string;
    readonly circles?: string;
    readonly counts?: boolean;
    readonly flipped?: boolean;
    readonly wide?: boolean;
    readonly steps?: readonly string[];
  };
  const shown: Shown = {
    position,
    ...(options === undefined ? {} : { options: pairs(options) }),
    ...(circles === undefined ? {} : { circles: circles.split(" ") }),
    ...(counts ? { counts } : {}),
    ...(flipped ? { flipped } : {}),
    ...(wide ? { wide } : {}),
  };
  return { line, shown, steps: steps ?? null };
}

const pairs = (options: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    options.split(" ").map((option) => {
      const at = option.indexOf("=");
      return [option.slice(0, at), option.slice(at + 1)];
    }),
  );
