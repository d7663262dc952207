import { part } from "../loading/part";
import { addFiles, addHere, findFilesBy } from "./messages";
import type { Packed } from "./packed";

/** A few words that stand round every page: in a file of their own they would cost a request. */
addHere(import.meta.glob<Packed>("./{cs,en}/app.ftl", { import: "default", eager: true }));

/** The home page says of every game what it is, and nothing else. */
addFiles(import.meta.glob<Packed>("./{cs,en}/home.ftl", { query: "?titles", import: "default" }));

findFilesBy(() => part(() => import("./page-files")));
