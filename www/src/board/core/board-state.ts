import type { Annotation } from "../../game/annotation";
import { buildTrie, type ChoiceNode, targets } from "./choices";
import {
  type BoardInput,
  type Effect,
  type HandInput,
  isTurn,
  type Outcome,
  settle,
  start,
  type State,
} from "./interaction";
import { type BoardHooks, type BoardModel, type BoardSettings, DEFAULT_SETTINGS } from "./model";

const NOWHERE: ReadonlyMap<string, string | null> = new Map();

/** What a board shows and what is chosen on it: the same for every picture of it. */
export class BoardState {
  model: BoardModel | null = null;
  settings: BoardSettings = DEFAULT_SETTINGS;
  /** What the program points out, in every picture. */
  hints: readonly Annotation[] = [];
  #chosen = start();
  /** What hands mean is loaded after the first picture; what they do before that is kept. */
  #reduce: ((state: State, input: HandInput) => Outcome) | null = null;
  readonly #kept: HandInput[] = [];
  #reach: { readonly node: ChoiceNode; readonly cells: ReadonlyMap<string, string | null> } | null =
    null;
  /** The last pointer that pressed was a finger. */
  touched = false;
  /** The last thing was chosen by keys: counts are offered as buttons too. */
  keyed = false;
  /** What is played right now was dropped by a hand, which needs no animation. */
  dropping = false;

  /**
   * `changed` hears of every new state; `whole` unless only a drag has gone further.
   * `refused` hears why steps lead to no action.
   */
  constructor(
    private readonly hooks: Pick<BoardHooks, "choose" | "explain">,
    private readonly changed: (whole: boolean) => void,
    private readonly refused: (effect: Extract<Effect, { readonly do: "explain" }>) => void,
  ) {}

  /** The position as the rules gave it: its boards above each other. */
  get solid(): BoardModel | null {
    return this.model?.solid ?? this.model;
  }

  /** What is chosen so far. */
  get chosen(): State {
    return this.#chosen;
  }

  /** The side whose eyes the board is seen with. */
  get own(): number {
    return this.settings.viewer ?? this.settings.bottom;
  }

  /** Where the things that are chosen can go. */
  get reach(): ReadonlyMap<string, string | null> {
    const { path, node } = this.#chosen;
    if (this.#reach?.node !== node) {
      this.#reach = { node, cells: path.length && !node.choice ? targets(node) : new Map() };
    }
    return this.#reach.cells;
  }

  /** The same as they are marked: what is chosen ahead may go anywhere, which no mark has to say. */
  get marked(): ReadonlyMap<string, string | null> {
    return this.model?.ahead ? NOWHERE : this.reach;
  }

  /** The cell with which the choice begins. */
  get origin(): string | null {
    const [first] = this.#chosen.path;
    return first && "cell" in first ? first.cell : null;
  }

  /** How many discs are held, once that is known. */
  get held(): number {
    const count = this.#chosen.path.find((step) => "count" in step);
    if (count && "count" in count) return count.count;
    const spot = this.#chosen.press?.spot;
    return (spot?.at === "cell" && spot.lift) || 1;
  }

  /** Takes over the ways to click every action. */
  load(model: BoardModel): void {
    this.dispatch({ type: "load", root: buildTrie(model.choices) });
  }

  /** Knows from now on what hands mean, and does what was kept for that. */
  handsOn(reduce: (state: State, input: HandInput) => Outcome): void {
    this.#reduce = reduce;
    for (const input of this.#kept.splice(0)) this.dispatch(input);
  }

  /** Feeds an input to what works it out, and does what comes out. */
  dispatch(input: BoardInput): void {
    if (isTurn(input)) this.#become([settle(this.#chosen, input), []]);
    else if (this.#reduce) this.#become(this.#reduce(this.#chosen, input));
    else this.#kept.push(input);
  }

  #become([chosen, effects]: Outcome): void {
    const before = this.#chosen;
    this.#chosen = chosen;
    if (chosen !== before) {
      const held = !chosen.press === !before.press;
      this.changed(chosen.path !== before.path || chosen.root !== before.root || !held);
    }
    for (const effect of effects) {
      if (effect.do === "explain") this.refused(effect);
      else {
        const { code, via } = effect;
        this.dropping = via === "drag";
        this.hooks.choose(code, this.keyed && via === "click" ? "key" : via);
        this.dropping = false;
      }
    }
  }
}
