import type { Files } from "./messages";
import type { Packed } from "./packed";

/** What a game says after what every board and its own parts say, in one file that the build makes of several. */
export const joined: Files = import.meta.glob<Packed>(
  [
    "./{cs,en}/*.ftl",
    "!./{cs,en}/{part,app,backup,cards,claim,engine,home,mixer,new,offline,open,play-dialogs}.ftl",
    "!./{cs,en}/{rules,settings,share,storage,webmaster,*-mix,*-options}.ftl",
    "!./{cs,en}/{board,deck,embed,errors,hands,play,space,*-reasons}.ftl",
  ],
  { query: "?joined", import: "default" },
);
