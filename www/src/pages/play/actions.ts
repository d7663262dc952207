import gitBranch from "lucide-static/icons/git-branch.svg?path";

import { app } from "../../app/context";
import { go, to } from "../../app/router";
import { icon, iconOf } from "../../ui/icons";
import type { Action } from "./action-button";
import { command } from "./command";
import type { PlayHost } from "./host";

/** Something that can be done on the play page. */
export interface PlayAction extends Action {
  /** Whether it makes sense here and now; without it always. */
  readonly offered?: boolean;
  /** It changes the game, which only one tab may do. */
  readonly writes?: boolean;
  /** Keys that do it, whether it is offered or not; single letters only where people want them. */
  readonly keys?: readonly string[];
}

/** What is in sight beside every game, in its order of rank; all else is in the menu. */
export function rankOf(page: PlayHost): readonly PlayAction[] {
  const { match, personActs } = page.game;
  const { live } = match;
  const plays = match.mode === "play";
  const over = live.gameResult !== null;
  const thinks = match.levels > 0;
  return [
    {
      id: "undo",
      icon: icon("undo-2"),
      keys: ["u"],
      // An end can be taken back, unless it has laid the cards open.
      offered: plays || (over && live.atEnd && !match.deal.revealed),
      off: !live.canUndo || match.tries,
      writes: true,
      run: command(({ undo }) => undo(page)),
    },
    {
      id: "hint",
      icon: icon("lightbulb"),
      keys: thinks ? ["h"] : [],
      offered: thinks && plays,
      off: over || !personActs || match.tries,
      run: command(({ hint }) => hint(page)),
    },
    { ...tryOf(page), offered: plays && !over },
    {
      id: "analysis",
      icon: icon("chart-spline"),
      keys: thinks ? ["a"] : [],
      offered: thinks,
      pressed: app.settings.analysis,
      run: command(({ toggleAnalysis }) => toggleAnalysis()),
    },
    ...(page.clock ? [page.clock.action] : []),
    { ...fromHereOf(page), offered: thinks && !plays && !over },
    { ...shareOf(page), offered: over },
    { id: "new", icon: icon("plus"), offered: over, run: () => go(to.new(match.game)) },
    { id: "home", icon: icon("house"), offered: over, run: () => go(to.home) },
  ];
}

export const fromHereOf = ({ assistant }: PlayHost): PlayAction => ({
  id: "from-here",
  icon: icon("play"),
  run: () => assistant.use((controller) => controller.playFromHere()),
});

/** The switch between the game and what is only tried. */
export const tryOf = (page: PlayHost): PlayAction => ({
  id: "try",
  icon: iconOf(gitBranch),
  pressed: page.game.match.tries,
  writes: true,
  run: command(({ tryOut }) => tryOut(page)),
});

export const shareOf = (page: PlayHost): PlayAction => ({
  id: "share",
  icon: icon("share-2"),
  run: command(({ share }) => share(page)),
});

/** The list of all else that can be done, each with its word. */
export const moreOf = (page: PlayHost): PlayAction => ({
  id: "more",
  icon: icon("ellipsis"),
  opens: true,
  run: command(({ showMenu }) => showMenu(page)),
});

/** Ways through the moves of the game. */
export function navigationOf({ game: { match } }: PlayHost): readonly PlayAction[] {
  const { node } = match.snapshot;
  const atEnd = !match.leadsOn;
  const atStart = node === 0;
  return [
    {
      id: "start",
      icon: icon("chevron-first"),
      keys: ["ArrowUp", "Home"],
      off: atStart,
      run: () => match.walk("start"),
    },
    {
      id: "back",
      icon: icon("chevron-left"),
      keys: ["ArrowLeft"],
      off: atStart,
      run: () => match.walk("previous"),
    },
    {
      id: "forward",
      icon: icon("chevron-right"),
      keys: ["ArrowRight"],
      off: atEnd,
      run: () => match.walk("next"),
    },
    {
      id: "end",
      icon: icon("chevron-last"),
      keys: ["ArrowDown", "End"],
      off: atEnd,
      run: () => match.walk("end"),
    },
  ];
}

/** On phones: what is within the thumb's reach, before the moves and the menu. */
export function barActionsOf(page: PlayHost): readonly PlayAction[] {
  const { id, match } = page.game;
  const rank = rankOf(page).filter(isOffered);
  if (match.mode === "play") {
    // Who plays a person by links sends one after each move.
    const byLink = id.startsWith("link-") && !match.players.withProgram;
    const near = rank.filter((action) => action.id !== "try");
    return byLink ? [...near, shareOf(page)] : near;
  }
  const steps = navigationOf(page).filter(
    (action) => action.id === "back" || action.id === "forward",
  );
  // At the end the way forward is another game; home is above the board.
  const onward = ["analysis", "share", "new"];
  if (match.result) return [...steps.slice(0, 1), ...rank.filter(({ id }) => onward.includes(id))];
  return [...steps, ...rank.filter((action) => action.id === "analysis")];
}

export const isOffered = ({ offered }: PlayAction): boolean => offered ?? true;
