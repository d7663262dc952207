import jsQR from "jsqr";
import { expect, test } from "vitest";

import { readLink, writeLink } from "../../../src/sharing/link/link";
import { type Code, qrOf } from "../../../src/sharing/qr/qr";
import { generated, KINDS } from "./generated-games";

/** The picture as a camera would see it: so many pixels a square. */
function photograph({ side, path }: Code, pixels: number): string | null {
  const width = side * pixels;
  const image = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let row = Number(y) * pixels; row < (Number(y) + 1) * pixels; row++) {
      const from = 4 * (row * width + Number(x) * pixels);
      for (let at = from; at < from + 4 * Number(run) * pixels; at += 4) image.fill(0, at, at + 3);
    }
  }
  return jsQR(image, width, width)?.data ?? null;
}

test.each(KINDS.map((kind) => [kind[0], kind] as const))(
  "a game of %s goes through a QR code",
  async (_, kind) => {
    for (const plies of [0, 30, 200]) {
      const session = await generated(kind, 9, plies);
      const link = await writeLink({ id: "a-_9bcdEFgh2", record: session.record("en") });
      const code = qrOf(`https://games.example.org/club/#/open/${link}`);
      expect(code).not.toBeNull();
      const seen = code && photograph(code, 3);
      const [, text = ""] = seen?.split("#/open/") ?? [];
      expect(text).toBe(link);
      expect((await readLink(text)).id).toBe("a-_9bcdEFgh2");
      session.free();
    }
  },
);

test("what is too long for a phone's camera has no code", () => {
  expect(qrOf("x".repeat(1273))).not.toBeNull();
  expect(qrOf("x".repeat(1274))).toBeNull();
});
