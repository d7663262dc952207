export { BoardGame } from "./element/element";
export type { BoardGameEvents } from "./element/events";
export type { Annotation } from "../game/annotation";
export type { BoardHooks, BoardModel, BoardSettings, Via } from "./core/model";
export { BoardView } from "./view";
