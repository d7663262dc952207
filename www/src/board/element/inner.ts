import type { Match } from "../../game/match";
import { part } from "../../loading/part";
import type { Asked, Wanted } from "./attributes";
import type { Order } from "./own-game";
import type { Settling } from "./settling";
import type { ComputerOpponent } from "./standalone/computer-opponent";

/** The game that a method is for. */
export interface Shown {
  readonly match: Match;
  readonly mode: Wanted["mode"];
  readonly opponent: ComputerOpponent | null;
  /** What the game was loaded from; null where the page owns it. */
  readonly order: Order | null;
}

/** What the methods need of an element. */
export interface Inner extends HTMLElement {
  readonly current: Shown | null;
  readonly settling: Settling;
  /** What a method has asked for in place of the attributes. */
  asked: Asked | null;
  /** Loads what is asked for now. */
  queue(): void;
  connectedCallback(): void;
}

/** What the methods do comes with the first call of one. */
export const loadMethods = () => part(() => import("./methods"));
