import type { TimeControl } from "./control";
import type { Plan } from "../game/plan";
import { longestTurn, type TimeLeft } from "./time-left";

/** A game is planned for so many more turns, however long it has lasted. */
const TURNS = 30;

/** Most of what each turn gets anew may be spent in it. */
const SHARE = 0.8;

/** So much of a turn is left for all that is not thinking: messages, pictures, a slow moment. */
const RESERVE = 300;

/** Of a turn that has hardly more than that, so much is for thinking. */
const PART_AT_LEAST = 1 / 3;

/** Never more than this share of what a turn may last at most, for a device may be held up. */
const MOST = 0.5;

/** A move that is hard to find gets so many times as much of the main time, and never more than a part of it. */
const LONGER = 3;
const PART_AT_MOST = 4;

/**
 * How long the program may think in a turn that has lasted for `used`, so that it never loses on
 * time by thinking: a share of the main time, most of what the turn brings, and of what would end
 * the game half at most. Milliseconds; 0 where it has to answer at once.
 */
export function planOf(control: TimeControl, left: TimeLeft, used: number): Plan {
  const { kept, lost } = shares(control, left);
  const most = longestTurn(control, left) * MOST;
  const longer = Math.max(kept, Math.min(kept * LONGER, left.main / PART_AT_MOST));
  const within = (time: number) => {
    const share = Math.min(time, most);
    return Math.max(0, Math.max(share - RESERVE, share * PART_AT_LEAST) - used);
  };
  return { least: within(lost), planned: within(kept + lost), most: within(longer + lost) };
}

/** What a turn has of a time that is kept when it is not spent, and of one that is lost then. */
function shares(control: TimeControl, left: TimeLeft): { kept: number; lost: number } {
  const kept = left.main / TURNS;
  switch (control.kind) {
    case "increment":
      return { kept: kept + control.increment * SHARE, lost: 0 };
    case "delay":
      return { kept, lost: control.delay * SHARE };
    case "byoyomi":
      return { kept, lost: control.period * SHARE };
    case "hourglass":
      // What it uses, the other side gains.
      return { kept, lost: 0 };
    case "turn":
      return { kept: 0, lost: left.main * SHARE };
  }
}
