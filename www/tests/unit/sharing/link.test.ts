import { createHash } from "node:crypto";
import { deflateRawSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { checkDigits } from "../../../src/sharing/link/check-digits";
import { toBase64url } from "../../../src/sharing/link/base64url";
import { leanRecord } from "../../../src/sharing/link/lean-record";
import { readLink, writeLink } from "../../../src/sharing/link/link";
import { sha256 } from "../../../src/sharing/link/sha256";
import { openText } from "../../../src/engine/rules/load";
import { generated, KINDS, numbers } from "./generated-games";

const NAMES = KINDS.map((kind) => [`${kind[0]} ${JSON.stringify(kind[1])}`, kind] as const);
const ID = "a-_9bcdEFgh2";

/** The code of what is wrong with a link. */
async function wrong(link: string): Promise<string> {
  const [outcome] = await Promise.allSettled([readLink(link)]);
  return outcome.status === "fulfilled" ? "nothing" : outcome.reason.code;
}

/** A link that holds these bytes, with check digits that fit. */
function linkOf(bytes: Uint8Array, version = "1"): string {
  const body = version + toBase64url(bytes);
  return body + checkDigits(body, 6);
}

const packed = (text: string) => new Uint8Array(deflateRawSync(text));

describe("a game in a link", () => {
  test.each(NAMES)("comes out as it went in: %s", async (_, kind) => {
    for (const seed of [1, 2, 3]) {
      const session = await generated(kind, seed, 40 * seed, seed % 2 === 0);
      const record = session.record("en");
      const link = await writeLink({ id: ID, record });
      const read = await readLink(link);
      expect(read.id).toBe(ID);
      const again = await openText(read.record, null);
      expect(again.record("en")).toBe(record);
      session.free();
      again.free();
    }
  });

  test.each(NAMES)("of 200 plies has fewer than 2000 characters: %s", async (_, kind) => {
    const lengths: number[] = [];
    for (const seed of [2, 3, 5]) {
      const session = await generated(kind, seed, 200);
      const link = await writeLink({ id: ID, record: session.record("en") });
      lengths.push(link.length);
      session.free();
    }
    // Chance plays worse to pack than people do.
    expect(Math.max(...lengths)).toBeLessThan(1000);
  });

  test("keeps every number that somebody wrote in a comment", () => {
    const record = '[Klubovna "1"]\n\n{1. e4 \\} 2. x} 1. c1 {3... no} c2 12... d1 *\n';
    expect(leanRecord(record)).toBe('[Klubovna "1"]\n\n{1. e4 \\} 2. x} c1 {3... no} c2 d1 *\n');
  });

  test("is the same text each time", async () => {
    const game = { id: ID, record: '[Klubovna "1"]\n[Game "mixtour"]\n\n1. c1 c2 *\n' };
    expect(await writeLink(game)).toBe(await writeLink(game));
  });

  test("is read for ever: links of the first version are out in the world", async () => {
    const link =
      "1S9SNt0xKTnF1S88w4or2zilNyi_LS1RQMlSK5Yp2T8xNVVDKzawoyS8tAgkEleakFkMlwzMyS1IVlBzz8hLBUqnFpTklCkpaSrFcXMmGCslGCtVH9-anZaZaKRjqKaQY29cqJBtaGeomGylocQEAtbj454";
    expect(await readLink(link)).toEqual({
      id: ID,
      record:
        '[Klubovna "1"]\n[Game "mixtour"]\n[Rules "1"]\n[White "Anna"]\n[Result "*"]\n\n' +
        "c1 c2 {Žofie: 1. d3?} c1:1-c2 *\n",
    });
  });
});

describe("a link that did not come as it was sent", () => {
  const made = writeLink({
    id: ID,
    record:
      '[Klubovna "1"]\n[Game "mixtour"]\n[Rules "1"]\n[Result "*"]\n\n1. c1 c2 {Žofie} d3 *\n',
  });

  test("is told at whatever length it was cut off", async () => {
    const link = await made;
    for (let length = 0; length < link.length; length++) {
      expect(await wrong(link.slice(0, length)), String(length)).toBe("link-cut");
    }
    expect(await wrong(link)).toBe("nothing");
  });

  test("is told with each of its characters changed", async () => {
    const link = await made;
    const below = numbers(7);
    for (let at = 0; at < link.length; at++) {
      const other = "Az0-_9qX"[below(8)] ?? "A";
      const changed = link.slice(0, at) + (link[at] === other ? "B" : other) + link.slice(at + 1);
      expect(await wrong(changed), changed).toBe("link-cut");
    }
  });

  test("is told with two of its characters exchanged, or one left out or twice", async () => {
    const link = await made;
    for (let at = 1; at < link.length - 1; at++) {
      const [one = "", other = ""] = link.slice(at, at + 2);
      const rest = link.slice(at + 2);
      if (one !== other) {
        expect(await wrong(link.slice(0, at) + other + one + rest)).toBe("link-cut");
      }
      expect(await wrong(link.slice(0, at) + link.slice(at + 1))).toBe("link-cut");
      expect(await wrong(link.slice(0, at) + one + link.slice(at))).toBe("link-cut");
    }
  });

  test("is read from the lines that a mail program broke it into, and with words behind it", async () => {
    const link = await made;
    const record = (await readLink(link)).record;
    const broken = (link.match(/.{1,20}/g) ?? []).join("\r\n");
    for (const text of [broken, `${link}.`, `${link}) see you`, `  ${link}\nYour move`]) {
      expect((await readLink(text)).record).toBe(record);
    }
  });
});

test("a link that could not be read is not made", async () => {
  for (const id of ["x~abc", "x".repeat(65), ""]) {
    await expect(writeLink({ id, record: "r" })).rejects.toMatchObject({ code: "link-broken" });
  }
  const record = "0".repeat(4_000_000);
  await expect(writeLink({ id: ID, record })).rejects.toMatchObject({ code: "link-too-large" });
});

describe("what is no game", () => {
  test("is told, although its check digits fit", async () => {
    expect(await wrong(linkOf(packed("no line end")))).toBe("link-broken");
    expect(await wrong(linkOf(packed("<b>id</b>\nrecord")))).toBe("link-broken");
    expect(await wrong(linkOf(packed(`${"x".repeat(65)}\nrecord`)))).toBe("link-broken");
    expect(await wrong(linkOf(Uint8Array.of(255, 255, 255)))).toBe("link-broken");
    expect(await wrong(linkOf(packed("id\nrecord").subarray(0, -2)))).toBe("link-broken");
    // No text: bytes that are no UTF-8.
    const bytes = new Uint8Array(deflateRawSync(Buffer.of(105, 100, 10, 0xc3, 0x28)));
    expect(await wrong(linkOf(bytes))).toBe("link-broken");
  });

  test("is told when a newer version made it, whatever it holds", async () => {
    for (const version of ["2", "9", "A", "z"]) {
      expect(await wrong(linkOf(Uint8Array.of(1, 2, 3), version))).toBe("link-newer");
    }
  });

  test("is told when it is huge, before or after it is unpacked", async () => {
    expect(await wrong("1".repeat(2_000_001))).toBe("link-too-large");
    // Four million zeros and one more are some thousand bytes.
    const bomb = packed(`id\n${"0".repeat(4_000_000)}`);
    expect(bomb.length).toBeLessThan(10_000);
    expect(await wrong(linkOf(bomb))).toBe("link-too-large");
  });

  test("may have many words without end, or none", async () => {
    expect(await wrong("")).toBe("link-cut");
    expect(await wrong("a ".repeat(500_000))).toBe("link-cut");
    expect(await wrong("ž")).toBe("link-cut");
  });
});

test("digits come from SHA-256 as everybody else has it", () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);
    const known = createHash("sha256").update(bytes).digest("hex");
    expect(Buffer.from(sha256(bytes)).toString("hex")).toBe(known);
  }
});
