import archiveRestore from "lucide-static/icons/archive-restore.svg?path";
import arrowUpDown from "lucide-static/icons/arrow-up-down.svg?path";
import bot from "lucide-static/icons/bot.svg?path";
import circleQuestion from "lucide-static/icons/circle-question-mark.svg?path";
import clipboardCopy from "lucide-static/icons/clipboard-copy.svg?path";
import fileText from "lucide-static/icons/file-text.svg?path";
import flag from "lucide-static/icons/flag.svg?path";
import handshake from "lucide-static/icons/handshake.svg?path";
import hash from "lucide-static/icons/hash.svg?path";
import keyboard from "lucide-static/icons/keyboard.svg?path";
import palette from "lucide-static/icons/palette.svg?path";
import playingCards from "lucide-static/icons/playing-cards.svg?path";
import redo2 from "lucide-static/icons/redo-2.svg?path";
import rotateCcw from "lucide-static/icons/rotate-ccw.svg?path";
import scale from "lucide-static/icons/scale.svg?path";
import tablet from "lucide-static/icons/tablet.svg?path";
import timer from "lucide-static/icons/timer.svg?path";

import { app } from "../../app/context";
import { hasPart } from "../../game/parts";
import { iconOf } from "../../ui/icons";
import { controlsOf } from "../../clock/control";
import { canRestore } from "../../game/edit";
import { fromHereOf, type PlayAction, shareOf, tryOf } from "./actions";
import {
  bringBack,
  claimDraw,
  copyPosition,
  enterTable,
  flip,
  offerDraw,
  playByClock,
  redo,
  rematch,
  resign,
  showCards,
  showKeys,
  showPoints,
  showRecord,
  showTaste,
  showTimes,
} from "./commands";
import type { PlayHost } from "./host";

/** What stands in the menu, in groups: the game, the board, what can be taken along. */
export function moreActionsOf(page: PlayHost): readonly (readonly PlayAction[])[] {
  const { game, assistant } = page;
  const { match, personActs } = game;
  const { live, layout, info } = match;
  const plays = match.mode === "play";
  const over = live.gameResult !== null;
  const thinks = match.levels > 0;
  return [
    [
      { ...tryOf(page), offered: plays && !over },
      {
        id: "restore",
        icon: iconOf(archiveRestore),
        offered: canRestore(match),
        writes: true,
        run: () => bringBack(page),
      },
      {
        id: "begin-clock",
        icon: iconOf(timer),
        offered: plays && !over && !page.clock && controlsOf(match.tags) !== null,
        writes: true,
        run: () => playByClock(page),
      },
      {
        id: "redo",
        icon: iconOf(redo2),
        offered: plays,
        off: match.tries || !live.canRedo,
        writes: true,
        run: () => redo(page),
      },
      {
        id: "draw",
        icon: iconOf(handshake),
        offered: plays && info.agreement,
        off: over || match.players.programActs,
        writes: true,
        run: () => offerDraw(page),
      },
      {
        id: "claim",
        icon: iconOf(scale),
        offered: plays && info.claims,
        off: over || !personActs,
        run: () => claimDraw(page),
      },
      {
        id: "resign",
        icon: iconOf(flag),
        offered: plays,
        off: over,
        writes: true,
        run: () => resign(page),
      },
      {
        id: "rematch",
        icon: iconOf(rotateCcw),
        // At the end it is offered beside the result.
        offered: (plays || over) && !match.result,
        run: () => rematch(page),
      },
      {
        id: "seats",
        icon: iconOf(bot),
        offered: thinks && plays,
        writes: true,
        run: () => assistant.use((controller) => controller.chooseSeats()),
      },
      { ...fromHereOf(page), offered: thinks && over },
    ],
    [
      {
        id: "table",
        icon: iconOf(tablet),
        offered: plays && !match.players.withProgram,
        off: over || game.readOnly,
        run: () => enterTable(page),
      },
      { id: "flip", icon: iconOf(arrowUpDown), run: () => flip(page) },
      { id: "taste", icon: iconOf(palette), run: () => showTaste(page) },
      {
        id: "counts",
        icon: iconOf(hash),
        offered: match.snapshot.scene.tallies.length > 0,
        pressed: app.settings.counts,
        run: () => app.change({ counts: !app.settings.counts }),
      },
      {
        id: "points",
        icon: iconOf(scale),
        offered: hasPart(layout, "tiles"),
        run: () => showPoints(page),
      },
      {
        id: "times",
        icon: iconOf(timer),
        offered: match.moves(app.style).line.some(({ spent }) => spent),
        run: () => showTimes(page),
      },
      {
        id: "cards",
        icon: iconOf(playingCards),
        offered: hasPart(layout, "cards") || match.deal.pledge !== "",
        run: () => showCards(page),
      },
    ],
    [
      { ...shareOf(page), offered: !over },
      { id: "record", icon: iconOf(fileText), run: () => showRecord(page) },
      { id: "position", icon: iconOf(clipboardCopy), run: () => copyPosition(page) },
      { id: "ask", icon: iconOf(circleQuestion), run: () => page.view?.ask() },
      { id: "keys", icon: iconOf(keyboard), run: () => showKeys(page) },
    ],
  ];
}
