import { askForParts } from "../board/element/ahead";
import { loadGame } from "../engine/rules/load";
import { namesBefore } from "../i18n/beside";
import { knowFiles } from "../i18n/messages";
import type { Settings } from "../storage/settings";
import { app } from "./context";
import type { Route } from "./router";

/**
 * Asks for what a page will need, before its own script is here to ask. Nobody waits for it, and
 * what fails is asked for again by the page, which says so.
 */
export function askAhead(route: Route): void {
  asked(route).catch(() => undefined);
}

async function asked(route: Route): Promise<void> {
  switch (route.page) {
    case "home":
      await app.load("home");
      break;
    case "game": {
      const saved = await app.games.get(route.id);
      if (!saved || "why" in saved) return;
      await board(saved.game, app.settings);
      break;
    }
    case "rules":
      // The words of the game come with the text.
      await Promise.all([
        app.loadArticle(`rules/${route.game}`),
        board(route.game, { ...app.settings, levels: "flat" }),
      ]);
      break;
    case "unknown":
      break;
    default:
      await knowFiles();
  }
}

const board = (game: string, look: Pick<Settings, "levels" | "set" | "board">) =>
  Promise.all([loadGame(game), app.load(...namesBefore(game), game), ...askForParts(game, look)]);
