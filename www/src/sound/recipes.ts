/** One layer of a sound: a tone or noise through a filter, which swells and dies away. */
export interface Layer {
  /** A tone has a wave; noise has a filter. */
  readonly source: "sine" | "triangle" | "noise";
  /** Of the tone, or of the middle of the filter, in hertz. */
  readonly frequency: number;
  /** How narrow the filter of noise is. */
  readonly narrow?: number;
  /** Seconds after the beginning of the sound. */
  readonly at?: number;
  /** Seconds until it is loudest, and from then until it is a thousandth of that. */
  readonly swell?: number;
  readonly decay: number;
  /** How loud, from 0 to 1. */
  readonly gain: number;
}

const wood = (at: number, pitch: number, gain: number): readonly Layer[] => [
  { source: "noise", frequency: 950 * pitch, narrow: 2.5, at, decay: 0.06, gain },
  { source: "sine", frequency: 190 * pitch, at, decay: 0.09, gain: 0.5 * gain },
];
const chime = (at: number, frequency: number, decay: number): Layer => ({
  source: "sine",
  frequency,
  at,
  swell: 0.006,
  decay,
  gain: 0.22,
});
const tick = (at: number): Layer => ({
  source: "triangle",
  frequency: 1320,
  at,
  decay: 0.045,
  gain: 0.3,
});

/** All sounds, made of nothing but these numbers. */
export const RECIPES = {
  /** A piece of wood is put down. */
  wood: wood(0, 1, 0.9),
  /** It takes another one. */
  capture: [...wood(0, 1.35, 0.8), ...wood(0.045, 0.85, 0.9)],
  /** One comes from the hand or the tray onto the board. */
  drop: [
    ...wood(0, 0.72, 1),
    { source: "noise", frequency: 320, narrow: 1, decay: 0.1, gain: 0.4 },
  ],
  /** A disc of a stack is put down. */
  disc: [
    { source: "triangle", frequency: 1250, decay: 0.07, gain: 0.35 },
    { source: "triangle", frequency: 1930, decay: 0.05, gain: 0.2 },
    { source: "noise", frequency: 2600, narrow: 1.2, decay: 0.03, gain: 0.4 },
  ],
  /** A card is turned. */
  card: [
    { source: "noise", frequency: 3200, narrow: 0.8, swell: 0.05, decay: 0.12, gain: 0.5 },
    { source: "noise", frequency: 1100, narrow: 1.5, at: 0.11, decay: 0.05, gain: 0.6 },
  ],
  check: [chime(0.06, 740, 0.22), chime(0.17, 988, 0.3)],
  end: [chime(0.08, 392, 0.7), chime(0.2, 494, 0.7), chime(0.32, 587, 0.9)],
  /** Little time is left. */
  clock: [tick(0), tick(0.16), tick(0.32)],
} as const satisfies Readonly<Record<string, readonly Layer[]>>;

export type SoundName = keyof typeof RECIPES;
