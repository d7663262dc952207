import {
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  FrontSide,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  Path,
  PlaneGeometry,
  QuadraticBezierCurve3,
  Shape,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  CanvasTexture,
  SRGBColorSpace,
  TorusGeometry,
  TubeGeometry,
  Vector3,
} from "three";

import { isAttack } from "../../core/levels";
import type { Materials } from "./materials";
import { Sheet } from "./sheet";
import {
  FOOT,
  RIM,
  THICK,
  type Pin,
  type Point,
  type SceneLayout,
  type SpaceBoard,
} from "./scene-layout";

/** What a ray may meet; a cell, or the board whose cells lie round the point that was met. */
export interface Target {
  readonly cell?: string;
  readonly board?: string;
  /** A piece hides what is behind him; glass does not. */
  readonly solid?: boolean;
}

const POST = 0.034;
/** Names of boards: how far beside them, and drawn after all glass. */
const ASIDE = 0.46;
const ABOVE = 9000;
/** Round a stand, so that a finger hits it. */
const GRIP = 0.19;

const rounded = (w: number, h: number, r: number): Shape => {
  const [x, y] = [w / 2, h / 2];
  const pen = new Shape();
  pen.moveTo(-x + r, -y);
  pen.lineTo(x - r, -y).absarc(x - r, -y + r, r, -Math.PI / 2, 0, false);
  pen.lineTo(x, y - r).absarc(x - r, y - r, r, 0, Math.PI / 2, false);
  pen.lineTo(-x + r, y).absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false);
  pen.lineTo(-x, -y + r).absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false);
  return pen;
};

/** The edge of the glass, with its upper side at 0. */
function edge(columns: number, rows: number): ExtrudeGeometry {
  const pen = rounded(columns + 2 * RIM, rows + 2 * RIM, RIM);
  const hole = new Path();
  const [x, y] = [columns / 2, rows / 2];
  hole.moveTo(-x, -y).lineTo(-x, y).lineTo(x, y).lineTo(x, -y).closePath();
  pen.holes.push(hole);
  return new ExtrudeGeometry(pen, { depth: THICK, bevelEnabled: false, curveSegments: 6 })
    .rotateX(-Math.PI / 2)
    .translate(0, -THICK, 0);
}

/** One board: its painted face and its edge. */
class Glass {
  readonly group = new Group();
  readonly sheet: Sheet;
  readonly face: Mesh<PlaneGeometry, MeshStandardMaterial>;
  readonly edge: Mesh;

  constructor({ board }: SpaceBoard, material: Material) {
    this.sheet = new Sheet(board);
    const faced = new MeshStandardMaterial({
      map: this.sheet.texture,
      transparent: true,
      depthWrite: false,
      side: DoubleSide,
      // It is flat: never are both its sides seen.
      forceSinglePass: true,
      roughness: 0.55,
    });
    this.face = new Mesh(new PlaneGeometry(board.columns, board.rows).rotateX(-Math.PI / 2), faced);
    this.face.userData = { board: board.id } satisfies Target;
    this.face.receiveShadow = true;
    this.edge = new Mesh(edge(board.columns, board.rows), material);
    this.group.add(this.face, this.edge);
  }

  dispose(): void {
    this.sheet.dispose();
    this.face.geometry.dispose();
    this.face.material.dispose();
    this.edge.geometry.dispose();
  }
}

/** What is seen of a place for an attack board: its peg, the stand of the board, its name. */
class Place {
  readonly group = new Group();
  readonly grip: Mesh;
  readonly post: Mesh;
  readonly ring: Mesh;
  /** The board that could come. */
  readonly ghost: Mesh;
  readonly name: Sprite;

  constructor(pin: Pin, materials: Materials, parts: Parts) {
    const { foot, head } = pin;
    const long = Math.abs(head.y - foot.y);
    const up = head.y > foot.y ? 1 : -1;
    this.post = new Mesh(parts.post(long), materials.metal);
    this.post.scale.y = up;
    const peg = new Mesh(parts.peg, materials.metal);
    this.ring = new Mesh(parts.ring, materials.legal);
    this.ring.position.y = 0.02 * up;
    this.grip = new Mesh(parts.grip, parts.unseen);
    this.grip.userData = { cell: pin.id } satisfies Target;
    this.ghost = new Mesh(parts.ghost, materials.ghost);
    this.ghost.position.y = head.y - foot.y + (up > 0 ? THICK / 2 : -THICK / 2);
    this.name = new Sprite(new SpriteMaterial({ transparent: true, depthWrite: false }));
    this.name.center.set(0.5, 0.5);
    // Beside the board, away from the middle of all.
    this.name.position.set(Math.sign(foot.x) * (1 + ASIDE), head.y - foot.y, 0);
    this.name.renderOrder = ABOVE;
    this.group.position.set(foot.x, foot.y, foot.z);
    this.group.add(peg, this.post, this.ring, this.grip, this.ghost, this.name);
  }

