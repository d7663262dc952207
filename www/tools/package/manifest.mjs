// Writes src/generated/custom-elements.json, the custom-elements manifest of `<board-game>`, from the comments in
// src/board/element/public.ts, and the tables of the README from it: `node tools/package/manifest.mjs`.

import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { parseAst } from "rolldown/parseAst";

import { withTables } from "./tables.mjs";

const at = (path) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));

/** Where pages may look up what the element takes. */
export const MANIFEST = at("generated/custom-elements.json");

/** The comment right before a place in a source, without its stars; its tags apart. */
function commentAt(source, start) {
  const [, inner = ""] =
    /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:export\s+)?$/.exec(source.slice(0, start)) ?? [];
  const lines = inner.split("\n").map((line) => line.replace(/^\s*\*? ?/, "").trimEnd());
  const words = lines.filter((line) => !line.startsWith("@")).join(" ");
  return {
    text: words.trim().replace(/\s+/g, " "),
    tags: lines.filter((line) => line.startsWith("@")),
  };
}

/** `@slot near - Words.` as name and words. */
const tagged = (tags, name) =>
  tags.flatMap((line) => {
    const [, found = "", description] =
      new RegExp(`^@${name}(?: ([^ ]+))? - (.+)$`).exec(line) ?? [];
    return description ? [{ name: found, description }] : [];
  });

export function manifest(source) {
  const { body } = parseAst(source, { lang: "ts" });
  const declared = body.flatMap(({ declaration }) => declaration ?? []);
  const named = (name) => declared.find(({ id }) => id?.name === name);
  const text = (node) =>
    source
      .slice(node.start, node.end)
      .replace(/\breadonly /g, "")
      .replace(/\s+/g, " ")
      .replace(/^\| /, "");
  /** A type that only the source names is told by what it holds. */
  const told = (node) => {
    const short = text(node).replace(/ \| null$/, "");
    const { body: inner, typeAnnotation } = named(short) ?? {};
    const found = inner ?? typeAnnotation;
    return (found ? text(found) : short).replace(/\/\*\*.*?\*\/ /g, "").replace(/; }$/, " }");
  };
  const element = named("BoardGameElement");
  const { text: description, tags } = commentAt(source, element.start);
  const members = element.body.body.map((member) => ({
    member,
    name: member.key.name,
    description: commentAt(source, member.start).text,
  }));
  const isValue = ({ member }) => member.type === "TSPropertySignature" || member.kind === "set";
  const attributes = members.filter(isValue).map(({ member, name, description }) => {
    const type = (member.typeAnnotation ?? member.params[0].typeAnnotation).typeAnnotation;
    const getter = members.find((one) => one.name === name && one.member.kind === "get");
    return {
      name,
      description: description || (getter?.description ?? ""),
      type: { text: told(type) },
      fieldName: name,
    };
  });
  const methods = members.flatMap(({ member, name, description }) => {
    const { params, returnType } = member.kind === "get" ? (partsOf(member) ?? {}) : member;
    if (!params || member.type !== "TSMethodSignature" || member.kind === "set") return [];
    return {
      kind: "method",
      name,
      description,
      parameters: params.map((one) => ({
        name: one.name,
        type: { text: text(one.typeAnnotation.typeAnnotation) },
        ...(one.optional ? { optional: true } : {}),
      })),
      return: { type: { text: text(returnType.typeAnnotation) } },
    };
  });
  const events = named("BoardGameEvents").body.body.map((event) => ({
    name: event.key.value,
    description: commentAt(source, event.start).text,
    type: { text: `CustomEvent<${told(event.typeAnnotation.typeAnnotation)}>` },
  }));
  const fields = attributes
    .filter(({ name }) => name !== "position")
    .map(({ name, description, type }) => ({
      kind: "field",
      name,
      description,
      type,
      attribute: name,
      reflects: true,
    }));
  return {
    schemaVersion: "2.1.0",
    readme: "README.md",
    modules: [
      {
        kind: "javascript-module",
        path: "board-game.js",
        declarations: [
          {
            kind: "class",
            name: "BoardGame",
            customElement: true,
            tagName: "board-game",
            superclass: { name: "HTMLElement" },
            description,
            attributes,
            members: [...fields, ...methods],
            events,
            slots: tagged(tags, "slot"),
            cssParts: tagged(tags, "csspart"),
            cssProperties: tagged(tags, "cssprop"),
          },
        ],
        exports: [
          { kind: "js", name: "BoardGame", declaration: { name: "BoardGame" } },
          {
            kind: "custom-element-definition",
            name: "board-game",
            declaration: { name: "BoardGame" },
          },
        ],
      },
    ],
  };
}

/** The function type that a property holds. */
function partsOf({ returnType }) {
  const { type, params, returnType: result } = returnType.typeAnnotation;
  return type === "TSFunctionType" ? { params, returnType: result } : null;
}

/** The text of the manifest as it is kept. */
export const written = async () =>
  `${JSON.stringify(manifest(await readFile(at("board/element/public.ts"), "utf8")), null, 2)}\n`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(MANIFEST, await written());
  const readme = at("../../README.md");
  const crates = await readdir(at("../../crates"));
  const games = crates.filter((name) => existsSync(at(`../../crates/${name}/RULES.md`)));
  const text = await readFile(readme, "utf8");
  await writeFile(readme, withTables(text, JSON.parse(await written()), games));
}
