import type { Tags } from "../engine/rules/session";
import type { Snapshot } from "../generated/types/Snapshot";
import { sideName } from "../i18n/sides";
import { levelOf, nameOf, nameTag, type Strength, strengthAt } from "./seats";

/** How messages name a side: by its player, or by its colour while nobody has signed. */
export type Who = { readonly who: string; readonly name: string };

/** What says who plays. */
export interface Table {
  readonly tags: Tags;
  /** Where the game goes on. */
  readonly live: Snapshot;
  /** Whether a game is played, not looked through. */
  readonly plays: boolean;
  /** How many levels of opponents there are; 0 where no engine plays this game. */
  readonly levels: number;
}

/** Who plays a match, people or the program, and whose turn it is: as it stands now. */
export class Players {
  /** The level of the program on each seat, in turn order; 0 for a person. */
  readonly levels: readonly number[];
  /** The program whose turn it is; null where a person acts, chance decides or it is over. */
  readonly strengthOnTurn: Strength | null;
  /** The sides on which a person plays. */
  readonly people: readonly number[];
  readonly #table: Table;

  constructor(table: Table) {
    const { tags, live, plays, levels } = table;
    const { kind, seat, seats } = live.scene.turn;
    this.#table = table;
    this.levels = Array.from({ length: seats }, (_, at) => levelOf(strengthAt(tags, at), levels));
    const acts = plays && !live.gameResult && kind === "side";
    this.strengthOnTurn = acts && levels > 0 ? strengthAt(tags, seat) : null;
    this.people = [0, 1].filter((side) => this.levels.some((l, at) => l === 0 && at % 2 === side));
  }

  /** Whether the program plays at all. */
  get withProgram(): boolean {
    return this.levels.some((level) => level > 0);
  }

  /** Whether it is the program's turn. */
  get programActs(): boolean {
    return this.strengthOnTurn !== null;
  }

  /** Whether it is the program's turn, and people wait for its move. */
  get programAwaited(): boolean {
    return this.programActs && this.people.length > 0;
  }

  /** Whether it is a person's turn: not the program's, and no card is to be turned first. */
  get personActs(): boolean {
    return !this.programActs && this.#table.live.scene.turn.kind === "side";
  }

  /** Who may resign now, the side on turn first; where no people play, either side. */
  get mayResign(): readonly number[] {
    const { people } = this;
    const turn = this.#table.live.scene.turn.side;
    return [turn, 1 - turn].filter((side) => people.includes(side) || people.length === 0);
  }

  /** The side that a draw is offered to. */
  get offeredTo(): number {
    const [person, ...others] = this.people;
    const turn = this.#table.live.scene.turn.side;
    return 1 - (person === undefined || others.length > 0 ? turn : person);
  }

  /** Whether the program decides for a side, since only the other one has people. */
  programDecides(side: number): boolean {
    const { people } = this;
    return people.length > 0 && !people.includes(side);
  }

  /** The level of the best program of a side; 0 where none plays it. */
  levelOf(side: number): number {
    return Math.max(0, ...this.levels.filter((_, seat) => seat % 2 === side));
  }

  /** How well the program plays on a seat; null for a person. */
  strengthAt(seat: number): Strength | null {
    return strengthAt(this.#table.tags, seat);
  }

  /** The name of the first program of a side; empty where none plays it. */
  programOf(side: number): string {
    const seat = this.levels.findIndex((level, seat) => level > 0 && seat % 2 === side);
    return this.nameAt(seat);
  }

  /** Who has signed for a seat; empty where nobody has. */
  nameAt(seat: number): string {
    return this.#table.tags[nameTag(seat)] ?? "";
  }

  /** Who plays a side; empty where nobody has signed. */
  name(side: number): string {
    return nameOf(this.#table.tags, side);
  }

  who(side: number): Who {
    const name = this.name(side);
    return { who: name ? "named" : sideName(side), name };
  }
}
