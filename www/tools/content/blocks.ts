import { ruleAnchor } from "../../src/app/router.ts";
import type { Block, Item, Steps } from "../../src/content/article.ts";
import type { Report } from "./fault.ts";
import type { Part, Point, Source } from "./markdown.ts";
import type { OptionWords } from "./options.ts";
import type { Position } from "./positions.ts";
import { linksOf, relinked } from "./words.ts";

/** A block, where it comes from, and which diagram it shows. */
export interface Placed {
  readonly line: number;
  readonly block: Block;
  readonly diagram?: string;
}

/** What the parts of a text refer to. */
export interface Surroundings {
  /** The address of the page, which links within it begin with. */
  readonly address: string;
  /** The diagrams of the game, and the file that they stand in. */
  readonly positions: ReadonlyMap<string, Position>;
  readonly positionsFile: string;
  /** What is said of an option of the game. */
  readonly option: (name: string) => OptionWords | null;
}

/** Makes the blocks of a page from the parts of a Markdown file. */
export function blocksOf(source: Source, round: Surroundings, report: Report): readonly Placed[] {
  const placed: Placed[] = [];
  const { parts } = source;
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at];
    if (part?.kind === "picture") {
      const next = parts[at + 1];
      const list = next?.kind === "list" && next.ordered ? next : null;
      if (list) at += 1;
      const found = picture(part, list?.items ?? null, round, report);
      if (found) placed.push(found);
    } else if (part) {
      placed.push({ line: part.line, block: plain(part, round, report) });
    }
  }
  return linked(placed, round.address, report);
}

const explains = (rules: readonly string[]) => (rules.length > 0 ? { rules } : {});

function plain(
  part: Exclude<Part, { kind: "picture" }>,
  { option }: Surroundings,
  report: Report,
): Block {
  switch (part.kind) {
    case "heading": {
      const { depth, id, text, rules } = part;
      const kind = depth === 2 ? "heading" : "subheading";
      return { kind, id, text, ...explains(rules) };
    }
    case "option": {
      const { name, id, rules } = part;
      const said = option(name);
      if (!said) report(part.line, `the game has no option “${name}” that a heading could name`);
      const { text = name, byline } = said ?? {};
      return { kind: "subheading", id, text, ...(byline ? { byline } : {}), ...explains(rules) };
    }
    case "paragraph":
      return { kind: "paragraph", words: part.words, ...explains(part.rules) };
    case "credit":
      return { kind: "credit", words: part.words };
    case "list": {
      const items = part.items.map(({ words, rules }): Item => ({ words, ...explains(rules) }));
      return { kind: "list", ...(part.ordered ? { ordered: true } : {}), items };
    }
  }
}

/** A diagram; the numbered list behind it says what its steps show. */
function picture(
  { line, name, caption, rules }: Extract<Part, { kind: "picture" }>,
  said: readonly Point[] | null,
  { positions, positionsFile }: Surroundings,
  report: Report,
): Placed | null {
  const position = positions.get(name);
  if (!position) {
    report(line, `there is no diagram “${name}” in ${positionsFile}`);
    return null;
  }
  const { shown, steps } = position;
  const common = { ...shown, caption, ...explains(rules) };
  if (!steps) {
    if (said) {
      report(
        said[0]?.line ?? line,
        `a numbered list behind a diagram says what its steps show, and “${name}” has no steps`,
      );
    }
    return { line, diagram: name, block: { kind: "diagram", ...common } };
  }
  if (said?.length !== steps.length) {
    const wanted = `“${name}” has ${count(steps.length, "step")}`;
    const there = said ? `here ${said.length === 1 ? "is" : "are"} ${said.length}` : "none is here";
    report(
      said?.at(-1)?.line ?? line,
      `${wanted}, each with a point of a numbered list behind the diagram; ${there}`,
    );
  }
  const moves = steps.map((code, at): Steps["moves"][number] => {
    const point = said?.[at];
    const words = point?.words ?? "";
    if (typeof words !== "string" || point?.rules.length) {
      report(
        point?.line ?? line,
        "what a step shows is said in plain words, without links and {§ …}",
      );
      return { code };
    }
    // The sentence before stays.
    return words === "…" ? { code } : { code, caption: words };
  });
  return { line, diagram: name, block: { kind: "steps", ...common, moves } };
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;

/** Links within the page get its address; each anchor is there, and once. */
function linked(placed: readonly Placed[], address: string, report: Report): readonly Placed[] {
  const anchors = new Map<string, number>();
  for (const { line, block } of placed) {
    const rules = block.kind === "list" ? block.items.flatMap((item) => item.rules ?? []) : [];
    const own = "rules" in block ? (block.rules ?? []) : rules;
    const ids = [...("id" in block && block.id ? [block.id] : []), ...own.map(ruleAnchor)];
    for (const id of ids) {
      const earlier = anchors.get(id);
      if (earlier !== undefined)
        report(line, `the anchor “${id}” stands in line ${earlier} already`);
      else anchors.set(id, line);
    }
  }
  return placed.map(({ line, block, ...rest }) => {
    const leadTo = (href: string) => {
      if (!/^#(?!\/)/.test(href)) return href;
      const id = href.slice(1);
      if (!anchors.has(id))
        report(line, `the link leads to “${href}”, and this page has no such anchor`);
      return `${address}/${id}`;
    };
    return { line, ...rest, block: relinkedBlock(block, leadTo) };
  });
}

function relinkedBlock(block: Block, address: (href: string) => string): Block {
  if (block.kind === "list") {
    const items = block.items.map((item) => ({ ...item, words: relinked(item.words, address) }));
    return { ...block, items };
  }
  if ("words" in block) return { ...block, words: relinked(block.words, address) };
  return block;
}

/** Where the links of a block lead. */
export function linksIn(block: Block): readonly string[] {
  if (block.kind === "list") return block.items.flatMap(({ words }) => linksOf(words));
  return "words" in block ? linksOf(block.words) : [];
}
