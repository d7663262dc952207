import type { TimeControl } from "./control";
import { longestTurn, type TimeLeft } from "./time-left";

/** A game is planned for so many more turns, however long it has lasted. */
const TURNS = 30;

/** Most of what each turn gets anew may be spent in it. */
const SHARE = 0.8;

/** So much of a turn is left for all that is not thinking: messages, pictures, a slow moment. */
const RESERVE = 300;

/** Never more than this share of what a turn may last at most, for a device may be held up. */
const MOST = 0.5;

/**
 * How long the program may think in a turn that has lasted for `used`, so that it never loses on
 * time by thinking: a share of the main time, most of what the turn brings, and of what would end
 * the game half at most. Milliseconds; 0 where it has to answer at once.
 */
export function allowanceOf(control: TimeControl, left: TimeLeft, used: number): number {
  const most = longestTurn(control, left) * MOST;
  return Math.max(0, Math.min(planned(control, left), most) - RESERVE - used);
}

function planned(control: TimeControl, left: TimeLeft): number {
  switch (control.kind) {
    case "increment":
      return left.main / TURNS + control.increment * SHARE;
    case "delay":
      return left.main / TURNS + control.delay * SHARE;
    case "byoyomi":
      return left.main > 0 ? left.main / TURNS + control.period * SHARE : control.period * SHARE;
    case "hourglass":
      // What it uses, the other side gains.
      return left.main / TURNS;
    case "turn":
      return left.main * SHARE;
  }
}
