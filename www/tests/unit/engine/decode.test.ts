import { describe, expect, it } from "vitest";

import { decodeText } from "../../../src/engine/rules/decode";

const bytes = (...all: readonly (string | readonly number[])[]): ArrayBuffer =>
  Uint8Array.from(all.flatMap((one) => (typeof one === "string" ? [...Buffer.from(one)] : one)))
    .buffer;

/** Of the Czech letters in Windows-1250, those that the texts below have. */
const CZECH: Readonly<Record<string, number>> = Object.fromEntries(
  [..."áčéěíňřšťúůýžŘŽ"].map((letter, at) => [
    letter,
    [0xe1, 0xe8, 0xe9, 0xec, 0xed, 0xf2, 0xf8, 0x9a, 0x9d, 0xfa, 0xf9, 0xfd, 0x9e, 0xd8, 0x8e][
      at
    ] ?? 0,
  ]),
);
const windows = (text: string) =>
  bytes([...text].map((letter) => CZECH[letter] ?? letter.charCodeAt(0)));

describe("the text of a file", () => {
  it("is in UTF-8, with or without a mark", () => {
    expect(decodeText(bytes("1. Rh7 {dobře} ７六歩"))).toBe("1. Rh7 {dobře} ７六歩");
    expect(decodeText(bytes([0xef, 0xbb, 0xbf], "dobře"))).toBe("dobře");
  });

  it("is in UTF-16, with its mark", () => {
    const little = [...Buffer.from("Jiří ７", "utf16le")];
    expect(decodeText(bytes([0xff, 0xfe], little))).toBe("Jiří ７");
    const big = [...Buffer.from("Jiří ７", "utf16le").swap16()];
    expect(decodeText(bytes([0xfe, 0xff], big))).toBe("Jiří ７");
  });

  it.each([
    '[Klubovna "1"]\n[White "Jiří Novák"]\n[Black "Žofie Pašťáková"]\n\n1. Rh7 Ra3 *\n'.replace(
      "Š",
      "š",
    ),
    "1. Vh7 {Bílý táhne věží.} Va3 2. h3 {příliš žluťoučký kůň}",
    "1. Vh7 {Jiří Novák}",
    "1. Vh7 {Řídí šachy}",
  ])("is as Czech programs wrote: %s", (text) => {
    expect(decodeText(windows(text))).toBe(text);
  });

  it("is as Japanese programs write", () => {
    // 手合割：平手 and 先手：, then 後手：羽生.
    const kif = [
      [0x8e, 0xe8, 0x8d, 0x87, 0x8a, 0x84, 0x81, 0x46, 0x95, 0xbd, 0x8e, 0xe8, 0x0d, 0x0a],
      [0x90, 0xe6, 0x8e, 0xe8, 0x81, 0x46, 0x0d, 0x0a],
    ];
    expect(decodeText(bytes(...kif))).toBe("手合割：平手\r\n先手：\r\n");
    const csa = bytes("V2.2\nN+", [0x89, 0x48, 0x90, 0xb6], "\nN-Carlsen\nPI\n+\n+7776FU\n");
    expect(decodeText(csa)).toBe("V2.2\nN+羽生\nN-Carlsen\nPI\n+\n+7776FU\n");
    // One byte that was lost spoils no other.
    expect(decodeText(bytes(...kif, [0x81, 0x0a]))).toMatch(/^手合割：平手/);
  });
});
