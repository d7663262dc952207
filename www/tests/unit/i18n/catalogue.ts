import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { FluentResource } from "@fluent/bundle";

import type { Language } from "../../../src/i18n/language";

export { LANGUAGES } from "../../../src/i18n/language";
export type Tag = Language;

export const www = fileURLToPath(new URL("../../../", import.meta.url));
const i18n = join(www, "src/i18n");

/** What a message takes: names of variables, of its value and all its attributes. */
export interface MessageShape {
  readonly file: string;
  readonly variables: ReadonlySet<string>;
}

export const filesOf = (language: Tag): readonly string[] =>
  readdirSync(join(i18n, language)).filter((file) => file.endsWith(".ftl"));

export const textOf = (language: Tag, file: string): string =>
  readFileSync(join(i18n, language, file), "utf8");

/** Ids as they stand in the file, so that what the parser skips is noticed. */
export function writtenIds(text: string): readonly string[] {
  return [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id ?? "");
}

/** Every message and every attribute (`id.attribute`) of a language. */
export function allOf(language: Tag): ReadonlyMap<string, MessageShape> {
  const patterns = new Map<string, { readonly file: string; readonly pattern: unknown }>();
  for (const file of filesOf(language)) {
    for (const { id, value, attributes } of new FluentResource(textOf(language, file)).body) {
      if (value !== null) patterns.set(id, { file, pattern: value });
      for (const [name, pattern] of Object.entries(attributes)) {
        patterns.set(`${id}.${name}`, { file, pattern });
      }
    }
  }
  const resolve = (id: string): ReadonlySet<string> =>
    variablesIn(patterns.get(id)?.pattern, resolve);
  const shapes = [...patterns].map(
    ([id, { file }]) => [id, { file, variables: resolve(id) }] as const,
  );
  return new Map(shapes);
}

/** Names of variables anywhere in a parsed pattern and in the messages that it refers to. */
function variablesIn(
  pattern: unknown,
  resolve: (id: string) => ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(walk);
    if (typeof part !== "object" || part === null) return;
    const { type, name, attr, ...inner } = part as Readonly<Record<string, unknown>>;
    if (type === "var") found.add(String(name));
    if (type === "mesg") {
      for (const variable of resolve(attr ? `${name}.${attr}` : String(name))) found.add(variable);
    }
    Object.values(inner).forEach(walk);
  };
  walk(pattern);
  return found;
}
