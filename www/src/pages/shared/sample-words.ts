import type { SampleKind } from "../../games";
import { app } from "../../app/context";

// The messages stand in home.ftl: whoever asks has loaded it.

/** What a game with comments is called: by what it shows. */
export const sampleName = (game: string, kind: SampleKind): string =>
  app.words.of(game).text(`home-${kind}`, { game: app.words.text(`${game}-name`) });

/** Who played it: people, in a published game, or our programs. */
export const samplePlayers = (kind: SampleKind): string =>
  app.words.text(kind === "sample" ? "home-sample-what" : "home-own-what");
