import { GameError } from "../../game-error";
import { part } from "../../loading/part";
import type { Command, Grid } from "../access/grid";
import type { Narrator } from "../access/narrator";
import type { Surface } from "../canvas/surface";
import type { BoardState } from "../core/board-state";
import type { BoardHooks, BoardModel } from "../core/model";
import { typeMove } from "../input/typed-move";
import type * as OnRequest from "./on-request";
import type { Popover } from "./popover";

/** What keys on the board work with. */
export interface KeyTools {
  readonly hooks: BoardHooks;
  readonly board: BoardState;
  readonly surface: Surface;
  readonly grid: Grid;
  readonly narrator: Narrator;
  readonly popover: Popover;
  /** The cells above each other, from the lowest; none where boards do not lie so. */
  column(cell: string): readonly string[];
}

/** What a person asks of the board by keys. */
export class KeyCommands {
  constructor(private readonly tools: KeyTools) {}

  do(command: Command, cell: string): void {
    const { board, hooks, narrator, popover, grid } = this.tools;
    const { words } = hooks;
    const { model, settings } = board;
    if (!model) return;
    switch (command.do) {
      case "count":
        return this.count(command.count);
      case "last":
        return narrator.tellLast(model);
      case "opponent":
        return narrator.say(hooks.status?.() ?? words.phrase(model.scene.prompt));
      case "pieces":
        return void this.ask(({ listPieces }) =>
          narrator.say(listPieces(words, model.scene, settings.spelling)),
        );
      case "moves": {
        const { path, node, root } = board.chosen;
        return narrator.tellMoves(path.length ? node : root.next.get(`c${cell}`)?.node, true);
      }
      case "threats":
        return void this.ask((asked, at) => this.#tellThreats(asked, at, model));
      case "column": {
        const cells = this.tools.column(cell);
        return cells.length ? narrator.tellCells(model, cells) : undefined;
      }
      case "walk":
        return void this.ask((asked, at) => this.#walk(asked, at, command.by));
      case "help":
        return hooks.help?.();
      case "type":
        if (!hooks.playText) return;
        typeMove(popover.element, words, command.text, {
          play: async (text) => (await hooks.playText?.(text)) ?? null,
          failed: (reason) => narrator.say(reason, true),
          done: () => grid.focus(),
        });
    }
  }

  /** Answers with what is loaded when somebody first asks; the cell is the one chosen by then. */
  async ask(answer: (asked: typeof OnRequest, cell: string) => void): Promise<void> {
    const { hooks, surface, grid, narrator, popover } = this.tools;
    try {
      answer(await part(() => import("./on-request")), grid.current);
    } catch (thrown) {
      const text = hooks.words.problem(GameError.from(thrown).problem);
      if (surface.geometry) popover.bubble(surface.geometry, grid.current, text, () => {});
      narrator.say(text, true);
    }
  }

  /** So many of what is chosen. */
  count(count: number): void {
    const { board, narrator, hooks } = this.tools;
    const before = board.chosen;
    board.keyed = true;
    board.dispatch({ type: "mean", step: { count } });
    const { path, node } = board.chosen;
    if (path !== before.path && node !== before.node) {
      narrator.say(hooks.words.text("board-take", { count }));
    }
  }

  #tellThreats({ tellThreats }: typeof OnRequest, cell: string, { scene }: BoardModel): void {
    const { board, hooks, narrator, surface } = this.tools;
    const rays = hooks.sight(cell);
    narrator.say(tellThreats(hooks.words, scene, cell, rays, board.settings.spelling));
    if (rays.length) surface.sight.show(cell);
  }

  /** To the next or previous cell with something of one's own that can be moved. */
  #walk({ nextOf }: typeof OnRequest, cell: string, by: 1 | -1): void {
    const { board, hooks, narrator, surface, grid } = this.tools;
    const cells = [...(surface.geometry?.cells.keys() ?? [])].filter(
      (id) => surface.height(id) && board.chosen.root.next.has(`c${id}`),
    );
    const next = nextOf(cells, cell, by);
    if (next === undefined) narrator.say(hooks.words.text("board-no-moves"));
    else grid.focus(next);
  }
}
