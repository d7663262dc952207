import { type EngineClient, isCalledOff } from "../engine/search/client";
import { GameError } from "../game-error";
import type { Explained, Question } from "../engine/search/question";
import type { Style } from "../engine/rules/session";
import type { LineView } from "../generated/types/LineView";
import type { MoveNode } from "../generated/types/MoveNode";
import type { Phrase } from "../generated/types/Phrase";
import type { ReportView } from "../generated/types/ReportView";
import type { Snapshot } from "../generated/types/Snapshot";
import type { Match } from "../game/match";
import type { Moves } from "../game/moves";
import { callOf, type CardOdds, cardOddsOf } from "./card-odds";
import { linesOf, type Mistake, mistakesOf, playedLine, type Reasons } from "./mistakes";
import type { Scratch } from "./scratch";

/** What the engine thinks of a position. */
export interface Evaluation {
  /** The probability in thousandths that side 0 wins; null where only chance can tell. */
  readonly win: number | null;
  /** The side on turn, for which the lines are worth what they say. */
  readonly side: number;
  /** Where chance decides, a line is what may come. */
  readonly chance: boolean;
  /** The cards that may come here, where one is about to. */
  readonly odds: CardOdds | null;
  readonly lines: readonly LineView[];
  readonly depth: number;
  /** How hard it was looked at: the positions that were allowed. */
  readonly effort: number;
}

/** For a position that somebody looks at, and for one of the graph. */
const LOOK = { nodes: 3_000_000, lines: 3, milliseconds: 8000 } as const;
const QUICK = { nodes: 60_000, lines: 1, milliseconds: 600 } as const;
/** For the cards that may come, before all else: one wants to know whether to draw. */
const ODDS = { nodes: 200_000, lines: 1, milliseconds: 1000 } as const;

/** Something new is known. */
export class AdviceChange extends Event {
  static readonly type = "change";

  constructor() {
    super(AdviceChange.type);
  }
}

/** What an engine thinks of the positions of a game. */
export class Advice extends EventTarget {
  /** By node of the tree. */
  readonly #evaluations = new Map<number, Evaluation>();
  /** Where a side may draw a card, the call for it and what may come; null where it may not. */
  readonly #draws = new Map<
    number,
    { readonly call: string; readonly odds: CardOdds | null } | null
  >();
  /** By node of a mistake, with the lines that they were found for. */
  readonly #reasons = new Map<number, Reasons & { readonly of: string }>();
  #controller: AbortController | null = null;
  #node: number | null = null;
  #on = false;
  #problem: GameError | null = null;
  /** The tree in which all that is known was found. */
  #known: Moves | null = null;
  /** How the moves are written in all that is known. */
  #written: Style;

  constructor(
    private readonly match: Match,
    private readonly scratch: Scratch,
    private readonly client: EngineClient,
    private readonly style: () => Style,
    /** Loads the words of reasons: nobody is shown any before. */
    private readonly words: () => Promise<unknown>,
  ) {
    super();
    this.#written = style();
  }

  get problem(): GameError | null {
    return this.#problem;
  }

  /** Whether an engine is at work. */
  get busy(): boolean {
    return this.#controller !== null;
  }

  evaluation(node: number): Evaluation | null {
    return this.#evaluations.get(node) ?? null;
  }

  /** The cards that may come next, where the next one is about to come or may be drawn. */
  odds(node: number): CardOdds | null {
    return this.evaluation(node)?.odds ?? this.#draws.get(node)?.odds ?? null;
  }

  /** What has to be done at a node before a card comes. */
  call(node: number): readonly string[] {
    const draw = this.evaluation(node)?.odds ? null : this.#draws.get(node);
    return draw ? [draw.call] : [];
  }

  /** Looks at the position on view and then at the rest of the game. */
  watch(): void {
    this.#on = true;
    this.#problem = null;
    this.#look();
  }

  /** Stops looking; what is known stays. */
  rest(): void {
    this.#on = false;
    this.#stop();
  }

  /** The game has changed, or another position is on view. */
  #look(): void {
    const { node } = this.match.snapshot;
    if (this.#node === node && this.#controller) return;
    this.#stop();
    if (this.#on) void this.#pump();
  }

  #stop(): void {
    this.#controller?.abort();
    this.#controller = null;
    this.#node = null;
  }