  dispose(): void {
    this.name.material.map?.dispose();
    this.name.material.dispose();
  }
}

/** Shapes that all places share. */
class Parts {
  readonly peg = new SphereGeometry(0.062, 12, 8).scale(1, 0.8, 1);
  readonly ring = new TorusGeometry(0.19, 0.036, 8, 32).rotateX(Math.PI / 2);
  readonly grip = new CylinderGeometry(1, 1, 1, 12);
  readonly ghost = new ExtrudeGeometry(rounded(2 + 2 * RIM, 2 + 2 * RIM, RIM), {
    depth: THICK,
    bevelEnabled: false,
  })
    .rotateX(-Math.PI / 2)
    .translate(0, -THICK / 2, 0);
  /** Met by rays, seen by nobody. */
  readonly unseen = new MeshBasicMaterial({ colorWrite: false, depthWrite: false });
  readonly #posts = new Map<number, LatheGeometry>();

  /** A slender post that widens towards both ends. */
  post(long: number): LatheGeometry {
    const known = this.#posts.get(long);
    if (known) return known;
    const pen = new Path().moveTo(0, 0).lineTo(0.13, 0);
    pen.lineTo(0.13, 0.02).quadraticCurveTo(POST, 0.03, POST, 0.16);
    pen.lineTo(POST, long - 0.14).quadraticCurveTo(POST, long - 0.02, 0.16, long);
    const made = new LatheGeometry(pen.getPoints(5), 16);
    this.#posts.set(long, made);
    return made;
  }

  dispose(): void {
    for (const one of [this.peg, this.ring, this.grip, this.ghost, ...this.#posts.values()]) {
      one.dispose();
    }
    this.unseen.dispose();
  }
}

/** Which places are pointed out, and how. */
export interface PlaceMarks {
  /** Where the chosen board can go. */
  readonly reach: ReadonlySet<string>;
  readonly selected: string | null;
  readonly aimed: string | null;
}

/** All boards with their stands, and the foot that carries them. */
export class Boards {
  readonly group = new Group();
  readonly all = new Map<string, Glass>();
  readonly #places = new Map<string, Place>();
  readonly #names: Sprite[] = [];
  readonly #parts = new Parts();
  readonly #foot: Mesh[] = [];
  #layout: SceneLayout;

  constructor(
    layout: SceneLayout,
    private readonly materials: Materials,
  ) {
    this.#layout = layout;
    for (const board of layout.boards.values()) {
      const glass = new Glass(board, materials.glass);
      this.all.set(board.board.id, glass);
      this.group.add(glass.group);
    }
    for (const pin of layout.pins.values()) {
      const place = new Place(pin, materials, this.#parts);
      this.#places.set(pin.id, place);
      this.group.add(place.group);
    }
    for (const main of layout.mains) {
      const name = new Sprite(new SpriteMaterial({ transparent: true, depthWrite: false }));
      name.renderOrder = ABOVE;
      // Where no attack board is before or behind it.
      const z = main.at.z - Math.sign(main.at.z) * 0.9;
      name.position.set(main.at.x + main.board.columns / 2 + ASIDE, main.at.y, z);
      name.userData["name"] = main.board.id;
      this.#names.push(name);
      this.group.add(name);
    }
    this.#stand();
    this.place(layout);
  }

  /** Puts every board where it is now. */
  place(layout: SceneLayout): void {
    this.#layout = layout;
    for (const [id, { group }] of this.all) {
      const found = layout.boards.get(id);
      if (!found) continue;
      const { at, placement } = found;
      group.position.set(at.x, at.y, at.z);
      group.visible = !placement.free;
    }
    for (const pin of layout.pins.values()) {
      const place = this.#places.get(pin.id);
      if (!place) continue;
      place.post.visible = !pin.free;
      place.post.material = this.#sideOf(pin.side);
      // The whole post of a stand, or what is round a peg.
      const tall = pin.free ? 0.6 : Math.abs(pin.head.y - pin.foot.y) - 0.1;
      const wide = pin.free ? 0.34 : GRIP;
      place.grip.scale.set(wide, tall, wide);
      place.grip.position.y = (Math.sign(pin.head.y - pin.foot.y) * tall) / 2;
    }
  }

  #sideOf(side: number | null): Material {
    return (
      (side === null ? undefined : this.materials.edges[side as 0 | 1]) ?? this.materials.metal
    );
  }

