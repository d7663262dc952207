import type { Files, Packed } from "./packed";

/** What a game says after what every board and its own parts say, in one file that the build makes of several. */
export const joined: Files = import.meta.glob<Packed>(
  [
    "./{cs,en}/*.ftl",
    "!./{cs,en}/{part,app,backup,cards,claim,clock,engine,home,how,ladder,mixer,new,offline,open,play-dialogs,lines}.ftl",
    "!./{cs,en}/{rules,settings,share,storage,webmaster,*-mix,*-options,*because}.ftl",
    "!./{cs,en}/{ask,board,deck,embed,errors,hands,play,space,trays,*-reasons,*-told}.ftl",
  ],
  { query: "?joined", import: "default" },
);
