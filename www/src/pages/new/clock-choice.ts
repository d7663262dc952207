import { type Controls, isPlayable, readControl, type TimeControl } from "../../clock/control";

export const KINDS = ["increment", "delay", "byoyomi", "hourglass", "turn"] as const;
export type Kind = (typeof KINDS)[number];

/** The numbers of a control of one's own, as they stand in the form. */
export interface OwnClock {
  readonly kind: Kind;
  /** Minutes, for a turn seconds. */
  readonly main: number;
  /** Seconds: the increment, the delay or the period. */
  readonly extra: number;
  readonly periods: number;
  /** Minutes of the second side, where it has less; null where both have the same. */
  readonly second: number | null;
}

/** By what clock a new game is to be played: none, one that is offered, or one's own. */
export interface ClockChoice {
  /** A tag, `own`, or empty for none. */
  readonly chosen: string;
  readonly own: OwnClock;
}

export const NO_CLOCK: ClockChoice = {
  chosen: "",
  own: { kind: "increment", main: 10, extra: 5, periods: 3, second: null },
};

/** What stands in the form as controls; null where it is played without, or nobody could play. */
export function controlsFor({ chosen, own }: ClockChoice): Controls | null {
  if (chosen !== "own") {
    const control = readControl(chosen);
    return control && [control, control];
  }
  const first = ownControl(own, own.main);
  // The same time for each move has no handicap: what was set for another kind is out of sight.
  const same = own.second === null || own.kind === "turn";
  const second = same ? first : ownControl(own, own.second);
  return isPlayable(first) && isPlayable(second) ? [first, second] : null;
}

/** Numbers of the form, in its order. */
export type ClockNumber = "main" | "extra" | "periods" | "second";

/** A clock is wanted, but not one by which anybody could play: the first number to be put right. */
export function wrongNumber(choice: ClockChoice): ClockNumber | null {
  if (choice.chosen === "" || controlsFor(choice)) return null;
  const { own } = choice;
  const good = { main: 1, extra: 1, periods: 1 };
  // Each by itself, among others that would do.
  const wrong = (["main", "extra", "periods"] as const).find((name) => {
    const rest = { ...own, ...good, [name]: own[name] };
    return !isPlayable(ownControl(rest, rest.main));
  });
  return wrong ?? "second";
}

function ownControl({ kind, extra, periods }: OwnClock, amount: number): TimeControl {
  const main = Math.round(amount * (kind === "turn" ? 1000 : 60_000));
  const seconds = Math.round(extra * 1000);
  switch (kind) {
    case "increment":
      return { kind, main, increment: seconds };
    case "delay":
      return { kind, main, delay: seconds };
    case "byoyomi":
      return { kind, main, period: seconds, periods };
    case "hourglass":
    case "turn":
      return { kind, main };
  }
}