  /** One question after another, as long as there is something to ask. */
  async #pump(): Promise<void> {
    const controller = new AbortController();
    this.#controller = controller;
    const { signal } = controller;
    try {
      for (let job = this.#job(); job && !signal.aborted; job = this.#job()) {
        this.#node = job.node;
        await job.run(signal);
      }
    } catch (thrown) {
      if (!signal.aborted && !isCalledOff(thrown)) this.#problem = GameError.from(thrown);
    }
    if (this.#controller === controller) this.#controller = null;
    this.#announce();
  }

  #job(): Job | null {
    const { node } = this.match.snapshot;
    const known = (id: number) => this.#evaluations.get(id)?.effort ?? 0;
    if (!this.#draws.has(node)) return { node, run: (signal) => this.#askOdds(node, signal) };
    const ask = (id: number, limits: Limits): Job => ({
      node: id,
      run: (signal) => this.#ask(id, limits, signal),
    });
    if (known(node) < LOOK.nodes) return ask(node, LOOK);
    const next = [0, ...this.line().map(({ id }) => id)].find((id) => known(id) < QUICK.nodes);
    if (next !== undefined) return ask(next, QUICK);
    const mistake = this.mistakes().find((one) => this.reasons(one) === null);
    return mistake === undefined
      ? null
      : { node: mistake.move.parent, run: (signal) => this.#askReasons(mistake, signal) };
  }

  get #moves(): Moves {
    return this.match.moves(this.style());
  }

  /** The main line of the game. */
  line(): readonly MoveNode[] {
    return this.#moves.line;
  }

  /** The actions that lead to a node. */
  codes(node: number): readonly string[] {
    return this.#moves.codesTo(node);
  }

