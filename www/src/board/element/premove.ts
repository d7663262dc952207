import type { Choice } from "../../generated/types/Choice";
import type { Scene } from "../../generated/types/Scene";
import type { Step } from "../../generated/types/Step";
import type { Match } from "../../game/match";
import { sideName } from "../../i18n/sides";
import type { Words } from "../../i18n/words";
import { buildTrie, retrace } from "../core/choices";
import { meanings } from "../core/walks";
import { cellsOf, choicesOf, wayOf, waysAhead } from "../input/premoves";
import { emit, type PremoveState } from "./events";
import type { GameBoard } from "./game-board";

/** What a premove needs of its board. */
export interface PremoveHost {
  readonly words: Words;
  match(): Match | null;
  /** A move can be made here now; the person waits for the program, and may choose one ahead. */
  plays(): boolean;
  waits(): boolean;
  /** What is to be seen has changed. */
  show(): void;
  play(code: string): void;
  /** What is chosen so far goes on in a choice that only a person can make. */
  hold(way: readonly Step[]): void;
  /** Why the rules do not allow it. */
  refuse(way: readonly Step[]): void;
  told(state: PremoveState, text: string): void;
}

/** A move that waits for its turn. */
interface Plan {
  readonly way: readonly Step[];
  /** Where the game stood, and on which side the person plays. */
  readonly node: number;
  readonly side: number;
  readonly text: string;
}

/**
 * A move or a drop that is chosen while the program thinks. It is played when it is the person's
 * turn, if the rules allow it then; it never outlives the end of the game, a take-back, a pause,
 * or a look at another position.
 */
export class Premove {
  #plan: Plan | null = null;
  #scene: Scene | null = null;
  #ways: readonly Step[][] = [];
  #choices: readonly Choice[] = [];

  constructor(private readonly host: PremoveHost) {}

  /** The cells of what was chosen. */
  get cells(): readonly string[] {
    return this.#plan ? cellsOf(this.#plan.way) : [];
  }

  /** What can be chosen now. */
  get choices(): readonly Choice[] {
    const match = this.host.match();
    if (!match || !this.host.waits()) return [];
    const { scene } = match.snapshot;
    if (scene !== this.#scene) {
      this.#scene = scene;
      this.#ways = waysAhead(match.layout, scene, sideOf(match));
      this.#choices = choicesOf(this.#ways);
    }
    return this.#choices;
  }

  /** Chooses, or takes back the same. */
  choose(code: string): void {
    const match = this.host.match();
    const way = wayOf(this.#ways, code);
    if (!match || !way || !this.host.waits()) return;
    if (JSON.stringify(way) === JSON.stringify(this.#plan?.way)) {
      this.cancel();
      return;
    }
    const side = sideOf(match);
    const text = this.#text(way, match, side);
    this.#plan = { way, node: match.live.node, side, text };
    this.host.show();
    this.host.told("set", text);
  }

  /** Takes back what was chosen; false where nothing was. */
  cancel(): boolean {
    return this.#drop("cancelled");
  }

  /** The match has changed, or who may move: plays what was chosen when its turn has come. */
  look(): void {
    const plan = this.#plan;
    if (!plan) return;
    if (!this.#goesOn(plan)) this.#drop("dropped");
    else if (this.host.plays()) queueMicrotask(() => this.#plan === plan && this.#play(plan));
    // Nobody waits any more, and nobody can move: a pause, a preview, another tab.
    else if (!this.host.waits()) this.#drop("dropped");
  }

  /** Whether the game has gone on from where it was chosen, and nothing else has happened. */
  #goesOn({ node }: Plan): boolean {
    const match = this.host.match();
    if (!match || match.mode !== "play" || !match.isLive || match.live.gameResult) return false;
    return node === match.live.node || match.moves().leads(node, match.live.node);
  }

  #play(plan: Plan): void {
    const match = this.host.match();
    if (!match || !this.#goesOn(plan) || !this.host.plays()) return this.look();
    const { turn } = match.snapshot.scene;
    const { way } = plan;
    const own = turn.kind === "side" && turn.side === plan.side;
    const walk = own ? retrace(buildTrie(match.snapshot.choices), way) : null;
    this.#plan = null;
    if (walk?.node.choice) {
      this.host.told("played", "");
      return this.host.play(walk.node.choice.code);
    }
    this.host.show();
    if (walk && meanings(walk.node).length) {
      this.host.told("played", "");
      return this.host.hold(way);
    }
    this.host.told("dropped", plan.text);
    if (own) this.host.refuse(way);
  }

  #drop(state: PremoveState): boolean {
    const plan = this.#plan;
    if (!plan) return false;
    this.#plan = null;
    this.host.show();
    this.host.told(state, plan.text);
    return true;
  }

  /** What moves, and its cells. */
  #text(way: readonly Step[], { snapshot }: Match, side: number): string {
    const { words } = this.host;
    const cells = cellsOf(way);
    const [first] = way;
    const taken = first && "tray" in first ? first.tray.kind : null;
    const there = snapshot.scene.tokens.findLast(({ cell }) => cell === cells[0]);
    const kind = taken ?? (way.length > 1 ? there?.kind : undefined);
    const id = `board-${kind ?? ""}`;
    const owner = taken === null ? (there?.side ?? side) : side;
    const name = kind && words.has(id) ? `${words.text(id, { side: sideName(owner) })} ` : "";
    return `${name}${cells.join("–")}`;
  }
}

/** Moves that are chosen ahead on a board; what becomes of them is told by the page, or else by the board. */
export const premoveOn = (board: GameBoard): Premove => {
  const { host, view, words } = board;
  return new Premove({
    words,
    match: () => board.match,
    plays: () => host.plays(),
    waits: () => host.waits(),
    show: () => board.show(false),
    play: (code) => board.play(code, "click"),
    hold: (way) => (view.held = way),
    refuse: (way) => view.refuse(way),
    told(state, text) {
      const silent = emit(host.element, "bg-premove", { state, text });
      // A page may have a place for it.
      if (silent && state !== "played") {
        view.say(words.text(`board-premove-${state}`, { move: text }));
      }
    },
  });
};

/** The side on which the person plays; the first where people play both. */
const sideOf = ({ players }: Match): number => players.people[0] ?? 0;
