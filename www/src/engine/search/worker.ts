/** The worker in which an engine thinks. It can be ended at any time: it keeps nothing. */

import type { ReportView } from "../../generated/types/ReportView";
import type { ScoreView } from "../../generated/types/ScoreView";
import { GameError } from "../../game-error";
import { optionLines, type Packed } from "../glue";
import type { Answer, Asked, Enough, Start, WasmThinker } from "./question";
import { loadThinkers } from "./thinkers";

// The types are those of a window, whose messages go to other windows.
const port = globalThis as unknown as Pick<Worker, "postMessage" | "addEventListener">;

const send = (answer: Answer) => port.postMessage(answer);

/** All actions, of an engine that searches alone. */
const ALL = [0, 1] as const;

/**
 * How long it thinks at a time where it may be told that it is enough, in milliseconds: longer and
 * longer, for each piece begins the unfinished depth anew.
 */
const PIECE = { least: 200, most: 1000, part: 0.5 };

/** The last question that was told to be over. */
let enough = 0;

const isEnough = (id: number): boolean => enough >= id;

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
  const came = performance.now();
  const { id, question, kept, explained, progress, endable, address } = asked;
  const { level, seed, nodes, lines, milliseconds, style, share = ALL } = question;
  const { thinker, codes } = await follow(question.start, address);
  codes.splice(kept, codes.length, ...question.codes);
  thinker.follow(codes.join("\n"));
  if (explained) {
    const line = explained.codes.join("\n");
    const reasons = thinker.reasons(line, explained.good, endOf(explained.score), style);
    return send({ id, reasons });
  }
  let found: ReportView | null = null;
  const hear = (report: ReportView) => {
    // What is searched on begins with what is known.
    if (found && report.depth <= found.depth) return;
    found = report;
    told(id, report, false);
  };
  const heard = progress ? { progress: hear } : undefined;
  const think = (time: number) =>
    thinker.think(level, seed, nodes, lines, time, style, ...share, heard);
  if (!endable) return told(id, think(milliseconds), true);
  // Nothing is heard while it thinks, so it thinks in pieces, and remembers from one to the next.
  const began = performance.now();
  // A clock does not wait until an engine is loaded.
  const until = Math.max(came + milliseconds, began + PIECE.least);
  let last: ReportView;
  let best: ReportView | null = null;
  let over: boolean;
  do {
    const now = performance.now();
    const piece = Math.min(PIECE.most, Math.max(PIECE.least, (now - began) * PIECE.part));
    const end = Math.min(until, now + piece);
    last = think(end - now);
    if (!best || last.depth >= best.depth) best = last;
    over = performance.now() < end || end === until;
    if (!over) await new Promise((done) => setTimeout(done));
  } while (!over && !isEnough(id));
  told(id, best, true);
}

/** The actions to a forced end, below 0 of a loss; 0 where there is none. */
function endOf(score: ScoreView): number {
  if ("win" in score) return score.win;
  return "loss" in score ? -score.loss : 0;
}

const told = (id: number, report: ReportView, done: boolean) => send({ id, report, done });

port.addEventListener("message", (event) => {
  const asked = (event as MessageEvent<Asked | Enough>).data;
  if ("enough" in asked) {
    enough = asked.enough;
    return;
  }
  packed ??= asked.wasm;
  answer(asked).catch((thrown: unknown) => {
    open = null;
    send({ id: asked.id, problem: GameError.from(thrown).problem });
  });
});
