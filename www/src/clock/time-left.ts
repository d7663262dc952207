import type { Controls, TimeControl } from "./control";

/** The time of one side: as it was when its turn began. All times are milliseconds. */
export interface TimeLeft {
  /** Of the main time; none once a player is in byo-yomi. */
  readonly main: number;
  /** Periods of byo-yomi that are left, the one being used included. */
  readonly periods: number;
}

/** The time of both sides, in turn order. */
export type Times = readonly [TimeLeft, TimeLeft];

/** A turn: who had it, and how long it took. */
export interface Turn {
  readonly side: number;
  readonly spent: number;
}

export const fullTime = (control: TimeControl): TimeLeft => ({
  main: control.main,
  periods: control.kind === "byoyomi" ? control.periods : 0,
});

export const fullTimes = (controls: Controls): Times => [
  fullTime(controls[0]),
  fullTime(controls[1]),
];

/** How long a turn may last at most. */
export function longestTurn(control: TimeControl, left: TimeLeft): number {
  switch (control.kind) {
    case "increment":
    case "hourglass":
    case "turn":
      return left.main;
    case "delay":
      return left.main + control.delay;
    case "byoyomi":
      return left.main + control.period * left.periods;
  }
}

/** What a clock shows when its turn has lasted for `spent`: never below nothing. */
export function shownAfter(control: TimeControl, left: TimeLeft, spent: number): number {
  const rest = Math.max(0, longestTurn(control, left) - spent);
  if (control.kind !== "byoyomi") return Math.min(left.main, rest);
  if (spent < left.main) return left.main - spent;
  // A period that has just begun is whole.
  return rest % control.period || Math.min(control.period, rest);
}

/** Whether a turn that has lasted for `spent` has used up all time. */
export const isOver = (control: TimeControl, left: TimeLeft, spent: number): boolean =>
  spent >= longestTurn(control, left);

/** How many periods of byo-yomi are left when a turn has lasted for `spent`; 0 before byo-yomi, too. */
export function periodsAfter(control: TimeControl, left: TimeLeft, spent: number): number {
  if (control.kind !== "byoyomi" || spent < left.main) return 0;
  return Math.max(0, left.periods - Math.floor((spent - left.main) / control.period));
}

/** The time of a side behind a turn that took `spent`. */
function afterTurn(control: TimeControl, left: TimeLeft, spent: number): TimeLeft {
  const main = shownAfter(control, left, spent);
  switch (control.kind) {
    case "increment":
      // A flag that has fallen stays down.
      return { ...left, main: main > 0 ? main + control.increment : 0 };
    case "delay":
    case "hourglass":
      return { ...left, main };
    case "turn":
      return { ...left, main: control.main };
    case "byoyomi": {
      const periods = spent < left.main ? left.periods : periodsAfter(control, left, spent);
      return { main: Math.max(0, left.main - spent), periods };
    }
  }
}

/** The times behind a turn. */
export function timesAfter(controls: Controls, times: Times, { side, spent }: Turn): Times {
  const [own, other] = side === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const control = controls[own];
  const after = afterTurn(control, times[own], spent);
  const gained = controls[other].kind === "hourglass" && control.kind === "hourglass" ? spent : 0;
  const others = { ...times[other], main: times[other].main + Math.min(gained, times[own].main) };
  return side === 0 ? [after, others] : [others, after];
}
