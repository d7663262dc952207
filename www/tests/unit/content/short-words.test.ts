import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, test } from "vitest";

import { readMarkdown } from "../../../tools/content/markdown";
import type { Language } from "../../../src/i18n/language";

/** The words of a paragraph, with `_` for a blank at which no line ends. */
function read(language: Language, text: string): string {
  const { parts } = readMarkdown(`# Title\n\n${text}\n`, language, (line, message) => {
    throw new Error(`${line}: ${message}`);
  });
  expect(fromMarkdown(text).children).toHaveLength(1);
  const [part] = parts;
  if (part?.kind !== "paragraph") throw new Error("no paragraph");
  return JSON.stringify(part.words).replaceAll("\u{a0}", "_");
}

test.each([
  ["cs", "Táhne k okraji a v poli stojí.", '"Táhne k_okraji a_v_poli stojí."'],
  ["cs", "V poli (u kraje), „s věží“.", '"V_poli (u_kraje), „s_věží“."'],
  ["cs", "Stojí na\na\nčeká v\nrohu.", '"Stojí na a_čeká v_rohu."'],
  ["cs", "Z **pole** a4 k 5 u [okraje](#/about).", /^\["Z_",.*" a4 k_5 u_",/],
  ["sk", "Ťahá k okraju i s vežou.", '"Ťahá k_okraju i_s_vežou."'],
  ["pl", "Stoi w rogu i z boku, k boku.", '"Stoi w_rogu i_z_boku, k boku."'],
  ["en", "A rook on a file, i e.", '"A rook on a file, i e."'],
  ["de", "a b", '"a b"'],
  ["cs", "Písmo na 200 % a víc.", '"Písmo na 200_% a_víc."'],
  ["de", "Bei 400 % reicht es.", '"Bei 400_% reicht es."'],
] as const)(
  "in %s a word of one letter ends no line, and a percent sign begins none: %s",
  (language, text, words) => {
    if (typeof words === "string") expect(read(language, text)).toBe(words);
    else expect(read(language, text)).toMatch(words);
  },
);

test("so do those of a caption, on however many lines it is written", () => {
  const text = "# Title\n\n![Pěšci čekají v zásobě\na v rohu.](start)\n";
  const { parts } = readMarkdown(text, "cs", (line, message) => {
    throw new Error(`${line}: ${message}`);
  });
  expect(parts).toMatchObject([{ caption: "Pěšci čekají v\u{a0}zásobě a\u{a0}v\u{a0}rohu." }]);
});
