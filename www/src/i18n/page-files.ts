import "./board-files";
import { addFiles } from "./messages";
import type { Packed } from "./packed";

/** What pages say and a board alone never does: nobody's club page asks for their names. */
addFiles(
  import.meta.glob<Packed>(
    [
      "./{cs,en}/{backup,cards,claim,clock,engine,how,ladder,mixer,new,offline,open,play-dialogs,lines}.ftl",
      "./{cs,en}/{rules,settings,share,storage,webmaster,*-mix,*-options,*because}.ftl",
    ],
    { import: "default" },
  ),
);
