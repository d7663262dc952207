import { hasPart } from "../../game/parts";
import { app } from "../../app/context";
import type { BoardSettings } from "../../board";
import type { PlayHost } from "./host";
import type { PlayedGame } from "./played-game";

/** What the person chose for boards, and what follows from the game. */
export function boardSettings({ match, bottom }: PlayedGame): Partial<BoardSettings> {
  const { set, board, coordinates, marks, pieces, levels, counts, sight, spelling } = app.settings;
  const { speed, confirm, touchLift, keys } = app.settings;
  // Tiles have few commands, and all of them end the game or lead to its end.
  const commands = !hasPart(match.layout, "tiles");
  // Who alone plays against the program sees with the same eyes from either end.
  const [person = null, ...others] = match.players.people;
  const viewer = others.length ? null : person;
  const shown = { set, board, coordinates, marks, pieces, levels, counts, sight, spelling };
  return { ...shown, speed, confirm, touchLift, commands, letters: keys, viewer, bottom };
}

/** Whether the person waits for the program, and may choose a move for when that has moved. */
export function mayPremove({ game, assistant, clock, awaitsWord }: PlayHost): boolean {
  const { match, readOnly } = game;
  const { players } = match;
  if (!app.settings.premove || readOnly || awaitsWord) return false;
  const waits = match.mode === "play" && players.programAwaited && players.people.length === 1;
  return (
    waits && match.isLive && !match.tries && assistant.preview === null && !(clock?.stands ?? false)
  );
}
