import type { CardMode, GameSession, Style } from "../../../src/engine/rules/session";
import type { Layout } from "../../../src/generated/types/Layout";
import type { MoveNode } from "../../../src/generated/types/MoveNode";
import type { MoveTree } from "../../../src/generated/types/MoveTree";
import type { ResultView } from "../../../src/generated/types/ResultView";
import type { Snapshot } from "../../../src/generated/types/Snapshot";

/**
 * A session of a toy game in which the codes "a" to "f" are always legal and "f" ends the
 * game; "=" asks chance, which answers with ":N". Enough to test what is built on sessions
 * without any rules.
 */
export class FakeSession implements GameSession {
  readonly #nodes = new Map<number, MoveNode>();
  readonly #tags: Record<string, string> = {};
  #roots: number[] = [];
  #cursor = 0;
  #next = 1;
  #ended: ResultView | null = null;
  #held: number | null = null;
  #removed: { readonly node: MoveNode; readonly at: number; readonly others: string } | null = null;
  freed = false;
  /** Chance has nothing to decide with. */
  stuck = false;
  levels = 8;
  parts: Layout["parts"] = ["cards"];
  #secret = "";

  info() {
    return { id: "toy", rulesVersion: 1, options: [], claims: false, agreement: true, forms: [] };
  }
  mix() {
    return null;
  }

  options() {
    return {};
  }
  opponents() {
    return this.levels;
  }
  layout() {
    return { boards: [], trays: [], parts: this.parts, kinds: [] };
  }

