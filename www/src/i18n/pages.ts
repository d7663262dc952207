import { addFiles } from "./messages";

/** What pages say and a board alone never does: nobody's club page asks for their names. */
addFiles(
  import.meta.glob<string>(
    [
      "./{cs,en}/{app,cards,claim,engine,home,mixer,new,open,play-dialogs}.ftl",
      "./{cs,en}/{rules,settings,storage,*-mix,*-options}.ftl",
    ],
    { query: "?raw", import: "default" },
  ),
);
