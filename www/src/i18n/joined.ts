import type { Files } from "./messages";
import type { Packed } from "./packed";

/** What a game says after what every board says, in one file that the build makes of several. */
export const joined: Files = import.meta.glob<Packed>(
  [
    "./{cs,en}/*.ftl",
    "!./{cs,en}/{part,app,backup,cards,claim,engine,home,mixer,new,offline,open,play-dialogs}.ftl",
    "!./{cs,en}/{rules,settings,share,storage,webmaster,*-mix,*-options}.ftl",
    "!./{cs,en}/{board,embed,errors,play,space,*-reasons}.ftl",
  ],
  { query: "?after=board+play", import: "default" },
);

/** The files that stand before the game's. */
export const BEFORE: readonly string[] = ["board", "play"];
