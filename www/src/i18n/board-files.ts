import { addFiles } from "./messages";
import type { Packed } from "./packed";

/** What a board can say wherever it stands; what only pages say, they add. */
addFiles(
  import.meta.glob<Packed>(
    [
      "./{cs,en}/*.ftl",
      "!./{cs,en}/{part,app,backup,cards,claim,clock,engine,home,how,ladder,mixer,new,offline,open,play-dialogs,lines}.ftl",
      "!./{cs,en}/{hands,*-told}.ftl",
      "!./{cs,en}/{rules,settings,share,storage,webmaster,*-mix,*-options,*because}.ftl",
    ],
    { import: "default" },
  ),
);
