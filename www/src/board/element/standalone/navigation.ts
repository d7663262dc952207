import type { Match } from "../../../game/match";
import type { Navigation } from "../../../game/navigation";

const KEYS: Readonly<Record<string, Navigation>> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  ArrowUp: "start",
  ArrowDown: "end",
  Home: "start",
  End: "end",
};

export function navigationOf(key: string): Navigation | null {
  return KEYS[key] ?? null;
}

/** Moves the cursor; whether there was anywhere to go. */
export function navigate(match: Match, where: Navigation): boolean {
  const { node, canRedo } = match.snapshot;
  const back = where === "start" || where === "previous";
  if (back ? !node : !canRedo) return false;
  match.walk(where);
  return true;
}
