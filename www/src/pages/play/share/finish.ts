import { app } from "../../../app/context";
import { setsOf } from "../../../board/core/taste";
import { sideName } from "../../../i18n/sides";
import type { Finish } from "../../../sharing/picture/pictures";
import type { PlayHost } from "../host";

/** A picture of the game as it is seen here, with all that belongs to it. */
export function finishOf({ game: { match, bottom }, words }: PlayHost): Finish {
  const name = (side: number) =>
    match.players.name(side) || words.text("play-side", { side: sideName(side) });
  return {
    bottom,
    sets: setsOf(app.settings),
    names: [name(0), name(1)],
    plain: false,
    grey: false,
  };
}
