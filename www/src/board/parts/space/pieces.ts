import { PlaneGeometry, Group, Mesh, type Object3D, Vector3 } from "three";

import type { Token } from "../../../generated/types/Token";
import { BOARD_TIME, ease, plan } from "../../core/animation";
import type { Boards, Target } from "./boards";
import type { Materials } from "./materials";
import { shapeOf } from "./shapes";
import { distance, type SceneLayout } from "./scene-layout";

/** How high a piece that is chosen is held. */
const LIFT = 0.16;
/** How high a piece is carried on his way, in parts of the way. */
const HOP = 0.16;

/** Something on its way. */
interface Flight {
  readonly what: Object3D;
  readonly from: Vector3;
  readonly to: Vector3;
  readonly hop: number;
  readonly time: number;
}

/** Somebody who comes or goes. */
interface Fade {
  readonly piece: Piece;
  readonly from: number;
  readonly to: number;
  readonly time: number;
}

class Piece {
  readonly group = new Group();
  readonly body: Mesh;
  readonly shade: Mesh;

  constructor(
    public token: Token,
    materials: Materials,
    shade: PlaneGeometry,
  ) {
    this.body = new Mesh(shapeOf(token.kind), [...(materials.pieces[token.side as 0 | 1] ?? [])]);
    this.body.castShadow = true;
    // Each side looks at the other.
    if (token.side) this.body.rotation.y = Math.PI;
    this.shade = new Mesh(shade, materials.shade);
    this.shade.position.y = 0.006;
    this.group.add(this.shade, this.body);
    this.stand(token);
  }

  /** It stands on another cell now. */
  stand(token: Token): void {
    this.token = token;
    this.body.userData = { cell: token.cell, solid: true } satisfies Target;
  }
}

/** The pieces on the boards, and how they get from one cell to another. */
export class Pieces {
  readonly group = new Group();
  #pieces: Piece[] = [];
  readonly #leaving: Piece[] = [];
  #layout: SceneLayout;
  #flights: Flight[] = [];
  #fades: Fade[] = [];
  #began = 0;
  /** Grows whenever anything stands elsewhere. */
  #changes = 0;
  #held: string | null = null;
  readonly #round = new PlaneGeometry(0.9, 0.9).rotateX(-Math.PI / 2);
  /** The piece who is carried over the boards, without being there. */
  readonly ghost = new Mesh();

  constructor(
    layout: SceneLayout,
    private readonly boards: Boards,
    private readonly materials: Materials,
  ) {
    this.#layout = layout;
    this.ghost.material = materials.ghost;
    this.ghost.visible = false;
    this.group.add(this.ghost);
  }

  get tokens(): readonly Token[] {
    return this.#pieces.map(({ token }) => token);
  }

  get moving(): boolean {
    return this.#flights.length + this.#fades.length > 0;
  }

  /** The same number: everything stands where it stood. */
  get changes(): number {
    return this.#changes;
  }

  /** What a ray may meet. */
  get targets(): Mesh[] {
    return this.#pieces.map(({ body }) => body);
  }

  /** Where each piece stands, as he is seen: his name and his feet. */
  get standing(): readonly { readonly token: Token; readonly at: Vector3 }[] {
    return this.#pieces.map(({ token, group }) => ({ token, at: group.position }));
  }

