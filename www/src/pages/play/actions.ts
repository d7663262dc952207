import { app } from "../../app/context";
import { hasPart } from "../../game/parts";
import type { Action } from "./action-button";
import * as commands from "./commands";
import type { PlayHost } from "./host";
import { byRules } from "./verdict";

/** Something that can be done on the play page. */
export interface PlayAction extends Action {
  /** Whether it makes sense here and now; without it always. */
  readonly offered?: boolean;
  /** It changes the game, which only one tab may do. */
  readonly writes?: boolean;
  /** Keys that do it, whether it is offered or not; single letters only where people want them. */
  readonly keys?: readonly string[];
}

/** All that can be done with the game, in the order in which it is shown. */
export function actionsOf(page: PlayHost): readonly PlayAction[] {
  const { game, assistant } = page;
  const { match, personActs } = game;
  const { live, layout, info } = match;
  const plays = match.mode === "play";
  const over = live.gameResult !== null;
  const thinks = match.levels > 0;
  // An end that players decided can be taken back; the rules' own cannot.
  const agreed =
    live.gameResult !== null &&
    live.atEnd &&
    !byRules(page.words, match.game, live.gameResult) &&
    !match.deal.revealed;
  return [
    {
      id: "undo",
      icon: "undo-2",
      keys: ["u"],
      offered: plays || agreed,
      off: !live.canUndo,
      writes: true,
      run: () => commands.undo(page),
    },
    {
      id: "redo",
      icon: "redo-2",
      offered: plays,
      off: !live.canRedo,
      writes: true,
      run: () => commands.redo(page),
    },
    {
      id: "hint",
      icon: "lightbulb",
      keys: thinks ? ["h"] : [],
      offered: thinks && plays,
      off: over || !personActs,
      run: () => commands.hint(page),
    },
    {
      id: "analysis",
      icon: "chart-spline",
      keys: thinks ? ["a"] : [],
      offered: thinks,
      pressed: app.settings.analysis,
      run: () => commands.toggleAnalysis(page),
    },
    {
      id: "seats",
      icon: "bot",
      offered: thinks && plays,
      writes: true,
      run: () => assistant.use((controller) => controller.chooseSeats()),
    },
    {
      id: "from-here",
      icon: "play",
      offered: thinks && !plays,
      run: () => assistant.use((controller) => controller.playFromHere()),
    },
    { id: "flip", icon: "arrow-up-down", keys: ["f"], run: () => commands.flip(page) },
    {
      id: "draw",
      icon: "handshake",
      offered: plays && info.agreement,
      off: over || match.players.programActs,
      writes: true,
      run: () => commands.offerDraw(page),
    },
    {
      id: "claim",
      icon: "scale",
      offered: plays && info.claims,
      off: over || !personActs,
      run: () => commands.claimDraw(page),
    },
    {
      id: "resign",
      icon: "flag",
      offered: plays,
      off: over,
      writes: true,
      run: () => commands.resign(page),
    },
    {
      id: "counts",
      icon: "hash",
      offered: match.snapshot.scene.tallies.length > 0,
      pressed: app.settings.counts,
      run: () => app.change({ counts: !app.settings.counts }),
    },
    {
      id: "points",
      icon: "scale",
      offered: hasPart(layout, "tiles"),
      run: () => commands.showPoints(page),
    },
    {
      id: "cards",
      icon: "playing-cards",
      offered: hasPart(layout, "cards") || match.deal.pledge !== "",
      run: () => commands.showCards(page),
    },
    { id: "share", icon: "share-2", run: () => commands.share(page) },
    { id: "record", icon: "file-text", run: () => commands.showRecord(page) },
    { id: "position", icon: "clipboard-copy", run: () => commands.copyPosition(page) },
    {
      id: "rematch",
      icon: "rotate-ccw",
      // At the end it is offered beside the result.
      offered: (plays || over) && !match.result,
      run: () => commands.rematch(page),
    },
    { id: "keys", icon: "keyboard", keys: ["?"], run: () => commands.showKeys(page) },
  ];
}

/** Ways through the moves of the game. */
export function navigationOf({ game: { match } }: PlayHost): readonly PlayAction[] {
  const { node, canRedo } = match.snapshot;
  const atStart = node === 0;
  return [
    {
      id: "start",
      icon: "chevron-first",
      keys: ["ArrowUp", "Home"],
      off: atStart,
      run: () => match.walk("start"),
    },
    {
      id: "back",
      icon: "chevron-left",
      keys: ["ArrowLeft"],
      off: atStart,
      run: () => match.walk("previous"),
    },
    {
      id: "forward",
      icon: "chevron-right",
      keys: ["ArrowRight"],
      off: !canRedo,
      run: () => match.walk("next"),
    },
    {
      id: "end",
      icon: "chevron-last",
      keys: ["ArrowDown", "End"],
      off: !canRedo,
      run: () => match.walk("end"),
    },
  ];
}

/** On phones: what is within the thumb's reach. */
export function barActionsOf(page: PlayHost): readonly PlayAction[] {
  const actions = [...actionsOf(page).filter(isOffered), ...navigationOf(page)];
  const { id, match } = page.game;
  // Who plays a person by links sends one after each move.
  const byLink = id.startsWith("link-") && !match.players.withProgram;
  const wanted =
    match.mode === "play"
      ? ["undo", "redo", byLink ? "share" : "hint", "flip"]
      : ["back", "forward", "analysis", "flip"];
  return wanted.flatMap((id) => actions.find((action) => action.id === id) ?? []);
}

export const isOffered = ({ offered }: PlayAction): boolean => offered ?? true;
