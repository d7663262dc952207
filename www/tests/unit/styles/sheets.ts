import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { www } from "../i18n/catalogue";

/** A rule of a style sheet: the at-rules around it, its selectors, what it declares. */
export interface Rule {
  readonly within: readonly string[];
  readonly selectors: string;
  readonly declarations: readonly (readonly [property: string, value: string])[];
}

export interface Sheet {
  readonly path: string;
  readonly text: string;
  readonly rules: readonly Rule[];
}

/** At-rules with rules in them; all others have declarations. */
const GROUP = /^@(?:media|container|layer|supports)\b/;

/** The rules of a sheet that lets no rule stand within another. */
export function rulesOf(text: string, within: readonly string[] = []): readonly Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; ;) {
    const end = text.slice(at).search(/[{;]/);
    if (end < 0) return rules;
    const head = text
      .slice(at, at + end)
      .replace(/\s+/g, " ")
      .trim();
    at += end + 1;
    if (text[at - 1] === ";") continue;
    const from = at;
    for (let open = 1; open > 0; at += 1) {
      if (at >= text.length) throw new Error(`no end of ${head}`);
      open += text[at] === "{" ? 1 : text[at] === "}" ? -1 : 0;
    }
    const body = text.slice(from, at - 1);
    if (GROUP.test(head)) rules.push(...rulesOf(body, [...within, head]));
    else rules.push({ within, selectors: head, declarations: declarationsOf(body) });
  }
}

const declarationsOf = (body: string) =>
  [...body.matchAll(/([\w-]+):\s*([^;{}]+)/g)].map(
    ([, property = "", value = ""]) => [property, value.replace(/\s+/g, " ").trim()] as const,
  );

/** A style sheet without its comments. */
const sheetOf = (path: string): Sheet => {
  const text = readFileSync(join(www, "src", path), "utf8");
  return { path, text, rules: rulesOf(text.replace(/\/\*[^]*?\*\//g, "")) };
};

/** Every style sheet of the front end, by its path within `src`. */
export const sheets: readonly Sheet[] = readdirSync(join(www, "src"), {
  recursive: true,
  encoding: "utf8",
})
  .filter((path) => path.endsWith(".css"))
  .toSorted()
  .map(sheetOf);