  /**
   * Brings the pieces to their cells on a layout. With a `speed`, those who move are seen moving:
   * with the board under them where that moved, else over the others.
   */
  show(tokens: readonly Token[], layout: SceneLayout, speed: number, dropped: string | null): void {
    this.finish();
    const before = this.#layout;
    this.#layout = layout;
    const old = new Map([...before.cells, ...layout.cells]);
    const found = plan(this.tokens, tokens, (from, to) =>
      distance({ ...layout, cells: old }, from, to),
    );
    const boards = movedBoards(before, layout);
    const come: Piece[] = [];
    const ways: { piece: Piece; from: Vector3; hop: number }[] = [];
    for (const { from, to } of found.moves) {
      const piece = this.#pieces.find(({ token }) => token === from);
      if (!piece) continue;
      const carried = boards.some(([, board]) => layout.cells.get(to.cell)?.board === board);
      const start = piece.group.position.clone();
      piece.stand(to);
      if (to.cell !== dropped) {
        const way = start.distanceTo(this.#place(piece));
        ways.push({ piece, from: start, hop: carried ? 0 : way * HOP });
      }
    }
    for (const token of found.gone) {
      const piece = this.#pieces.find((one) => one.token === token);
      if (!piece) continue;
      this.#pieces.splice(this.#pieces.indexOf(piece), 1);
      this.#leaving.push(piece);
    }
    for (const token of found.come) {
      const piece = new Piece(token, this.materials, this.#round);
      this.group.add(piece.group);
      this.#pieces.push(piece);
      come.push(piece);
    }
    // Tokens that stay are the same pieces, told by a fresh list.
    const known = new Map(tokens.map((token) => [spot(token), token]));
    for (const piece of this.#pieces) {
      piece.stand(known.get(spot(piece.token)) ?? piece.token);
      piece.group.position.copy(this.#place(piece));
    }
    this.boards.place(layout);
    if (!speed) return this.finish();
    this.#began = performance.now();
    const time = boards.length ? Math.max(speed, BOARD_TIME) : speed;
    this.#flights = ways.map(({ piece, from, hop }) => {
      return { what: piece.group, from, to: piece.group.position.clone(), hop, time };
    });
    for (const [from, to] of boards) {
      const what = this.boards.all.get(to)?.group;
      const start = before.boards.get(from)?.at;
      if (!what || !start) continue;
      const away = new Vector3(start.x, start.y, start.z);
      this.#flights.push({ what, from: away, to: what.position.clone(), hop: 0, time });
    }
    this.#fades = [
      ...this.#leaving.map((piece) => ({ piece, from: 1, to: 0, time })),
      ...come.map((piece) => ({ piece, from: 0.2, to: 1, time })),
    ];
    this.step(this.#began);
  }

  /** Brings everything on its way to where it is at `now`. */
  step(now: number): void {
    this.#changes++;
    const passed = (time: number) => Math.min(1, (now - this.#began) / time);
    for (const { what, from, to, hop, time } of this.#flights) {
      const part = ease(Math.max(0, passed(time)));
      what.position.lerpVectors(from, to, part);
      what.position.y += Math.sin(Math.PI * part) * hop;
    }
    for (const { piece, from, to, time } of this.#fades) {
      piece.group.scale.setScalar(
        Math.max(0.001, from + (to - from) * ease(Math.max(0, passed(time)))),
      );
    }
    const longest = Math.max(0, ...[...this.#flights, ...this.#fades].map(({ time }) => time));
    if (now - this.#began >= longest) this.finish();
  }

  /** Everybody is where he belongs. */
  finish(): void {
    this.#changes++;
    for (const { what, to } of this.#flights) what.position.copy(to);
    for (const { piece } of this.#fades) piece.group.scale.setScalar(1);
    this.#flights = [];
    this.#fades = [];
    for (const { group } of this.#leaving.splice(0)) this.group.remove(group);
    for (const piece of this.#pieces) piece.group.position.copy(this.#place(piece));
  }

  /** Holds up the piece on a cell; `ghost` is the cell over which his picture is carried. */
  hold(cell: string | null, ghost: string | null): void {
    if (this.#held !== cell) {
      this.#held = cell;
      if (!this.moving) this.finish();
    }
    const piece = this.#pieces.find(({ token }) => token.cell === cell);
    const at = ghost === null ? undefined : this.#layout.cells.get(ghost)?.at;
    this.ghost.visible = !!piece && !!at;
    if (!piece || !at) return;
    this.ghost.geometry = piece.body.geometry;
    this.ghost.rotation.copy(piece.body.rotation);
    this.ghost.position.set(at.x, at.y, at.z);
  }

  /** Shades lie on the glass below them, whatever the camera sees first. */
  order(): void {
    for (const { shade, token } of this.#pieces) {
      const board = this.#layout.cells.get(token.cell)?.board ?? "";
      shade.renderOrder = this.boards.orderOf(board);
    }
  }

  dispose(): void {
    this.#round.dispose();
  }

  #place({ token }: Piece): Vector3 {
    const at = this.#layout.cells.get(token.cell)?.at ?? { x: 0, y: 0, z: 0 };
    return new Vector3(at.x, at.y + (this.#held === token.cell ? LIFT : 0), at.z);
  }
}

const spot = ({ kind, side, cell, state }: Token) => `${kind} ${side} ${cell} ${state}`;

/** Which attack boards went where: those of a side that left a place, and came to another. */
function movedBoards(
  before: SceneLayout,
  after: SceneLayout,
): (readonly [from: string, to: string])[] {
  const left: string[] = [];
  const came: string[] = [];
  for (const [id, { placement }] of after.boards) {
    const was = before.boards.get(id)?.placement.free ?? true;
    if (was && !placement.free) came.push(id);
    if (!was && placement.free) left.push(id);
  }
  // A neutral board may become somebody's by moving: then there is only one anyway.
  return came.flatMap((to) => {
    const side = after.boards.get(to)?.placement.side;
    const from = left.find((id) => before.boards.get(id)?.placement.side === side) ?? left[0];
    if (from === undefined) return [];
    left.splice(left.indexOf(from), 1);
    return [[from, to] as const];
  });
}
