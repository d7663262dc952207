import { ART_GRID, ART_LINE_WEIGHT } from "../../../generated/art";
import { CARDS } from "../../../generated/cards";
import type { Layout } from "../../../generated/types/Layout";
import type { TrayItem } from "../../../generated/types/TrayItem";
import { sideName } from "../../../i18n/sides";
import { pieceOf } from "../../../game/cards";
import type { Item } from "../../core/dirty";
import { availableItems } from "./available-actions";
import type { BoardModel } from "../../core/model";
import { type ChoiceNode, trayKey } from "../../core/choices";
import { setsOf } from "../../core/taste";
import type { BoardPart, Frame, PartHost } from "../../canvas/part";
import { path, picture } from "../../canvas/svg";

/** Milliseconds in which a card is turned over. */
const FLIP = 250;

/** A path of the trie that leads nowhere. */
const NOTHING: ChoiceNode = { next: new Map(), choice: null };

/** The tone of the squares that a bishop's card names. */
const toneOf = (kind: string): string | null => /^(light|dark)-/.exec(kind)?.[1] ?? null;

/**
 * The decks of a card game beside its board: for each side a pile, what is left in it and
 * the pieces for promotion; between them the card that was turned over, or the button
 * that turns one.
 */
export class CardTable implements BoardPart {
  readonly #far = box("deal far");
  readonly #near = box("deal near");
  readonly #dock = box("dock");
  readonly #host: PartHost;
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #shown = new Map<HTMLElement, string>();
  /** The card in view, so that only a new one is turned over. */
  #card = "";
  #pointer = false;

