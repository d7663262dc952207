// Trays and hands draw with it: it comes with every board.
import "./canvas/svg";
import type { BoardGame } from "./element/element";

export { publish, type Published } from "./element/publish";
export { BoardGame } from "./element/element";
export type { OwnEvents } from "./element/events";
export type * from "./element/public";
export type { Annotation } from "../game/annotation";
export type { Spot } from "./core/interaction";
export type { BoardHooks, BoardModel, BoardSettings, Via } from "./core/model";
export { BoardView } from "./view";

declare global {
  interface HTMLElementTagNameMap {
    "board-game": BoardGame;
  }
}