  /** Points out stands and free places. */
  mark({ reach, selected, aimed }: PlaceMarks): void {
    for (const [id, { edge }] of this.all) {
      const side = this.#layout.boards.get(id)?.placement.side ?? null;
      if (isAttack(id)) edge.material = selected === id ? this.materials.legal : this.#sideOf(side);
    }
    for (const [id, place] of this.#places) {
      const free = this.#layout.pins.get(id)?.free ?? true;
      const open = reach.has(id);
      place.ring.visible = open || selected === id || aimed === id;
      place.ring.scale.setScalar(aimed === id ? 1.35 : 1);
      place.ghost.visible = open && free;
      place.ghost.material = this.materials[aimed === id ? "ghost" : "faint"];
      place.name.visible = !free || open;
    }
  }

  /** Reads the colours again. */
  retheme(): void {
    const colour = this.materials.names;
    for (const [id, place] of this.#places) write(place.name, id, colour, 0.3);
    for (const name of this.#names) write(name, String(name.userData["name"]), colour, 0.42);
  }

  /** Paints in an order in which nearer glass lies over farther glass. */
  order(eye: Point): void {
    for (const [id, { face, edge, group }] of this.all) {
      const y = this.#layout.boards.get(id)?.at.y ?? 0;
      const order = Math.round(10 * (y <= eye.y ? y : 100 - y));
      face.renderOrder = order;
      edge.renderOrder = order + 1;
      group.userData["order"] = order;
    }
  }

  /** The renderOrder of what lies on a board. */
  orderOf(board: string): number {
    return (this.all.get(board)?.face.renderOrder ?? 0) + 1;
  }

  /** Whether these are the boards, by their names. */
  are(ids: readonly string[]): boolean {
    return this.all.size === ids.length && ids.every((id) => this.all.has(id));
  }

  /** What a ray may meet. */
  get targets(): Mesh[] {
    const faces = [...this.all.values()].flatMap(({ face, group }) =>
      group.visible ? [face] : [],
    );
    return [...faces, ...[...this.#places.values()].map(({ grip }) => grip)];
  }

  dispose(): void {
    for (const glass of this.all.values()) glass.dispose();
    for (const place of this.#places.values()) place.dispose();
    for (const name of this.#names) {
      name.material.map?.dispose();
      name.material.dispose();
    }
    for (const { geometry } of this.#foot) geometry.dispose();
    this.#parts.dispose();
  }

  /** A foot with a branch for each main board. */
  #stand(): void {
    const { mains } = this.#layout;
    const { metal, base } = this.materials;
    const low = mains[0];
    if (!low) return;
    const floor = low.at.y + FOOT.y;
    const { r } = FOOT;
    const pen = new Path().moveTo(0, 0).lineTo(r, 0);
    pen.lineTo(r, 0.05).quadraticCurveTo(r, 0.09, r - 0.08, 0.1);
    pen.bezierCurveTo(0.5, 0.13, 0.26, 0.2, 0.16, 0.4).lineTo(0, 0.36);
    const foot = new Mesh(new LatheGeometry(pen.getPoints(8), 48), base);
    foot.position.y = floor;
    this.#add(foot);
    for (const main of mains) {
      // Under the half of the board that has no other board below it.
      const z = main.at.z + (main === low ? -0.2 : -main.board.rows / 2 + 0.95);
      const top = new Vector3(main.at.x, main.at.y - THICK, z);
      const root = new Vector3(0, floor + 0.2, 0);
      const bend = new Vector3(main.at.x, (root.y + top.y) / (main === low ? 2 : 3.2), z);
      const branch = new QuadraticBezierCurve3(root, bend, top);
      this.#add(new Mesh(new TubeGeometry(branch, 20, 0.075, 12), metal));
      const cap = new Mesh(new CylinderGeometry(0.34, 0.075, 0.1, 24), metal);
      cap.position.set(top.x, top.y - 0.05, top.z);
      this.#add(cap);
    }
  }

  #add(mesh: Mesh): void {
    this.#foot.push(mesh);
    this.group.add(mesh);
  }
}

/** A short text that is always turned to the eye. */
function write(sprite: Sprite, text: string, colour: string, high: number): void {
  const canvas = document.createElement("canvas");
  canvas.width = 160;
  canvas.height = 64;
  const context = canvas.getContext("2d");
  if (!context) return;
  context.font = "700 50px system-ui, sans-serif";
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(text, 80, 34);
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  sprite.material.map?.dispose();
  sprite.material.map = map;
  sprite.material.side = FrontSide;
  sprite.material.needsUpdate = true;
  sprite.scale.set((high * 160) / 64, high, 1);
}
