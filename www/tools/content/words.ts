import type { Nodes, PhrasingContent } from "mdast";

import type { Span, Words } from "../../src/content/article.ts";
import type { Report } from "./fault.ts";

const FOREIGN: Readonly<Partial<Record<Nodes["type"], string>>> = {
  break: "a line that is broken by hand",
  html: "HTML",
  image: "a diagram within a sentence",
  imageReference: "a diagram within a sentence",
  inlineCode: "code between `backticks`",
  linkReference: "a link without its address: write [words](address), and \\[ for a bracket",
};

/**
 * The words of a sentence.
 *
 * @param source the whole file, to see what stands round a mark
 */
export function wordsOf(nodes: readonly PhrasingContent[], source: string, report: Report): Words {
  const spans = nodes.flatMap((node) => span(node, source, report));
  const joined: Span[] = [];
  for (const next of spans) {
    const last = joined.at(-1);
    if (typeof next === "string" && typeof last === "string")
      joined[joined.length - 1] = last + next;
    else joined.push(next);
  }
  if (joined.length === 0) return "";
  const [only] = joined;
  return joined.length === 1 && typeof only === "string" ? only : joined;
}

function span(node: PhrasingContent, source: string, report: Report): readonly Span[] {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case "text": {
      if (/[{}]/.test(node.value))
        report(line, "braces stand only at the end, with a blank before");
      return node.value ? [node.value.replace(/\s*\n\s*/g, " ")] : [];
    }
    case "emphasis":
    case "strong": {
      const { start, end } = node.position ?? {};
      const round = `${source[(start?.offset ?? 0) - 1] ?? ""} ${source[end?.offset ?? 0] ?? ""}`;
      if (/[\p{L}\d]/u.test(round))
        report(line, "a star or underscore in a word is written \\* or \\_");
      const stress = node.type === "strong" ? "strong" : "em";
      return [{ stress, words: wordsOf(node.children, source, report) }];
    }
    case "link": {
      if (!/^(?:https:\/\/|#)/.test(node.url)) {
        report(
          line,
          `a link leads to https://…, to #/… of this site or to #… of this page, not to “${node.url}”`,
        );
      }
      return [{ href: node.url, words: wordsOf(node.children, source, report) }];
    }
    default:
      report(line, `pages cannot show ${FOREIGN[node.type] ?? node.type}`);
      return [];
  }
}

/** Where the links of words lead, one after the other. */
export function linksOf(words: Words): readonly string[] {
  if (typeof words === "string") return [];
  return words.flatMap((span) => {
    if (typeof span === "string") return [];
    return [...("href" in span ? [span.href] : []), ...linksOf(span.words)];
  });
}

/** The same words with other addresses. */
export function relinked(words: Words, address: (href: string) => string): Words {
  if (typeof words === "string") return words;
  return words.map((span): Span => {
    if (typeof span === "string") return span;
    const inner = { words: relinked(span.words, address) };
    return "href" in span
      ? { href: address(span.href), ...inner }
      : { stress: span.stress, ...inner };
  });
}
