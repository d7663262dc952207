// The page of our board: the element that stands on every page, given a game whose rules are loaded.

import "../../src/board/define.ts";
import { loadNeeds, wantedOf } from "../../src/board/element/loader.ts";
import { ALL, load } from "../../src/board/later/needs.ts";
import { loadGame } from "../../src/engine/rules/load.ts";
import { namesOfHands } from "../../src/i18n/beside.ts";
import { messagesOf } from "../../src/i18n/messages.ts";
import { Match } from "../../src/game/match.ts";
import { serve } from "./page.js";

const GAME = "folky";
const LANGUAGE = "en";

let match;
let board;

serve({
  /** Loads rules and words, and tells what stands where and what may move where. */
  async prepare() {
    match = new Match((await loadGame(GAME)).create(GAME, {}, ""));
    // Not the element itself: making that is part of the start.
    const like = document.createElement("div");
    like.lang = LANGUAGE;
    await Promise.all([
      loadNeeds(like, match, wantedOf(like), false),
      // What people do with it follows its first picture.
      load(ALL),
      messagesOf(LANGUAGE).load(...namesOfHands(GAME)),
    ]);
    const { scene, choices } = match.snapshot;
    const moves = choices
      .flatMap(({ ways }) => ways)
      .filter((way) => way.length === 2 && way.every((step) => "cell" in step))
      .map(([from, to]) => [from.cell, to.cell]);
    return { tokens: scene.tokens, moves };
  },
  start(host) {
    board = document.createElement("board-game");
    board.lang = LANGUAGE;
    board.match = match;
    host.append(board);
  },
  shown: () => (canvas()?.width ?? 0) > 300,
  // Letters come with the cells.
  ready: () => board.shadowRoot.querySelector("[role=gridcell]") !== null,
  place: () => canvas().getBoundingClientRect(),
  show(tokens, time, moved) {
    const { layout, game, snapshot } = match;
    // Each further piece takes 30 ms more: the whole has to take as long as elsewhere.
    board.settings = { speed: time - 30 * (moved - 1) };
    const { choices, news, scene } = snapshot;
    board.view.show({ game, layout, choices, news, scene: { ...scene, tokens } });
  },
});

const canvas = () => board?.shadowRoot.querySelector("canvas");
