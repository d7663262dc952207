/** The worker in which an engine thinks. It can be ended at any time: it keeps nothing. */

import type { ReportView } from "../../generated/types/ReportView";
import type { ScoreView } from "../../generated/types/ScoreView";
import { GameError } from "../../game-error";
import { optionLines, type Packed } from "../glue";
import type { Answer, Asked, Start, WasmThinker } from "./question";
import { loadThinkers } from "./thinkers";

// The types are those of a window, whose messages go to other windows.
const port = globalThis as unknown as Pick<Worker, "postMessage" | "addEventListener">;

const send = (answer: Answer) => port.postMessage(answer);

/** All actions, of an engine that searches alone. */
const ALL = [0, 1] as const;

/** In the single-file edition: all engines. */
let packed: Packed | undefined;

/** The engine of the game that was asked about last, with what it has learnt. */
let open: Followed | null = null;

interface Followed {
  readonly key: string;
  readonly thinker: WasmThinker;
  /** The actions to the position that was asked about last. */
  readonly codes: string[];
}

async function follow(start: Start, address: string | undefined): Promise<Followed> {
  const key = JSON.stringify(start);
  if (open?.key === key) return open;
  open?.thinker.free();
  open = null;
  const { game, options, position } = start;
  const thinkers = await loadThinkers(game, address, packed);
  const thinker = thinkers.create(game, optionLines(options), position);
  open = { key, thinker, codes: [] };
  return open;
}

async function answer(asked: Asked): Promise<void> {
  const { id, question, kept, explained, progress, address } = asked;
  const { level, seed, nodes, lines, milliseconds, style, share = ALL } = question;
  const { thinker, codes } = await follow(question.start, address);
  codes.splice(kept, codes.length, ...question.codes);
  thinker.follow(codes.join("\n"));
  if (explained) {
    const line = explained.codes.join("\n");
    const reasons = thinker.reasons(line, explained.good, endOf(explained.score), style);
    return send({ id, reasons });
  }
  const listener = { progress: (report: ReportView) => told(id, report, false) };
  const heard = progress ? listener : undefined;
  told(id, thinker.think(level, seed, nodes, lines, milliseconds, style, ...share, heard), true);
}

/** The actions to a forced end, below 0 of a loss; 0 where there is none. */
function endOf(score: ScoreView): number {
  if ("win" in score) return score.win;
  return "loss" in score ? -score.loss : 0;
}

const told = (id: number, report: ReportView, done: boolean) => send({ id, report, done });

port.addEventListener("message", (event) => {
  const asked = (event as MessageEvent<Asked>).data;
  packed ??= asked.wasm;
  answer(asked).catch((thrown: unknown) => {
    open = null;
    send({ id: asked.id, problem: GameError.from(thrown).problem });
  });
});