  /** Asks about one position, and remembers what is found as soon as it is found. */
  async #ask(node: number, limits: Limits, signal: AbortSignal): Promise<Evaluation> {
    const codes = this.codes(node);
    const snapshot = this.scratch.at(codes);
    const { result } = snapshot.scene;
    if (result) {
      const win = result.winner === null ? 500 : result.winner === 0 ? 1000 : 0;
      return this.#learn(node, { ...EMPTY, win, side: snapshot.scene.turn.side });
    }
    const heard = (report: ReportView) => {
      const known = this.#evaluations.get(node);
      if (signal.aborted || (known && report.depth < known.depth)) return;
      this.#learn(node, evaluationOf(report, snapshot, known?.effort ?? 1));
    };
    const report = await this.client.think(this.#question(codes, limits), {
      progress: heard,
      signal,
    });
    return this.#learn(node, evaluationOf(report, snapshot, limits.nodes));
  }

  /** Asks what would come if a card were drawn here. */
  async #askOdds(node: number, signal: AbortSignal): Promise<void> {
    const codes = this.codes(node);
    const call = callOf(this.scratch.at(codes), this.match.layout);
    if (call === null) {
      this.#draws.set(node, null);
      return;
    }
    const drawn = [...codes, call];
    const report = await this.client.think(this.#question(drawn, ODDS), { signal });
    this.#draws.set(node, { call, odds: cardOddsOf(report, this.scratch.at(drawn)) });
    this.#announce();
  }

  #question(codes: readonly string[], limits: Limits): Question {
    return { start: this.scratch.start, codes, level: 0, seed: 0, ...limits, style: this.style() };
  }

  #learn(node: number, evaluation: Evaluation): Evaluation {
    this.#problem = null;
    this.#evaluations.set(node, evaluation);
    this.#announce();
    return evaluation;
  }

  /** Why a move was a mistake; null where nobody has asked yet. */
  reasons(mistake: Mistake): Reasons | null {
    const known = this.#reasons.get(mistake.move.id);
    return known && known.of === linesOf(mistake) ? known : null;
  }

  async #askReasons(mistake: Mistake, signal: AbortSignal): Promise<void> {
    const { move, better } = mistake;
    await this.words();
    const reasons = {
      of: linesOf(mistake),
      against: await this.#explain(move.parent, playedLine(mistake), signal),
      better: await this.#explain(move.parent, { ...better, good: true }, signal),
    };
    this.#reasons.set(move.id, reasons);
    this.#announce();
  }

  #explain(
    node: number,
    { codes, good, score }: Explained,
    signal: AbortSignal,
  ): Promise<readonly Phrase[]> {
    const question = this.#question(this.codes(node), ODDS);
    return this.client.explain(question, { codes, good, score }, signal);
  }

  /** The best moves here; asks when too little is known. */
  best(signal: AbortSignal): Promise<Evaluation> {
    const known = this.#best;
    return known ? Promise.resolve(known) : this.#aside(() => this.#askBest(signal));
  }

  /** The best moves here and the reasons for the first of them, for a hint. */
  hint(signal: AbortSignal): Promise<Evaluation & { readonly reasons: readonly Phrase[] }> {
    return this.#aside(async () => {
      const best = this.#best ?? (await this.#askBest(signal));
      const [line] = best.lines;
      return { ...best, reasons: line ? await this.#why(line, signal) : [] };
    });
  }

  /** A hint without reasons is better than none. */
  async #why(line: LineView, signal: AbortSignal): Promise<readonly Phrase[]> {
    try {
      await this.words();
      return await this.#explain(this.match.live.node, { ...line, good: true }, signal);
    } catch (thrown) {
      if (signal.aborted || isCalledOff(thrown)) throw thrown;
      return [];
    }
  }

  /** What is known of the best moves here, where it is enough. */
  get #best(): Evaluation | null {
    const known = this.#evaluations.get(this.match.live.node);
    return known && known.effort >= HINT.nodes && known.lines.length > 0 ? known : null;
  }

  #askBest(signal: AbortSignal): Promise<Evaluation> {
    return this.#ask(this.match.live.node, HINT, signal);
  }

  /** Asks something else, and goes on looking after it. */
  async #aside<T>(ask: () => Promise<T>): Promise<T> {
    this.#stop();
    try {
      return await ask();
    } finally {
      if (this.#on) this.#look();
    }
  }

  /** The moves of the main line that gave chances away; only where both positions are known. */
  mistakes(): readonly Mistake[] {
    return mistakesOf(this.line(), (node) => this.evaluation(node));
  }

  /** How much of the main line is known. */
  get progress(): { readonly known: number; readonly all: number } {
    const ids = [0, ...this.line().map(({ id }) => id)];
    const known = ids.filter((id) => (this.#evaluations.get(id)?.effort ?? 0) >= QUICK.nodes);
    return { known: known.length, all: ids.length };
  }

  /** After a change of the match. */
  changed(): void {
    const moves = this.#moves;
    // Moves are taken away by edits only, and after each the tree is read anew.
    if (moves !== this.#known) {
      for (const known of [this.#evaluations, this.#draws, this.#reasons]) {
        for (const id of known.keys()) if (id !== 0 && !moves.get(id)) known.delete(id);
      }
    }
    this.#known = moves;
    if (this.#on) this.#look();
    this.#announce();
  }

  /** Forgets all that is written another way than moves are now; whether there was such. */
  restyled(): boolean {
    if (this.style() === this.#written) return false;
    this.#written = this.style();
    this.#evaluations.clear();
    this.#draws.clear();
    this.#reasons.clear();
    this.#stop();
    if (this.#on) this.#look();
    this.#announce();
    return true;
  }

  #announce(): void {
    this.dispatchEvent(new AdviceChange());
  }
}

type Limits = Pick<Question, "nodes" | "lines" | "milliseconds">;

/** Something to ask about a node. */
interface Job {
  readonly node: number;
  run(signal: AbortSignal): Promise<unknown>;
}

/** A hint should come soon. */
const HINT: Limits = { nodes: 600_000, lines: 2, milliseconds: 3000 };

/** What is known of a position in which the game is over. */
const EMPTY = { chance: false, odds: null, lines: [], depth: 0, effort: Infinity } as const;

function evaluationOf(report: ReportView, snapshot: Snapshot, effort: number): Evaluation {
  const { side, kind } = snapshot.scene.turn;
  const { lines, depth } = report;
  const chance = kind === "chance";
  const odds = cardOddsOf(report, snapshot);
  const mine = chance ? odds?.win : lines[0]?.win;
  const win = mine === undefined ? null : side === 0 ? mine : 1000 - mine;
  return { win, side, chance, odds, lines, depth, effort };
}
