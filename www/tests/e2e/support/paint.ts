import type { Board } from "./board";

type Colour = readonly number[];

/** What is painted on a cell: so far along from its top left corner, 0, to the other one, 1. */
export const paintedAt = (board: Board, cell: string, along: number): Promise<Colour> =>
  board.place(cell).evaluate((button, part) => {
    const canvas = (button.getRootNode() as ShadowRoot).querySelector("canvas");
    if (!canvas) return [];
    const { x, y, width, height } = button.getBoundingClientRect();
    const on = canvas.getBoundingClientRect();
    const scale = canvas.width / on.width;
    const at = [(x + width * part - on.x) * scale, (y + height * part - on.y) * scale] as const;
    // The picture may be a finished one, which nobody can read in its place.
    const copy = new OffscreenCanvas(1, 1).getContext("2d");
    copy?.drawImage(canvas, -Math.floor(at[0]), -Math.floor(at[1]));
    return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
  }, along);

/** How far two colours stand apart, as the guidelines for accessibility reckon it. */
export function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function light(colour: Colour): number {
  const [r = 0, g = 0, b = 0] = colour.map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
