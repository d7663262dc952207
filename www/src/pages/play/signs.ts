import type { Spot } from "../../board";
import { app } from "../../app/context";
import type { Match } from "../../game/match";
import { sideName } from "../../i18n/sides";
import { isTold, keepTold } from "../../storage/told";
import type { PlayHost } from "./host";

/** Something that a game may explain, and what its sentence needs to know. */
type Sign = readonly [name: string, args: Readonly<Record<string, string>>];

/**
 * Explains what is unusual about what is touched, one thing after the other, each once on this
 * device; `again` all of it, for whoever asks. Null for nothing.
 */
export function signOf({ game, words }: PlayHost, spot: Spot, again = false): string | null {
  const { match } = game;
  const told: string[] = [];
  for (const [name, args] of signsAt(match, spot)) {
    // Which of them are unusual is what the game has words for.
    const id = `${match.game}-sign-${name}`;
    if (!words.has(id) || (isTold(id) && !again)) continue;
    told.push(words.text(id, args));
    if (again) continue;
    keepTold(id);
    break;
  }
  return told.join(" ") || null;
}

/** All that the rules show at a place: what stands there, what is marked, what is counted. */
function signsAt({ snapshot: { scene }, layout }: Match, spot: Spot): readonly Sign[] {
  if (spot.at === "off") return [];
  if (spot.at === "tray") {
    const tray = layout.trays.find(({ id }) => id === spot.tray);
    return tray ? [[tray.role, { side: sideName(tray.side ?? 0) }]] : [];
  }
  const here = ({ cell }: { readonly cell: string }) => cell === spot.cell;
  const top = scene.tokens.findLast(here);
  const place = scene.placements.find(({ board }) => board === spot.cell);
  const counted = app.settings.counts && scene.tallies.some(here);
  return [
    ...(top ? [top.state, top.kind].map((name): Sign => [name, {}]) : []),
    ...(place ? [[place.free ? "pin" : "stand", {}] satisfies Sign] : []),
    ...scene.marks
      .filter(here)
      .map(({ kind, side }): Sign => [kind, { side: sideName(side ?? 0) }]),
    ...(counted ? [["count", {}] satisfies Sign] : []),
  ];
}
