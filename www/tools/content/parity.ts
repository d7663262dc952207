import { type Block, sections } from "../../src/content/article.ts";
import { linksIn, type Placed } from "./blocks.ts";
import type { Fault } from "./fault.ts";

interface Written {
  readonly file: string;
  readonly blocks: readonly Placed[];
}

/** The first place where two languages do not say the same; what follows would only repeat it. */
export function disparity(one: Written, other: Written): Fault | null {
  const length = Math.max(one.blocks.length, other.blocks.length);
  for (let at = 0; at < length; at++) {
    const [here, there] = [one.blocks[at], other.blocks[at]];
    const [mine, theirs] = [described(here), described(there)];
    if (mine === theirs) continue;
    const line = (placed: Placed | undefined, { blocks }: Written) =>
      placed?.line ?? blocks.at(-1)?.line ?? 1;
    const place = there ? `${other.file}:${line(there, other)}` : `at the end of ${other.file}`;
    return {
      file: one.file,
      line: line(here, one),
      message: `the languages differ: here is ${mine}, and ${place} is ${theirs}`,
    };
  }
  return null;
}

/** What has to be the same in every language. */
function described(placed: Placed | undefined): string {
  if (!placed) return "nothing more";
  const { block, diagram } = placed;
  const rules = sections(block);
  const links = linksIn(block);
  return [
    shape(block, diagram ?? ""),
    ...(rules.length > 0 ? [`for § ${rules.join(", ")}`] : []),
    ...(links.length > 0 ? [`with a link to ${links.join(" and ")}`] : []),
  ].join(" ");
}

function shape(block: Block, diagram: string): string {
  switch (block.kind) {
    case "heading":
      return `the chapter {#${block.id}}`;
    case "subheading":
      return `the part {#${block.id}} of a chapter${block.byline ? " with its author" : ""}`;
    case "paragraph":
      return "a paragraph";
    case "list": {
      const points = block.items.map(({ rules }) => (rules ? ` {§ ${rules.join(", ")}}` : " –"));
      return `a ${block.ordered ? "numbered " : ""}list of ${points.length} points:${points.join()}`;
    }
    case "diagram":
      return `the diagram “${diagram}”`;
    case "steps": {
      const silent = block.moves.flatMap(({ caption }, at) =>
        caption === undefined ? at + 1 : [],
      );
      return `the diagram “${diagram}” with steps${silent.length > 0 ? ` (… at ${silent.join(", ")})` : ""}`;
    }
    case "credit":
      return "a sentence below the line";
  }
}
