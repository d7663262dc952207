import type { Heading, List, ListItem, Nodes, Paragraph, PhrasingContent, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

import type { Words } from "../../src/content/article.ts";
import type { Language } from "../../src/i18n/language.ts";
import type { Report } from "./fault.ts";
import { type Note, takeNote } from "./note.ts";
import { tieShortWords } from "./short-words.ts";
import { wordsOf } from "./words.ts";

interface At {
  /** The line that it begins in. */
  readonly line: number;
}

/** One part of a Markdown file; where its diagrams come from is not known here. */
export type Part = At &
  (
    | ({ readonly kind: "heading"; readonly depth: 2 | 3; readonly text: string } & Note)
    | ({ readonly kind: "option"; readonly name: string } & Note)
    | ({ readonly kind: "paragraph"; readonly words: Words } & Note)
    | ({ readonly kind: "picture"; readonly name: string; readonly caption: string } & Note)
    | { readonly kind: "list"; readonly ordered: boolean; readonly items: readonly Point[] }
    | { readonly kind: "credit"; readonly words: Words }
  );

export interface Point extends At, Note {
  readonly words: Words;
}

export interface Source {
  readonly title: string;
  readonly parts: readonly Part[];
}

/** What else Markdown has, in the words of whoever writes it. */
const FOREIGN: Readonly<Partial<Record<Nodes["type"], string>>> = {
  blockquote: "a quotation (>)",
  code: "a block of code, or a line that begins with four spaces",
  definition: "an address for links ([name]: …)",
  html: "HTML",
};

const NO_ANCHOR = "a heading has its anchor behind it, the same in all languages: {#name}";

const lineOf = (node: Nodes) => node.position?.start.line ?? 1;

/** Reads a Markdown file into the parts that pages can show. */
export function readMarkdown(text: string, language: Language, report: Report): Source {
  const root: Root = fromMarkdown(text);
  tieShortWords(root, language);
  const reader = new Reader(text, report);
  const parts = root.children.flatMap((node) => reader.part(node));
  if (!reader.title) report(1, "the first line has to be the title: # …");
  return { title: reader.title, parts };
}

class Reader {
  title = "";
  /** Whether the line is passed below which the credits stand. */
  #credits = false;

  readonly #text: string;
  readonly #report: Report;

  constructor(text: string, report: Report) {
    this.#text = text;
    this.#report = report;
  }

  part(node: Root["children"][number]): readonly Part[] {
    const line = lineOf(node);
    if (node.type === "html" && /^<!--[^]*-->$/.test(node.value)) return [];
    if (node.type === "thematicBreak") {
      if (this.#credits) this.#report(line, "the line above the credits (---) stands twice");
      this.#credits = true;
      return [];
    }
    if (this.#credits && node.type !== "paragraph") {
      this.#report(line, "below the line (---) only paragraphs can stand");
      return [];
    }
    switch (node.type) {
      case "heading":
        return this.#heading(node, line);
      case "paragraph":
        return this.#paragraph(node, line);
      case "list":
        return [this.#list(node, line)];
      default:
        this.#report(line, `pages cannot show ${FOREIGN[node.type] ?? node.type}`);
        return [];
    }
  }

  #heading(node: Heading, line: number): readonly Part[] {
    const { depth } = node;
    const option = this.#option(node, line);
    if (option) return [option];
    const { words, id, rules } = this.#noted(node.children, line);
    if (typeof words !== "string") {
      this.#report(line, "a heading is plain words, without links and stress");
      return [];
    }
    if (depth === 1) {
      if (this.title) this.#report(line, "there is a title (#) already; chapters begin with ##");
      this.title ||= words;
      return [];
    }
    if (depth !== 2 && depth !== 3) {
      this.#report(line, "headings are # for the title, ## for a chapter and ### for a part of it");
      return [];
    }
    if (!id) this.#report(line, NO_ANCHOR);
    return [{ kind: "heading", line, depth, text: words, id, rules }];
  }

  /** `### {option NAME} {#anchor}`: the name of an option of the game, and whose it is. */
  #option(node: Heading, line: number): Part | null {
    const [first, ...more] = node.children;
    if (node.depth !== 3 || first?.type !== "text" || more.length > 0) return null;
    const { text, note } = takeNote(first.value);
    const [, name] = /^\{option ([\w-]+)\}$/.exec(text) ?? [];
    if (name === undefined || !note) return null;
    if (!note.id) this.#report(line, NO_ANCHOR);
    return { kind: "option", line, name, ...note };
  }

  #paragraph(node: Paragraph, line: number): readonly Part[] {
    const [first, second, ...more] = node.children;
    if (first?.type === "image") {
      const behind = second?.type === "text" ? second.value : "";
      const { text, note } = takeNote(behind);
      if (text.trim() || (second && second.type !== "text") || more.length > 0) {
        this.#report(line, "a diagram stands alone between empty lines; only {§ …} can follow it");
      }
      if (!note) this.#badNote(behind, line);
      if (this.#credits) this.#report(line, "below the line (---) there are no diagrams");
      this.#stars(this.#text.slice(first.position?.start.offset, first.position?.end.offset), line);
      const caption = (first.alt ?? "").replace(/\s*\n\s*/g, " ").trim();
      if (!caption)
        this.#report(line, "a diagram has its caption in the brackets: ![caption](name)");
      return [
        { kind: "picture", line, name: first.url, caption, id: "", rules: note?.rules ?? [] },
      ];
    }
    const { words, id, rules } = this.#noted(node.children, line);
    if (id) this.#report(line, `only headings have anchors such as {#${id}}`);
    if (!this.#credits) return [{ kind: "paragraph", line, words, id: "", rules }];
    if (rules.length > 0) this.#report(line, "below the line (---) no rules are explained");
    return [{ kind: "credit", line, words }];
  }

  #list(node: List, line: number): Part {
    const items = node.children.map((item) => this.#point(item));
    return { kind: "list", line, ordered: node.ordered ?? false, items };
  }

  #point(node: ListItem): Point {
    const line = lineOf(node);
    const [first, ...more] = node.children;
    if (first?.type !== "paragraph" || more.length > 0) {
      this.#report(line, "a point of a list is one paragraph, without lists or diagrams in it");
      return { line, words: "", id: "", rules: [] };
    }
    const { words, id, rules } = this.#noted(first.children, line);
    if (id) this.#report(line, `only headings have anchors such as {#${id}}`);
    return { line, words, id: "", rules };
  }

  /** Words, and the note behind them. */
  #noted(nodes: readonly PhrasingContent[], line: number): Note & { readonly words: Words } {
    const last = nodes.at(-1);
    const { text, note } = takeNote(last?.type === "text" ? last.value : "");
    if (last?.type === "text" && !note) this.#badNote(last.value, line);
    const kept = last?.type === "text" ? [...nodes.slice(0, -1), { ...last, value: text }] : nodes;
    const words = wordsOf(kept, this.#text, this.#report);
    return { words, ...(note ?? { id: "", rules: [] }) };
  }

  #badNote(text: string, line: number): void {
    const [braces] = /\{[^{}]*\}\s*$/.exec(text) ?? [];
    this.#report(line, `${braces ?? "{}"} is understood as {#name}, {§ 1.2}, or {#name § 1, 1.2}`);
  }

  /** A caption is plain text; marks in it would vanish without a word. */
  #stars(source: string, line: number): void {
    if (/(?<!\\)[*_`]/.test(source)) {
      this.#report(line, "captions have no stress; write \\* for a star, \\_ and \\` likewise");
    }
  }
}
