import type { TemplateResult } from "lit/html.js";

import type { BoardView } from "../../board";
import type { Messages } from "../../i18n/messages";
import type { Sheet } from "../../ui/sheet";
import type { LazyAssistant } from "./assistant/lazy";
import type { PlayClock } from "./clock/play-clock";
import type { PlayedGame } from "./played-game";
import type { Sounds } from "./sounds";
import type { StatusMessage } from "./status-message";
import type { TableMode } from "./table-mode/table-mode";

/** The words of what asks or shows something, and of a game that cannot be opened. */
export const DIALOGS = "play-dialogs";

/** The play page as its commands, dialogs and views see it. */
export interface PlayHost {
  readonly game: PlayedGame;
  readonly words: Messages;
  readonly heading: string;
  readonly view: BoardView | null;
  readonly assistant: LazyAssistant;
  /** What is heard; null until somebody has touched the page. */
  sounds: Sounds | null;
  /** The clock, where the game is played by one here. */
  clock: PlayClock | null;
  /** The device lies between two people; null where it does not. */
  table: TableMode | null;
  readonly message: StatusMessage;
  /** What wins, while that is told beside the board. */
  how: (() => TemplateResult | null) | null;
  /** On phones: the moves and all that can be done. */
  readonly sheet: Sheet;
  readonly isConnected: boolean;
  /** Whether this page is shown, and no other one is on its way. */
  readonly isCurrent: boolean;
  /** Whether the program waits until the players have seen the fingerprint of the cards. */
  readonly awaitsWord: boolean;
  /** The players have seen it, and could add a word. */
  wordAsked(): void;
  /** Does something; what is wrong with it is said, and what failed for want of a part tried again. */
  try(run: () => unknown): Promise<void>;
  /** A part that asks or shows something; null where somebody has gone elsewhere meanwhile. */
  loaded<T>(loading: Promise<T>): Promise<T | null>;
  /** Makes another game, by its id, and goes there. */
  goTo(make: () => Promise<string>): Promise<void>;
  requestUpdate(): void;
}
