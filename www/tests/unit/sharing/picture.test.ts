import { crc32 } from "node:zlib";

import { describe, expect, test } from "vitest";

import { pixelsOf, withSize } from "../../../src/sharing/picture/png";
import { SvgContext } from "../../../src/sharing/picture/svg-context";

describe("a PNG picture", () => {
  test("says how many pixels a metre has, behind its size", () => {
    // What is before and behind does not matter.
    const png = Uint8Array.from({ length: 60 }, (_, at) => at);
    const made = withSize(png, 945, 80);
    expect([...made.subarray(0, 33), ...made.subarray(54)]).toEqual([...png]);
    const piece = Buffer.from(made.subarray(33, 54));
    expect(piece.readUInt32BE(0)).toBe(9);
    expect(piece.toString("latin1", 4, 8)).toBe("pHYs");
    expect(piece.readUInt32BE(8)).toBe(11_813);
    expect(piece.readUInt32BE(12)).toBe(11_813);
    expect(piece.readUInt8(16)).toBe(1);
    expect(piece.readUInt32BE(17)).toBe(crc32(piece.subarray(4, 17)));
  });

  test("has as many pixels as the paper is printed with", () => {
    expect(pixelsOf(25.4, 300)).toBe(300);
    expect(pixelsOf(80, 300)).toBe(945);
  });
});

const context = () =>
  new SvgContext(
    (colour) => ({ hex: colour, alpha: colour === "clear" ? 0 : 1 }),
    () => "M0 0Z",
  );

describe("an SVG picture", () => {
  test("is as wide as is asked for, and as high as that makes it", () => {
    expect(context().toSvg(200, 300, 80, 'A & "B" <c>')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="80mm" height="120mm" viewBox="0 0 200 300"><title>A &amp; &quot;B&quot; &lt;c&gt;</title></svg>',
    );
  });

  test("holds what was painted, where it was painted", () => {
    const pen = context();
    pen.fillStyle = "red";
    pen.fillRect(1, 2, 3, 4);
    pen.save();
    pen.translate(10, 20);
    pen.scale(2, 2);
    pen.strokeStyle = "blue";
    pen.lineWidth = 0.045;
    pen.setLineDash([1, 2]);
    pen.strokeRect(0, 0, 1, 1);
    pen.restore();
    pen.globalAlpha = 0.5;
    pen.fill({} as Path2D, "evenodd");
    const svg = pen.toSvg(10, 10, 10, "");
    expect(svg).toContain('<path d="M1 2h3v4h-3Z" fill="red"/>');
    expect(svg).toContain(
      '<path d="M0 0h1v1h-1Z" fill="none" stroke="blue" stroke-width="0.045" stroke-dasharray="1 2" transform="matrix(2 0 0 2 10 20)"/>',
    );
    expect(svg).toContain('<path d="M0 0Z" fill="red" fill-opacity="0.5" fill-rule="evenodd"/>');
  });

  test("draws circles whole, and arcs clockwise", () => {
    const pen = context();
    pen.beginPath();
    pen.arc(10, 10, 5, 0, 7);
    pen.fill();
    pen.beginPath();
    pen.ellipse(10, 10, 4, 2, 0, Math.PI, 0);
    pen.closePath();
    pen.fill();
    const svg = pen.toSvg(1, 1, 1, "");
    expect(svg).toContain('d="M15 10A5 5 0 0 1 5 10A5 5 0 0 1 15 10"');
    // Over the top.
    expect(svg).toContain('d="M6 10A4 2 0 0 1 10 8A4 2 0 0 1 14 10Z"');
  });

  test("leaves out what is not seen, and writes text as text", () => {
    const pen = context();
    pen.fillStyle = "clear";
    pen.fillRect(0, 0, 9, 9);
    pen.fillStyle = "black";
    pen.font = "700 20px system-ui, sans-serif";
    pen.textAlign = "center";
    pen.fillText("<&>", 5, 10);
    expect(pen.toSvg(1, 1, 1, "")).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" width="1mm" height="1mm" viewBox="0 0 1 1"><title></title><text x="5" y="17" font-family="system-ui, sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="black">&lt;&amp;&gt;</text></svg>',
    );
  });

  test("fades light into nothing of its own colour", () => {
    const pen = context();
    const light = pen.createRadialGradient(0, 0, 0, 0.5, 0.5, 0.62);
    light.addColorStop(1, "clear");
    light.addColorStop(0, "green");
    pen.fillStyle = light;
    pen.fillRect(0, 0, 1, 1);
    pen.fillRect(2, 0, 1, 1);
    const svg = pen.toSvg(1, 1, 1, "");
    expect(svg.match(/<radialGradient/g)).toHaveLength(1);
    expect(svg).toContain(
      '<stop offset="0" stop-color="green" stop-opacity="1"/><stop offset="1" stop-color="green" stop-opacity="0"/>',
    );
  });
});