  constructor(host: PartHost) {
    this.#host = host;
    this.#dock.setAttribute("role", "group");
    for (const part of [this.#far, this.#near, this.#dock]) {
      if (part !== this.#dock) part.setAttribute("role", "group");
      part.addEventListener("pointerdown", () => (this.#pointer = true));
      part.addEventListener("click", (event) => this.#click(event));
    }
    const { stage } = host;
    stage.parentElement?.classList.add("dealt");
    stage.before(this.#far);
    stage.after(this.#dock, this.#near);
  }

  dispose(): void {
    this.#host.stage.parentElement?.classList.remove("dealt");
    for (const part of [this.#far, this.#near, this.#dock]) part.remove();
  }

  /** The decks take room: without them the board would be another size. */
  show(): void {
    const { model, settings, chosen } = this.#host.board;
    if (!model) return;
    this.#deal(this.#near, model, settings.bottom, chosen.root);
    this.#deal(this.#far, model, 1 - settings.bottom, chosen.root);
  }

  update(still: boolean): void {
    const { model, settings, chosen } = this.#host.board;
    if (!model) return;
    this.show();
    const { root, path } = chosen;
    this.#fillDock(model, root, still || !settings.speed || this.#calm.matches ? 0 : FLIP);
    const [first] = path;
    const taken = first && "tray" in first ? trayKey(first.tray.tray, first.tray.kind) : null;
    for (const part of [this.#far, this.#near, this.#dock]) {
      for (const button of part.querySelectorAll<HTMLElement>("[data-tray]")) {
        const { tray = "", kind = "" } = button.dataset;
        const key = trayKey(tray, kind);
        const open = root.next.has(`t${key}`);
        button.setAttribute("aria-disabled", String(!open));
        if (taken === key) button.setAttribute("aria-pressed", "true");
        else button.removeAttribute("aria-pressed");
      }
    }
    this.#host.redraw();
  }

  get #sets(): string {
    return setsOf(this.#host.board.settings);
  }

  /** Asks for a card, where one may be drawn. */
  space(): boolean {
    const { board, words, say } = this.#host;
    const { root, path, press } = board.chosen;
    if (press || (path.length && !("command" in (path[0] ?? {})))) return false;
    if (!root.next.has("xdraw")) return false;
    board.dispatch({ type: "mean", step: { command: "draw" } });
    if (board.chosen.node.choice) say(words.text("board-confirm"));
    return true;
  }

  /** Every command stands beside the cards. */
  offers(): boolean {
    return true;
  }

  /** Promoted pieces are blue. */
  optionStyle(option: string): string {
    return option === "pawn" ? "" : "blue";
  }

  /** What could be done, as long as nothing is chosen yet and the game goes on. */
  under({ geometry, theme, model }: Frame): Item[] {
    const { chosen } = this.#host.board;
    const root = chosen.path.length || model.scene.result ? NOTHING : chosen.root;
    const cells = [...root.next.values()].flatMap(({ step, node }) =>
      "cell" in step ? [{ cell: step.cell, whole: !!node.choice }] : [],
    );
    const of = (whole: boolean) =>
      cells.filter((one) => one.whole === whole).map(({ cell }) => cell);
    const movable = root.next.has("xdraw") ? of(false) : [];
    return availableItems(geometry, theme, model.scene.marks, { movable, free: of(true) });
  }

  /** Pointers have been dealt with by the board; this is a key, a switch or a script. */
  #click(event: MouseEvent): void {
    const target = event.target instanceof Element ? event.target : null;
    const { tray, kind } = target?.closest<HTMLElement>("[data-tray]")?.dataset ?? {};
    if (tray && kind && !this.#pointer) this.#host.activate({ at: "tray", tray, kind });
    this.#pointer = false;
  }

  /** Fills a part anew where what it shows has changed. */
  #renew(part: HTMLElement, key: unknown, make: () => readonly Node[]): boolean {
    const text = JSON.stringify(key);
    if (this.#shown.get(part) === text) return false;
    this.#shown.set(part, text);
    part.replaceChildren(...make());
    return true;
  }

  #deal(part: HTMLElement, model: BoardModel, side: number, root: ChoiceNode): void {
    const { words } = this.#host;
    const who = { side: sideName(side) };
    const deck = trayOf(model, "deck", side);
    const blue = trayOf(model, "reserve", side);
    if (!deck) return;
    const count = deck.items.reduce((sum, item) => sum + item.count, 0);
    const open = root.next.has(`t${trayKey(deck.id, "back")}`);
    // A deck asks to be drawn from where one could also move.
    part.classList.toggle("calls", open);
    this.#renew(part, [side, deck, blue, words.language, this.#sets], () => {
      part.setAttribute("aria-label", words.text("board-cards", who));
      const pile = button("pile");
      pile.dataset["tray"] = deck.id;
      pile.dataset["kind"] = "back";
      pile.style.setProperty("--bg-count", String(count));
      pile.setAttribute("aria-label", words.text("board-cards-pile", { ...who, count }));
      if (count) pile.append(box("edge"), back(), text("span", "count", String(count)));
      const name = (item: TrayItem) =>
        words.text(`board-card-${item.kind}`, { count: Math.max(1, item.count) });
      const there = (items: readonly TrayItem[]) =>
        items
          .filter((item) => item.count)
          .map(name)
          .join(", ");
      const kinds = box("kinds");
      kinds.setAttribute("role", "img");
      kinds.setAttribute(
        "aria-label",
        count
          ? words.text("board-cards-left", { cards: there(deck.items) })
          : words.text("board-cards-none"),
      );
      kinds.append(
        ...deck.items.map((item) => {
          const kind = box(item.count ? "kind" : "kind gone");
          kind.title = name(item);
          const left = box("count");
          left.textContent = String(item.count);
          kind.append(mini(item.kind, side, this.#sets), left);
          return kind;
        }),
      );
      const promotions = box("blues");
      const left = blue?.items ?? [];
      // Touched, they say what they are for.
      promotions.dataset["tray"] = blue?.id;
      promotions.dataset["kind"] = "blue";
      promotions.setAttribute("role", "img");
      promotions.setAttribute(
        "aria-label",
        left.some((item) => item.count)
          ? words.text("board-cards-blue", { pieces: there(left) })
          : words.text("board-cards-no-blue"),
      );
      promotions.append(
        ...left.map((item) => {
          const piece = box(item.count ? "blue" : "blue gone");
          piece.title = name(item);
          piece.append(picture(item.kind, side, this.#sets));
          return piece;
        }),
      );
      return [pile, kinds, promotions];
    });
  }

  /** What there is to do with cards now. */
  #fillDock(model: BoardModel, root: ChoiceNode, flip: number): void {
    const { words } = this.#host;
    const { scene, layout } = model;
    const { side } = scene.turn;
    const steps = [...root.next.values()].map((edge) => edge.step);
    const commands = steps.flatMap((step) => ("command" in step ? [step.command] : []));
    const kinds = scene.turn.kind !== "chance" ? [] : (trayOf(model, "deck", side)?.items ?? []);
    const offered = kinds.filter((item) =>
      root.next.has(`t${trayKey(trayIn(layout, "deck", side), item.kind)}`),
    );
    const turned = [0, 1].flatMap((owner) =>
      (trayOf(model, "card", owner)?.items ?? [])
        .filter((item) => item.count)
        .map((item) => ({ owner, kind: item.kind })),
    )[0];
    const notes = scene.notes.map((note) => words.phrase(note));
    // Not where the players ended the game.
    const failed = turned && /failed|unplaceable/.test(scene.result?.reason ?? "");
    const key = [offered, turned, failed, commands, notes, side, words.language, this.#sets];
    const focused = this.#dock.querySelector(":focus-visible") !== null;
    const fresh = this.#renew(this.#dock, key, () => {
      const parts: Node[] = [];
      this.#dock.className = `dock${failed ? " failed" : ""}${notes.length ? " tight" : ""}`;
      this.#dock.setAttribute("aria-label", words.text("board-cards-dock"));
      if (offered.length) {
        parts.push(text("p", "which", words.text("board-cards-which", { side: sideName(side) })));
        const grid = box("choice");
        grid.append(...offered.map((item) => this.#kindButton(item, layout, side)));
        parts.push(grid);
      } else if (turned) {
        const card = this.#turned(turned, layout);
        // Where a card is small, its name stands beside it.
        const name = text("p", "card-name", card.getAttribute("aria-label") ?? "");
        name.setAttribute("aria-hidden", "true");
        parts.push(card, ...(commands.length ? [] : [name]));
      }
      for (const command of commands) parts.push(this.#command(command));
      if (notes.length) {
        const list = document.createElement("ul");
        list.className = "odds";
        list.append(...notes.map((note) => text("li", "", note)));
        parts.push(list);
      }
      return parts;
    });
    const card = turned ? `${turned.owner} ${turned.kind}` : "";
    if (fresh && card && card !== this.#card && flip) this.#flip(turned?.owner ?? 0, flip);
    this.#card = card;
    if (!fresh || !focused) return;
    const choice = this.#dock.querySelector<HTMLElement>(".choice button");
    if (choice) choice.focus();
    else this.#host.focus();
  }

  #kindButton(item: TrayItem, layout: Layout, side: number): HTMLElement {
    const { words } = this.#host;
    const made = button("card face small");
    made.dataset["tray"] = trayIn(layout, "deck", side);
    made.dataset["kind"] = item.kind;
    const card = words.text(`board-card-${item.kind}`, { count: 1 });
    made.title = card;
    made.setAttribute("aria-label", words.text("board-cards-kind", { card, count: item.count }));
    const left = box("count");
    left.textContent = String(item.count);
    made.append(mini(item.kind, side, this.#sets), left);
    return made;
  }

  /** The card in view until it is used; it can be dragged to its square. */
  #turned({ owner, kind }: { owner: number; kind: string }, layout: Layout): HTMLElement {
    const { words } = this.#host;
    const name = words.text(`board-card-${kind}`, { count: 1 });
    const card = button("card turned");
    card.dataset["tray"] = trayIn(layout, "card", owner);
    card.dataset["kind"] = kind;
    card.setAttribute(
      "aria-label",
      words.text("board-cards-turned", { side: sideName(owner), card: name }),
    );
    const inside = box("flip");
    const face = box(`face s${owner}`);
    face.append(mini(kind, owner, this.#sets), text("span", "name", name));
    inside.append(face, back());
    card.append(inside);
    return card;
  }

  #command(command: string): HTMLElement {
    const draws = command === "draw";
    const made = button(draws ? "control turn" : "control");
    made.append(text("span", "", this.#host.stepName(command)));
    if (draws) {
      made.dataset["draw"] = "";
      made.append(text("kbd", "", this.#host.words.text("board-cards-space")));
      made.setAttribute("aria-keyshortcuts", "Space");
    }
    made.addEventListener("click", () =>
      this.#host.board.dispatch({ type: "mean", step: { command } }),
    );
    return made;
  }

  /** Turns the new card over on its way from the pile. */
  #flip(owner: number, time: number): void {
    const card = this.#dock.querySelector<HTMLElement>(".turned");
    const inside = card?.querySelector<HTMLElement>(".flip");
    const pile = this.#far.parentElement?.querySelector<HTMLElement>(`[data-tray="deck-${owner}"]`);
    if (!card || !inside || !pile) return;
    const [from, to] = [pile.getBoundingClientRect(), card.getBoundingClientRect()];
    const x = from.left + from.width / 2 - to.left - to.width / 2;
    const y = from.top + from.height / 2 - to.top - to.height / 2;
    const timing = { duration: time, easing: "cubic-bezier(0.3, 0.1, 0.3, 1)" };
    card.animate(
      [{ transform: `translate(${x}px,${y}px) scale(${from.width / to.width})` }, {}],
      timing,
    );
    inside.animate([{ transform: "rotateY(180deg)" }, {}], timing);
  }
}

function trayIn(layout: Layout, role: string, side: number): string {
  return layout.trays.find((tray) => tray.role === role && tray.side === side)?.id ?? "";
}

function trayOf({ layout, scene }: BoardModel, role: string, side: number) {
  const id = trayIn(layout, role, side);
  const items = scene.trays.find((tray) => tray.id === id)?.items ?? [];
  return id ? { id, items } : null;
}

/** A card's piece; a bishop stands on a square of its colour. */
function mini(kind: string, side: number, sets: string): HTMLElement {
  const tone = toneOf(kind);
  const made = box(tone ? `mini tile ${tone}` : "mini");
  made.append(picture(pieceOf(kind), side, sets));
  return made;
}

/** The back of a card: drops and rings on water. */
function back(): HTMLElement {
  const made = box("back");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  // A card is 5 by 7.
  const width = (ART_GRID * 5) / 7;
  svg.setAttribute("viewBox", `${(ART_GRID - width) / 2} 0 ${width} ${ART_GRID}`);
  svg.setAttribute("aria-hidden", "true");
  for (const { role, d } of CARDS["card-back"]) svg.append(path(role, d));
  svg.style.strokeWidth = String(ART_LINE_WEIGHT);
  made.append(svg);
  return made;
}

function box(name: string): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  return made;
}

function text(tag: string, name: string, content: string): HTMLElement {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.textContent = content;
  return made;
}

function button(name: string): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = name;
  return made;
}
