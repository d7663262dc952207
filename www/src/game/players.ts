import { sideName } from "../i18n/sides";
import type { Match } from "./match";
import { levelAt, nameOf } from "./seats";

/** How messages name a side: by its player, or by its colour while nobody has signed. */
export type Who = { readonly who: string; readonly name: string };

/** Who sits at the table of a match, a person or the program, and whose turn it is. */
export class Chairs {
  constructor(
    private readonly match: Match,
    /** How many levels of opponents there are; 0 where no engine plays this game. */
    private readonly levels: number,
  ) {}

  /** In turn order. */
  get all(): readonly number[] {
    return Array.from({ length: this.match.live.scene.turn.seats }, (_, chair) => chair);
  }

  /** The level of the program on a chair; 0 for a person. */
  level(chair: number): number {
    return this.levels > 0 ? levelAt(this.match.tags, chair) : 0;
  }

  /** Whether the program sits on one of them. */
  get withProgram(): boolean {
    return this.all.some((chair) => this.level(chair) > 0);
  }

  /** The sides on which a person plays. */
  get people(): readonly number[] {
    const chairs = this.all.filter((chair) => this.level(chair) === 0);
    return [0, 1].filter((side) => chairs.some((chair) => chair % 2 === side));
  }

  /** Whether it is the program's turn. */
  get programActs(): boolean {
    const { mode, live } = this.match;
    const { kind, seat } = live.scene.turn;
    return mode === "play" && !live.gameResult && kind === "side" && this.level(seat) > 0;
  }

  /** Whether it is a person's turn: not the program's, and no card is to be turned first. */
  get personActs(): boolean {
    return !this.programActs && this.match.live.scene.turn.kind === "side";
  }

  /** Who may resign now, the side on turn first; at a table without people either side. */
  get mayResign(): readonly number[] {
    const { people } = this;
    const turn = this.match.live.scene.turn.side;
    return [turn, 1 - turn].filter((side) => people.includes(side) || people.length === 0);
  }

  /** The side that a draw is offered to. */
  get offeredTo(): number {
    const [person, ...others] = this.people;
    const turn = this.match.live.scene.turn.side;
    return 1 - (person === undefined || others.length > 0 ? turn : person);
  }

  /** Whether the program decides for a side, since only the other one has people. */
  programDecides(side: number): boolean {
    const { people } = this;
    return people.length > 0 && !people.includes(side);
  }

  /** Who plays a side; empty where nobody has signed. */
  name(side: number): string {
    return nameOf(this.match.tags, side);
  }

  who(side: number): Who {
    const name = this.name(side);
    return { who: name ? "named" : sideName(side), name };
  }
}
