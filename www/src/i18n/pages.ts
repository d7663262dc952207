import { addFiles, addHere } from "./messages";
import type { Packed } from "./packed";

/** A few words that stand round every page: in a file of their own they would cost a request. */
addHere(import.meta.glob<Packed>("./*/{app,rules}.ftl", { import: "default", eager: true }));

/** What pages say and a board alone never does: nobody's club page asks for their names. */
addFiles(
  import.meta.glob<Packed>(
    [
      "./{cs,en}/{backup,cards,claim,engine,mixer,new,offline,open,play-dialogs}.ftl",
      "./{cs,en}/{settings,share,storage,webmaster,*-mix,*-options}.ftl",
    ],
    { import: "default" },
  ),
);

/** The home page says of every game what it is, and nothing else. */
addFiles(import.meta.glob<Packed>("./{cs,en}/home.ftl", { query: "?titles", import: "default" }));
