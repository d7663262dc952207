/** A colour as every program that reads SVG knows it, and how much it covers, 0 to 1. */
export interface Paint {
  readonly hex: string;
  readonly alpha: number;
}

/** Turns colours of style sheets, in whatever functions they are written, into such ones. */
export type Mixer = (colour: string) => Paint;

/** How light the eye finds a colour, 0 to 255. */
export const lightness = (red: number, green: number, blue: number): number =>
  Math.round(0.299 * red + 0.587 * green + 0.114 * blue);

const hex = (values: readonly number[]) =>
  `#${values.map((value) => value.toString(16).padStart(2, "0")).join("")}`;

/** Lets the browser mix each colour once; with `grey`, as a copier will show it. */
export function mixer(grey: boolean): Mixer {
  const known = new Map<string, Paint>();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 1;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  return (colour) => {
    const there = known.get(colour);
    if (there || !context) return there ?? { hex: "#000000", alpha: 1 };
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    const light = lightness(red, green, blue);
    const paint = {
      hex: hex(grey ? [light, light, light] : [red, green, blue]),
      alpha: Math.round((alpha / 255) * 1000) / 1000,
    };
    known.set(colour, paint);
    return paint;
  };
}
