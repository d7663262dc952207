/** How much time a player has; all times are milliseconds. */
export type TimeControl =
  /** All moves in `main`, with `increment` more after each turn. */
  | { readonly kind: "increment"; readonly main: number; readonly increment: number }
  /** The first `delay` of each turn costs nothing. */
  | { readonly kind: "delay"; readonly main: number; readonly delay: number }
  /** After `main`, a turn may last `period`; each time it does not suffice, one of `periods` is gone. */
  | {
      readonly kind: "byoyomi";
      readonly main: number;
      readonly period: number;
      readonly periods: number;
    }
  /** What one player uses, the other one gains. */
  | { readonly kind: "hourglass"; readonly main: number }
  /** So much for each turn, and nothing is kept. */
  | { readonly kind: "turn"; readonly main: number };

/** The controls of the two sides, in turn order. They differ in a game with a handicap. */
export type Controls = readonly [TimeControl, TimeControl];

/** The tags in which a record keeps them; the second one only where the other side's differs. */
export const CONTROL_TAGS = ["TimeControl", "TimeControl2"] as const;

/** The longest time that may be set: a day. */
export const LONGEST = 24 * 60 * 60 * 1000;

const SECOND = 1000;
/** More periods than anybody plays with. */
const MOST_PERIODS = 99;

/**
 * A control as the tag of a record: as in PGN `300`, `300+5` (increment), `*300` (hourglass) and
 * `1/30` (30 seconds a move); beyond it `300d5` (delay) and `300|30x3` (three periods of byo-yomi).
 */
export function writeControl(control: TimeControl): string {
  const main = seconds(control.main);
  switch (control.kind) {
    case "increment":
      return control.increment > 0 ? `${main}+${seconds(control.increment)}` : main;
    case "delay":
      return `${main}d${seconds(control.delay)}`;
    case "byoyomi":
      return `${main}|${seconds(control.period)}x${control.periods}`;
    case "hourglass":
      return `*${main}`;
    case "turn":
      return `1/${main}`;
  }
}

const seconds = (milliseconds: number): string => String(milliseconds / SECOND);

const NUMBER = String.raw`(\d{1,5}(?:\.\d{1,3})?)`;
const FORMS: readonly (readonly [RegExp, (numbers: readonly number[]) => TimeControl])[] = [
  [form("N"), ([main = 0]) => ({ kind: "increment", main, increment: 0 })],
  [form(String.raw`N\+N`), ([main = 0, increment = 0]) => ({ kind: "increment", main, increment })],
  [form("NdN"), ([main = 0, delay = 0]) => ({ kind: "delay", main, delay })],
  [
    form(String.raw`N\|Nx(\d{1,2})`),
    ([main = 0, period = 0, periods = 0]) => ({
      kind: "byoyomi",
      main,
      period,
      periods: periods / SECOND,
    }),
  ],
  [form(String.raw`\*N`), ([main = 0]) => ({ kind: "hourglass", main })],
  [form("1/N"), ([main = 0]) => ({ kind: "turn", main })],
];

function form(pattern: string): RegExp {
  return new RegExp(`^${pattern.replaceAll("N", NUMBER)}$`);
}

/** Reads what `writeControl` writes; null for anything else, and for what nobody could play with. */
export function readControl(text: string): TimeControl | null {
  for (const [pattern, make] of FORMS) {
    const found = pattern.exec(text.trim());
    if (!found) continue;
    const control = make(found.slice(1).map((number) => Math.round(Number(number) * SECOND)));
    return isPlayable(control) ? control : null;
  }
  return null;
}

/** Whether there is time for a first move, and no number is beyond its limit. */
export function isPlayable(control: TimeControl): boolean {
  const within = (time: number) => Number.isInteger(time) && time >= 0 && time <= LONGEST;
  const { main } = control;
  switch (control.kind) {
    case "increment":
      return within(main) && within(control.increment) && main > 0;
    case "delay":
      return within(main) && within(control.delay) && main > 0;
    case "byoyomi": {
      const { period, periods } = control;
      const counts = Number.isInteger(periods) && periods >= 1 && periods <= MOST_PERIODS;
      return within(main) && within(period) && period > 0 && counts;
    }
    case "hourglass":
    case "turn":
      return within(main) && main > 0;
  }
}

/** The controls that the tags of a record tell; null where it is played without a clock. */
export function controlsOf(tags: Readonly<Record<string, string>>): Controls | null {
  const [both = null, second = both] = CONTROL_TAGS.map((tag) =>
    tags[tag] === undefined ? undefined : readControl(tags[tag]),
  );
  return both && second ? [both, second] : null;
}

/** Controls as tags of a record; without them the tags are taken out. */
export function controlTags(controls: Controls | null): readonly (readonly [string, string])[] {
  const [first, second] = controls?.map(writeControl) ?? ["", ""];
  return [
    [CONTROL_TAGS[0], first ?? ""],
    [CONTROL_TAGS[1], second === first ? "" : (second ?? "")],
  ];
}
