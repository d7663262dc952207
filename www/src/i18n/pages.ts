import { addFiles } from "./messages";
import type { Packed } from "./packed";

/** What pages say and a board alone never does: nobody's club page asks for their names. */
addFiles(
  import.meta.glob<Packed>(
    [
      "./{cs,en}/{app,backup,cards,claim,engine,mixer,new,offline,open,play-dialogs}.ftl",
      "./{cs,en}/{rules,settings,share,storage,webmaster,*-mix,*-options}.ftl",
    ],
    { import: "default" },
  ),
);

/** The home page says of every game what it is, and nothing else. */
addFiles(import.meta.glob<Packed>("./{cs,en}/home.ftl", { query: "?titles", import: "default" }));
