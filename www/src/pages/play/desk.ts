/** What people do on the page of a game, in one part: none of it is needed for the first picture. */
export * from "./commands";
export { answersView, lookingView, noteView } from "./looking";
export { pressKey, shortcutsOf } from "./shortcuts";
export { signOf } from "./signs";