  snapshot(): Snapshot {
    const here = this.#nodes.get(this.#cursor);
    const over = here?.code === "f";
    const asked = here?.code === "=";
    const last = this.#mainEnd();
    const closed = over || (this.#ended !== null && here?.id === last && this.#held !== last);
    const result: ResultView | null = over ? { winner: here.side, reason: "f" } : null;
    const byRules = this.#nodes.get(last)?.code === "f" ? result : null;
    return {
      node: this.#cursor,
      ply: here?.ply ?? 0,
      scene: {
        placements: [],
        tokens: [],
        trays: [],
        marks: [],
        tallies: [],
        turn: {
          kind: over ? "over" : asked ? "chance" : "side",
          side: (here?.ply ?? 0) % 2,
          seat: 0,
          seats: 2,
        },
        phase: "play",
        prompt: { code: "toy-prompt", args: {} },
        notes: [],
        result,
      },
      choices: closed
        ? []
        : (asked ? [":K", ":N"] : [..."abcdef="]).map((code) => ({ code, ways: [], label: null })),
      news: [],
      canUndo: this.#cursor !== 0,
      canRedo: this.#cursor !== last && this.#childrenOf(this.#cursor).length > 0,
      atEnd: this.#cursor === last,
      gameResult: this.#ended ?? byRules,
      position: this.#line().join(""),
    };
  }

  moves(after: number, until: number, _style: Style): MoveTree {
    let from = this.#cursor;
    while ((this.#nodes.get(from)?.ply ?? 0) > after) from = this.#nodes.get(from)?.parent ?? 0;
    const nodes: MoveNode[] = [];
    const work = [...this.#childrenOf(from)];
    for (let id = work.shift(); id !== undefined; id = work.shift()) {
      const node = this.#nodes.get(id);
      if (!node || (node.ply > until && node.parent !== from)) continue;
      nodes.push(node);
      work.unshift(...node.children);
    }
    const comment = this.#nodes.get(from)?.comment ?? null;
    return { comment, children: [...this.#childrenOf(from)], end: this.#mainEnd(), nodes };
  }

  play(...codes: readonly string[]): Snapshot {
    for (const code of codes) {
      if (!/^([a-f=]|:[KN])$/.test(code))
        throw { code: "not-legal", args: { text: { text: code } }, at: null, message: "" };
      this.#play(code);
    }
    return this.snapshot();
  }

  #play(code: string): void {
    const siblings = this.#childrenOf(this.#cursor);
    const known = siblings.find((id) => this.#nodes.get(id)?.code === code);
    if (known !== undefined) {
      this.#cursor = known;
      return;
    }
    const id = this.#next++;
    const ply = (this.#nodes.get(this.#cursor)?.ply ?? 0) + 1;
    this.#nodes.set(id, {
      id,
      parent: this.#cursor,
      children: [],
      ply,
      number: Math.ceil(ply / 2),
      side: (ply - 1) % 2,
      code,
      text: code.toUpperCase(),
      glyphs: [],
      comment: null,
      chance: code.startsWith(":"),
      implied: false,
      spent: null,
    });
    this.#setChildren(this.#cursor, [...siblings, id]);
    this.#cursor = id;
  }

  playText(text: string): Snapshot {
    return this.play(text.toLowerCase());
  }
  draw(): Snapshot {
    if (this.stuck) throw { code: "cards-secret-needed", args: {}, at: null, message: "" };
    if (this.#secret && !this.#onMainLine())
      throw { code: "cards-variation", args: {}, at: null, message: "" };
    return this.play(":N");
  }

  cards(mode: CardMode | "", secret: string) {
    if (mode) this.#tags["Cards"] = mode;
    if ((mode || this.#tags["Cards"]) === "provable") this.#secret = secret || "fresh";
    return this.tags();
  }
  cardsSecret(): string {
    return this.#secret;
  }
  cardsPledge(): string {
    return this.#secret && `pledge of ${this.#secret}`;
  }
  cardsWord(text: string) {
    if (this.#next > 1) throw { code: "cards-word-too-late", args: {}, at: null, message: "" };
    if (text) this.#tags["CardsWord"] = text;
    else delete this.#tags["CardsWord"];
    return this.tags();
  }
  revealCards() {
    this.#tags["CardsSecret"] = this.#secret;
    return this.tags();
  }
  verifyCards() {
    return { ok: true, draws: 0, problem: null, word: "", gaps: [] };
  }

  claims() {
    return [];
  }
  claim(): Snapshot {
    throw { code: "play-no-claim", args: { times: { number: 1 } }, at: null, message: "" };
  }

  undo(): Snapshot {
    if (this.#ended) this.#ended = null;
    else this.#cursor = this.#nodes.get(this.#cursor)?.parent ?? 0;
    return this.snapshot();
  }
  redo(): Snapshot {
    if (this.#cursor !== this.#mainEnd())
      this.#cursor = this.#childrenOf(this.#cursor)[0] ?? this.#cursor;
    return this.snapshot();
  }
  goTo(node: number): Snapshot {
    this.#cursor = node;
    return this.snapshot();
  }

  restore(): Snapshot {
    const removed = this.#removed;
    if (!removed) throw { code: "play-nothing-removed", args: {}, at: null, message: "" };
    const { node, at, others } = removed;
    this.#nodes.set(node.id, node);
    const there = this.#childrenOf(node.parent);
    const place = there.join() === others ? at : there.length;
    this.#setChildren(node.parent, there.toSpliced(place, 0, node.id));
    this.#removed = null;
    return this.snapshot();
  }
  promote(node: number, held = false): Snapshot {
    for (let at = this.#nodes.get(node)?.parent ?? 0; ; at = this.#nodes.get(at)?.parent ?? 0) {
      if (at === this.#held && at !== node) this.#held = null;
      if (at === 0) break;
    }
    for (let at = node; at !== 0; at = this.#nodes.get(at)?.parent ?? 0) {
      const parent = this.#nodes.get(at)?.parent ?? 0;
      const others = this.#childrenOf(parent).filter((id) => id !== at);
      this.#setChildren(parent, [at, ...others]);
    }
    if (held) this.#held = node;
    return this.snapshot();
  }
  remove(node: number): Snapshot {
    const parent = this.#nodes.get(node)?.parent ?? 0;
    const gone = this.#nodes.get(node);
    const inside = this.#leads(node);
    const [at, others] = [
      this.#childrenOf(parent).indexOf(node),
      this.#childrenOf(parent).filter((id) => id !== node),
    ];
    if (gone) this.#removed = { node: gone, at, others: others.join() };
    this.#setChildren(
      parent,
      this.#childrenOf(parent).filter((id) => id !== node),
    );
    this.#nodes.delete(node);
    if (node === this.#held) this.#held = null;
    if (inside) this.#cursor = parent;
    return this.snapshot();
  }
  comment(node: number, text: string): void {
    this.#change(node, { comment: text || null });
  }
  glyphs(node: number, glyphs: Uint8Array): void {
    this.#change(node, { glyphs: [...glyphs] });
  }
  times(node: number, spent: number): void {
    this.#change(node, { spent });
  }

  timeOut(side: number): Snapshot {
    this.#ended = { winner: 1 - side, reason: "time" };
    return this.snapshot();
  }
  resign(side: number): Snapshot {
    this.#ended = { winner: 1 - side, reason: "resignation" };
    return this.snapshot();
  }
  agreeDraw(): Snapshot {
    this.#ended = { winner: null, reason: "agreement" };
    return this.snapshot();
  }

  tags() {
    return { ...this.#tags };
  }
  setTag(name: string, value: string) {
    this.#tags[name] = value;
    return this.tags();
  }
  record(): string {
    return `toy ${this.#line().join(" ")}`;
  }
  explain() {
    return null;
  }
  sight() {
    return [];
  }
  free(): void {
    this.freed = true;
  }

  /** Another session of the same game, its cursor at the start. */
  copy(): FakeSession {
    const other = new FakeSession();
    for (const [id, node] of this.#nodes) other.#nodes.set(id, node);
    Object.assign(other.#tags, this.#tags);
    other.#held = this.#held;
    [other.#roots, other.#next, other.#ended] = [[...this.#roots], this.#next, this.#ended];
    return other;
  }

  mainEnd(): number {
    return this.#mainEnd();
  }

  #line(): string[] {
    const codes: string[] = [];
    for (let at = this.#nodes.get(this.#cursor); at; at = this.#nodes.get(at.parent))
      codes.unshift(at.code);
    return codes;
  }
  #leads(node: number): boolean {
    let at = this.#cursor;
    while (at !== 0 && at !== node) at = this.#nodes.get(at)?.parent ?? 0;
    return at === node;
  }
  #onMainLine(): boolean {
    let at = this.#cursor;
    const end = this.#nodes.get(this.#mainEnd())?.ply ?? 0;
    if ((this.#nodes.get(at)?.ply ?? 0) > end) return false;
    for (let node = this.#nodes.get(at); node; node = this.#nodes.get(at)) {
      if (this.#childrenOf(node.parent)[0] !== at) return false;
      at = node.parent;
    }
    return true;
  }
  #mainEnd(): number {
    let at = 0;
    for (let next = this.#roots[0]; next !== undefined; next = this.#childrenOf(next)[0]) {
      if (at === this.#held) break;
      at = next;
    }
    return at;
  }
  #childrenOf(node: number): readonly number[] {
    return node === 0 ? this.#roots : (this.#nodes.get(node)?.children ?? []);
  }
  #setChildren(node: number, children: number[]): void {
    if (node === 0) this.#roots = children;
    else this.#change(node, { children });
  }
  #change(node: number, change: Partial<MoveNode>): void {
    const known = this.#nodes.get(node);
    if (known) this.#nodes.set(node, { ...known, ...change });
  }
}

/** A toy game whose seats are its sides. */
export class FakeTable extends FakeSession {
  override snapshot() {
    const now = super.snapshot();
    const { turn } = now.scene;
    return { ...now, scene: { ...now.scene, turn: { ...turn, seat: turn.side } } };
  }
}
