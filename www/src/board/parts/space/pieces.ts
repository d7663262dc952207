import { PlaneGeometry, Group, Mesh, type Object3D, Vector3 } from "three";

import type { Token } from "../../../generated/types/Token";
import { BOARD_TIME, ease, plan } from "../../core/animation";
import type { Boards, Target } from "./boards";
import type { Materials } from "./materials";
import { shapeOf } from "./shapes";
import { distance, type Site } from "./scene-layout";

/** How high a man that is chosen is held. */
const LIFT = 0.16;
/** How high a man is carried on his way, in parts of the way. */
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
  readonly man: Man;
  readonly from: number;
  readonly to: number;
  readonly time: number;
}

class Man {
  readonly group = new Group();
  readonly body: Mesh;
  readonly shade: Mesh;

  constructor(
    public token: Token,
    materials: Materials,
    shade: PlaneGeometry,
  ) {
    this.body = new Mesh(shapeOf(token.kind), [...(materials.men[token.side as 0 | 1] ?? [])]);
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

/** The men on the boards, and how they get from one cell to another. */
export class Men {
  readonly group = new Group();
  #men: Man[] = [];
  readonly #leaving: Man[] = [];
  #site: Site;
  #flights: Flight[] = [];
  #fades: Fade[] = [];
  #began = 0;
  #held: string | null = null;
  readonly #round = new PlaneGeometry(0.9, 0.9).rotateX(-Math.PI / 2);
  /** The man who is carried over the boards, without being there. */
  readonly ghost = new Mesh();

  constructor(
    site: Site,
    private readonly boards: Boards,
    private readonly materials: Materials,
  ) {
    this.#site = site;
    this.ghost.material = materials.ghost;
    this.ghost.visible = false;
    this.group.add(this.ghost);
  }

  get tokens(): readonly Token[] {
    return this.#men.map(({ token }) => token);
  }

  get moving(): boolean {
    return this.#flights.length + this.#fades.length > 0;
  }

  /** What a ray may meet. */
  get targets(): Mesh[] {
    return this.#men.map(({ body }) => body);
  }

  /** Where each man stands, as he is seen: his name and his feet. */
  get standing(): readonly { readonly token: Token; readonly at: Vector3 }[] {
    return this.#men.map(({ token, group }) => ({ token, at: group.position }));
  }

  /**
   * Brings the men to their cells on a site. With a `speed`, those who move are seen moving:
   * with the board under them where that moved, else over the others.
   */
  show(tokens: readonly Token[], site: Site, speed: number, dropped: string | null): void {
    this.finish();
    const before = this.#site;
    this.#site = site;
    const old = new Map([...before.cells, ...site.cells]);
    const found = plan(this.tokens, tokens, (from, to) =>
      distance({ ...site, cells: old }, from, to),
    );
    const boards = movedBoards(before, site);
    const come: Man[] = [];
    const ways: { man: Man; from: Vector3; hop: number }[] = [];
    for (const { from, to } of found.moves) {
      const man = this.#men.find(({ token }) => token === from);
      if (!man) continue;
      const carried = boards.some(([, board]) => site.cells.get(to.cell)?.board === board);
      const start = man.group.position.clone();
      man.stand(to);
      if (to.cell !== dropped) {
        const way = start.distanceTo(this.#place(man));
        ways.push({ man, from: start, hop: carried ? 0 : way * HOP });
      }
    }
    for (const token of found.gone) {
      const man = this.#men.find((one) => one.token === token);
      if (!man) continue;
      this.#men.splice(this.#men.indexOf(man), 1);
      this.#leaving.push(man);
    }
    for (const token of found.come) {
      const man = new Man(token, this.materials, this.#round);
      this.group.add(man.group);
      this.#men.push(man);
      come.push(man);
    }
    // Tokens that stay are the same men, told by a fresh list.
    const known = new Map(tokens.map((token) => [spot(token), token]));
    for (const man of this.#men) {
      man.stand(known.get(spot(man.token)) ?? man.token);
      man.group.position.copy(this.#place(man));
    }
    this.boards.place(site);
    if (!speed) return this.finish();
    this.#began = performance.now();
    const time = boards.length ? Math.max(speed, BOARD_TIME) : speed;
    this.#flights = ways.map(({ man, from, hop }) => {
      return { what: man.group, from, to: man.group.position.clone(), hop, time };
    });
    for (const [from, to] of boards) {
      const what = this.boards.all.get(to)?.group;
      const start = before.boards.get(from)?.at;
      if (!what || !start) continue;
      const away = new Vector3(start.x, start.y, start.z);
      this.#flights.push({ what, from: away, to: what.position.clone(), hop: 0, time });
    }
    this.#fades = [
      ...this.#leaving.map((man) => ({ man, from: 1, to: 0, time })),
      ...come.map((man) => ({ man, from: 0.2, to: 1, time })),
    ];
    this.step(this.#began);
  }

  /** Brings everything on its way to where it is at `now`. */
  step(now: number): void {
    const passed = (time: number) => Math.min(1, (now - this.#began) / time);
    for (const { what, from, to, hop, time } of this.#flights) {
      const part = ease(Math.max(0, passed(time)));
      what.position.lerpVectors(from, to, part);
      what.position.y += Math.sin(Math.PI * part) * hop;
    }
    for (const { man, from, to, time } of this.#fades) {
      man.group.scale.setScalar(
        Math.max(0.001, from + (to - from) * ease(Math.max(0, passed(time)))),
      );
    }
    const longest = Math.max(0, ...[...this.#flights, ...this.#fades].map(({ time }) => time));
    if (now - this.#began >= longest) this.finish();
  }

  /** Everybody is where he belongs. */
  finish(): void {
    for (const { what, to } of this.#flights) what.position.copy(to);
    for (const { man } of this.#fades) man.group.scale.setScalar(1);
    this.#flights = [];
    this.#fades = [];
    for (const { group } of this.#leaving.splice(0)) this.group.remove(group);
    for (const man of this.#men) man.group.position.copy(this.#place(man));
  }

  /** Holds up the man on a cell; `ghost` is the cell over which his picture is carried. */
  hold(cell: string | null, ghost: string | null): void {
    if (this.#held !== cell) {
      this.#held = cell;
      if (!this.moving) this.finish();
    }
    const man = this.#men.find(({ token }) => token.cell === cell);
    const at = ghost === null ? undefined : this.#site.cells.get(ghost)?.at;
    this.ghost.visible = !!man && !!at;
    if (!man || !at) return;
    this.ghost.geometry = man.body.geometry;
    this.ghost.rotation.copy(man.body.rotation);
    this.ghost.position.set(at.x, at.y, at.z);
  }

  /** Shades lie on the glass below them, whatever the camera sees first. */
  order(): void {
    for (const { shade, token } of this.#men) {
      const board = this.#site.cells.get(token.cell)?.board ?? "";
      shade.renderOrder = this.boards.orderOf(board);
    }
  }

  dispose(): void {
    this.#round.dispose();
  }

  #place({ token }: Man): Vector3 {
    const at = this.#site.cells.get(token.cell)?.at ?? { x: 0, y: 0, z: 0 };
    return new Vector3(at.x, at.y + (this.#held === token.cell ? LIFT : 0), at.z);
  }
}

const spot = ({ kind, side, cell, state }: Token) => `${kind} ${side} ${cell} ${state}`;

/** Which attack boards went where: those of a side that left a place, and came to another. */
function movedBoards(before: Site, after: Site): (readonly [from: string, to: string])[] {
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
