/** What people do on the page of a game, in one part: none of it is needed for the first picture. */

import { wear } from "../../ui/wear";

import notices from "./notices.css?inline";

wear(notices);

export * from "./commands";
export { elsewhereView } from "./elsewhere";
export { answersView, lookingView, noteView } from "./looking";
export { pressKey, shortcutsOf } from "./shortcuts";
export { signOf } from "./signs";
