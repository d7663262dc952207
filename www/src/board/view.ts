import type { Refusal } from "../generated/types/Refusal";
import type { Step } from "../generated/types/Step";
import { GameError } from "../game-error";
import { ART } from "../generated/art";
import { part } from "../loading/part";
import type * as Asked from "./overlays/on-request";
import type { CardTable } from "./parts/cards/cards";
import { Chooser } from "./overlays/chooser";
import { drawsCards } from "../game/draws-cards";
import type { Item } from "./core/dirty";
import { Drawing } from "./overlays/drawing";
import { Floats } from "./overlays/popover";
import { Grid, type CellState, type Command } from "./access/grid";
import type { Spot } from "./core/interaction";
import { cellLabels, resultText } from "./access/labels";
import type { Geometry } from "./core/geometry";
import type { Lens } from "./parts/levels/levels";
import type { Mirror, Source } from "./core/mirror";
import type { Annotation } from "../game/annotation";
import type { BoardHooks, BoardModel, BoardSettings } from "./core/model";
import { Announcer, spell, spellPhrase } from "./access/speech";
import { targets, type Node } from "./core/choices";
import { coordinateItems } from "./canvas/painters/coordinates";
import { textItems } from "./canvas/painters/texts";
import { woodItems } from "./canvas/painters/wood";
import { Surface } from "./canvas/surface";
import type { Theme } from "./canvas/theme";
import { picture, trayKey, Trays } from "./parts/trays/tray";
import { typeMove } from "./input/typed-move";
import { watchPlace } from "./canvas/watch-place";
import { watchTheme } from "./canvas/watch-theme";

/** A trie without ways. */
const NOTHING: Node = { next: new Map(), choice: null };

/** More cells than this are counted, and read out only when they are asked for. */
const MANY = 12;

/** Milliseconds in which a card is turned over. */
const FLIP = 250;

/**
 * A board on a page: the surface, the accessible grid over it, the trays beside it and
 * small popovers. `show` gives it a picture and the ways to click every action;
 * `hooks.choose` is called with the action that was clicked, typed or dragged.
 */
export class BoardView {
  readonly #hooks: BoardHooks;
  readonly #endings: readonly (() => void)[];
  #gridTimer = 0;
  readonly #root = element("board");
  /** What lies side by side or one below the other, as there is room. */
  readonly #ground = element("ground");
  readonly #near = element("trays near");
  readonly #far = element("trays far");
  readonly #commands = element("commands");
  readonly #surface: Surface;
  readonly #grid: Grid;
  readonly #trays: Trays;
  /** The decks, in a game of cards. */
  #cards: CardTable | null = null;
  readonly #floats = new Floats((event) => this.#choosing(event));
  readonly #chooser: Chooser;
  readonly #announcer = new Announcer();
  readonly #drawing = new Drawing(
    (notes) => {
      this.#surface.redraw();
      this.#hooks.annotated?.(notes);
    },
    () =>
      this.#ask(({ noteItems }) => {
        this.#drawing.paintWith(noteItems);
        this.#surface.redraw();
      }),
  );
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  /** Lights up the squares above each other, where boards lie above each other. */
  #lens: Lens | null = null;
  #mirror: Mirror | null = null;
  /** What is shown now is not seen coming. */
  #still = false;
  /** The last thing was chosen by keys: counts are offered as buttons too. */
  #keyed = false;

  constructor(host: HTMLElement, hooks: BoardHooks) {
    this.#hooks = hooks;
    host.append(this.#root);
    this.#root.addEventListener("keydown", (event) => this.#escape(event));
    this.#root.append(this.#ground);
    this.#ground.append(strip("far", this.#far));
    const surface = new Surface(this.#ground, {
      choose: (code, via) => hooks.choose(code, this.#keyed && via === "click" ? "key" : via),
      explain: (steps) => hooks.explain(steps),
      sight: (cell) => hooks.sight(cell),
      refused: (refusal, steps) => void this.#refused(refusal, steps),
      changed: () => this.#update(),
      arranged: (geometry) => this.#arranged(geometry),
      pressed: (cell) => {
        this.#keyed = false;
        this.#grid.follow(cell);
        this.#clear();
        this.takeFloats();
      },
      noteMenu: (cell) => this.#noteMenu(cell),
      stroke: (from, to, colour, done) => {
        const { geometry } = surface;
        if (geometry) this.#drawing.stroke(geometry, { from, to, colour }, done);
        surface.redraw();
      },
      // The first picture does not wait for letters.
      print: (geometry, theme, flight) => {
        const { model, options } = surface;
        const levels = this.#levels;
        const slides =
          model && levels && flight
            ? levels.slides(geometry, theme, model, flight, performance.now())
            : [];
        return [
          ...woodItems(geometry, theme),
          ...(model && levels ? levels.plates(geometry, theme, model) : []),
          ...this.#underlay(geometry, theme),
          ...(this.#grid.current && options.coordinates ? coordinateItems(geometry, theme) : []),
          ...slides,
        ];
      },
      overlay: (geometry, theme) => {
        const { model, options, own, reach } = surface;
        const tallies = (options.counts && model?.scene.tallies) || [];
        return [
          ...(hooks.checkItems?.(geometry, theme, model?.scene.marks ?? []) ?? []),
          ...this.#drawing.items(geometry, theme),
          ...textItems(geometry, theme, reach, tallies, own),
        ];
      },
    });
    this.#surface = surface;
    this.#endings = [watchTheme(() => surface.retheme()), watchPlace(() => surface.moved())];
    this.#grid = new Grid({
      activate: (cell) => this.#activate({ at: "cell", cell, lift: surface.height(cell) || null }),
      command: (command, cell) => this.#command(command, cell),
      focused: (cell) => {
        surface.focusOn(cell);
        this.#mirror?.focusOn(cell);
      },
      // A piece of one's own is chosen by the space bar too; anywhere else it turns a card.
      space: (cell, byKey) =>
        !(byKey && surface.state.root.next.has(`c${cell}`)) && this.drawCard(),
      climb: (cell, by) => {
        const { geometry, model } = surface;
        return (geometry && model && this.#levels?.climb(geometry, model, cell, by)) ?? null;
      },
      taken: (key) => this.#hooks.taken?.(key) ?? false,
      get letters() {
        return surface.options.letters;
      },
    });
    this.#chooser = new Chooser(
      this.#floats,
      hooks.words,
      (step) => {
        surface.dispatch({ type: "mean", step });
        if (this.#goesOn) this.#tellMoves(surface.state.node);
      },
      () => this.#grid.focus(),
    );
    this.#trays = new Trays({
      words: hooks.words,
      pieces: () => surface.options.pieces,
      activate: (tray, kind) => this.#activate({ at: "tray", tray, kind }),
    });
    surface.fit.append(this.#grid.element, this.#floats.element);
    this.#ground.append(strip("near", this.#near), this.#commands);
    this.#root.append(this.#announcer.element);
  }

  #underlay(geometry: Geometry, theme: Theme): Item[] {
    const { model, state } = this.#surface;
    const { root, path } = state;
    if (!model || !this.#cards) return [];
    return this.#cards.underlay(geometry, theme, model, path.length ? NOTHING : root);
  }

  /** What is known of boards above each other, in a game that has them. */
  get #levels() {
    return this.#surface.model?.layout.camera === "levels" ? this.#hooks.Levels : undefined;
  }

  /** Where the board is painted. */
  get stage(): HTMLElement {
    return this.#surface.stage;
  }

  /** Exactly as large as the board: what is put in here lies over it. */
  get fit(): HTMLElement {
    return this.#surface.fit;
  }

  /** The side at the bottom. */
  get bottom(): number {
    return this.#surface.options.bottom;
  }

  /** Which pictures are on tiles. */
  get pieces(): string {
    return this.#surface.options.pieces;
  }

  get annotations(): readonly Annotation[] {
    return this.#drawing.notes;
  }

  /** Shows a position; with `animate`, what moved is seen moving. */
  show(model: BoardModel, change: { readonly animate: boolean } = { animate: true }): void {
    const old = this.#surface.model;
    const trays = JSON.stringify(model.layout.trays);
    if (!old || JSON.stringify(old.layout.trays) !== trays) this.#buildTrays(model);
    const { Levels } = this.#hooks;
    if (Levels && model.layout.camera === "levels") {
      this.#lens ??= new Levels.Lens(this.fit, (cell) => this.#mirror?.light(cell));
    }
    const { tokens } = model.scene;
    if (old && JSON.stringify(old.scene.tokens) !== JSON.stringify(tokens)) this.#drawing.point([]);
    this.#still = !old || !change.animate;
    this.#surface.show(model, change.animate);
    this.#still = false;
    // What is there from the beginning is no news.
    const begins = !old || old.scene.phase === "loading";
    if (!begins && heard(old) !== heard(model)) this.#announce(model);
  }

  settings(changed: Partial<BoardSettings>): void {
    const { bottom, pieces } = this.#surface.options;
    this.#surface.settings(changed);
    const { model, options } = this.#surface;
    if (model && (bottom !== options.bottom || pieces !== options.pieces)) this.#buildTrays(model);
    this.#update();
  }

  /** Shows the same board in another picture as well, until that is destroyed or replaced. */
  reflect(make: ((source: Source) => Mirror | null) | null): void {
    this.#mirror?.destroy();
    this.takeFloats();
    const surface = this.#surface;
    this.#mirror =
      make?.({
        words: this.#hooks.words,
        get model() {
          return surface.model?.solid ?? surface.model;
        },
        get state() {
          return surface.state;
        },
        get reach() {
          return surface.reach;
        },
        get own() {
          return surface.own;
        },
        get options() {
          return surface.options;
        },
        floats: this.#floats.element,
        dispatch: (event) => surface.dispatch(event),
        hover: (cell) => this.#lens?.light(cell),
        pressed: () => {
          this.#keyed = false;
          this.#clear();
        },
      }) ?? null;
    this.#mirror?.update(true);
  }

  /** Answers appear here from now on, and no longer in another picture. */
  takeFloats(): void {
    const { fit } = this.#surface;
    const { element } = this.#floats;
    if (element.parentNode !== fit) fit.append(element);
  }

  /** Sets the arrows and circles without telling the host. */
  annotate(notes: readonly Annotation[]): void {
    this.#drawing.set(notes);
    this.#surface.redraw();
  }

  /** Sets what the program points out until the position changes. */
  point(hints: readonly Annotation[]): void {
    this.#drawing.point(hints);
    this.#surface.redraw();
  }

  /** A press wipes drawings; one that may move something hides them while it is chosen. */
  #clear(): void {
    const { aim } = this.#surface.state.press ?? {};
    if (aim !== "origin" && aim !== "target") this.#drawing.wipe();
    else if (this.#drawing.hide(true)) this.#surface.redraw();
  }

  /** Takes back what is half chosen. */
  cancel(): void {
    this.#surface.dispatch({ type: "cancel" });
  }

  /** Shows on the board why something cannot be done. */
  refuse(refusal: Refusal, steps: readonly Step[] = []): void {
    this.#surface.refuse(refusal, steps);
  }

  /** Says something to screen readers. */
  say(text: string, urgent = false): void {
    this.#announcer.say(text, urgent);
  }

  /** Puts the focus of the keyboard on a cell. */
  focus(cell?: string): void {
    this.#grid.focus(cell);
  }

  /** Reads the colours again. */
  retheme(): void {
    this.#surface.retheme();
  }

  destroy(): void {
    clearTimeout(this.#gridTimer);
    for (const end of this.#endings) end();
    this.#mirror?.destroy();
    this.#lens?.destroy();
    this.#floats.clear();
    this.#surface.destroy();
    this.#root.remove();
  }

  #buildTrays(model: BoardModel): void {
    const { layout } = model;
    const cards = drawsCards(layout);
    this.#ground.classList.toggle("dealt", cards);
    const { Cards } = this.#hooks;
    if (!cards) this.#cards?.remove();
    if (!cards) this.#cards = null;
    else if (Cards && !this.#cards) this.#dealCards(Cards);
    // The card table shows all trays of its game.
    const trays = cards ? [] : layout.trays;
    this.#trays.build(trays, this.#surface.options.bottom, this.#near, this.#far);
  }

  #dealCards(Cards: typeof CardTable): void {
    const cards = new Cards({
      words: this.#hooks.words,
      activate: (tray, kind) => this.#activate({ at: "tray", tray, kind }),
      mean: (step) => this.#surface.dispatch({ type: "mean", step }),
      stepName: (id) => this.#stepName(id),
      leave: () => this.#grid.focus(),
    });
    this.#cards = cards;
    this.#surface.stage.before(cards.far);
    this.#surface.stage.after(cards.dock, cards.near);
  }

  /** Asks for a card, where one may be drawn; whether it was so. */
  drawCard(): boolean {
    const { root, path, press } = this.#surface.state;
    if (press || (path.length && !("command" in (path[0] ?? {})))) return false;
    if (!root.next.has("xdraw")) return false;
    this.#surface.dispatch({ type: "mean", step: { command: "draw" } });
    if (this.#surface.state.node.choice) {
      this.#announcer.say(this.#hooks.words.text("board-confirm"));
    }
    return true;
  }

  #arranged(geometry: Geometry): void {
    if (this.#grid.current) return this.#buildGrid(geometry);
    // The first picture of a board waits for nothing else.
    clearTimeout(this.#gridTimer);
    this.#gridTimer = window.setTimeout(() => {
      if (this.#surface.geometry) this.#buildGrid(this.#surface.geometry);
      this.#surface.redraw();
      this.#update();
    });
  }

  #buildGrid(geometry: Geometry): void {
    const { words } = this.#hooks;
    const game = words.text(`${this.#surface.model?.game ?? ""}-name`);
    const label = words.text("board-grid", { game });
    const nameOf = (board: string | null) => {
      if (board === null) return label;
      const name = this.#levels?.sheetName(words, board) ?? board;
      return `${label}, ${name}`;
    };
    // Of a mere picture the table of contents of a page says nothing.
    const headed = this.#surface.options.annotate;
    // Only a page with a list of keys answers.
    const listed = this.#hooks.taken?.("?") ? [words.text("board-hint-keys")] : [];
    const hint = [words.text("board-hint"), ...listed].join(" ");
    this.#grid.build(geometry, nameOf, { hint, headed });
  }

  #refusal: Refusal | null = null;

  async #refused(refusal: Refusal | null, steps: readonly Step[]): Promise<void> {
    this.#refusal = refusal;
    this.#mirror?.refuse(refusal);
    if (!refusal) return this.#floats.clear();
    await this.#hooks.reasons?.(refusal.phrase.code);
    // By then it may be forgotten.
    if (this.#refusal !== refusal) return;
    const { geometry, options } = this.#surface;
    const { words } = this.#hooks;
    const cell = steps.flatMap((step) => ("cell" in step ? [step.cell] : [])).at(-1);
    if (geometry) {
      const near = cell ?? refusal.cells[0] ?? "";
      const text = words.phrase(refusal.phrase);
      this.#floats.bubble(geometry, near, text, () => this.#surface.calmDown());
    }
    this.#announcer.say(words.phrase(spellPhrase(refusal.phrase, options.spelling)), true);
    this.#hooks.refused?.(refusal);
  }

  #activate(spot: Spot): void {
    this.#keyed = true;
    this.#surface.calmDown();
    this.#surface.dispatch({ type: "activate", spot });
    this.#tellNext();
  }

  /** Says what can be done with what is chosen; where there is a choice, it takes the focus. */
  #tellNext(): void {
    const { node, path } = this.#surface.state;
    if (node.choice) return this.#announcer.say(this.#hooks.words.text("board-confirm"));
    if (!path.length) return;
    const choice = this.#chooser.take();
    const moves = this.#goesOn ? this.#movesOf(node) : "";
    this.#announcer.say([choice, moves].filter(Boolean).join(" ") || this.#movesOf(node));
  }

  /** Something is chosen, and there are cells that it can go to. */
  get #goesOn(): boolean {
    const { node, path } = this.#surface.state;
    return path.length > 0 && !node.choice && targets(node).size > 0;
  }

  /** Keys on a choice: numbers are counts; arrows go on over the board, where the way does. */
  #choosing(event: KeyboardEvent): void {
    const { key } = event;
    if (
      event.altKey ||
      event.ctrlKey ||
      event.metaKey ||
      event.target instanceof HTMLInputElement
    ) {
      return;
    }
    if (/^[1-9]$/.test(key)) {
      this.#command({ do: "count", count: Number(key) }, this.#grid.current);
      this.#grid.focus();
    } else if (!key.startsWith("Arrow")) return;
    else if (this.#goesOn) this.#grid.walk(key);
    else this.#floats.walk(key === "ArrowRight" || key === "ArrowDown" ? 1 : -1);
    event.preventDefault();
    event.stopPropagation();
  }

  /** Brings everything that is not painted up to date with the state. */
  #update(): void {
    const { model, geometry, state } = this.#surface;
    this.#mirror?.update(this.#still);
    if (!state.path.length && !state.press && this.#drawing.hide(false)) this.#surface.redraw();
    if (!model || !geometry || !this.#grid.current) return;
    const { path, root } = state;
    this.#label(model, geometry);
    const [first] = path;
    const open = [...root.next.values()].flatMap(({ step }) =>
      "tray" in step ? [trayKey(step.tray.tray, step.tray.kind)] : [],
    );
    const taken = first && "tray" in first ? trayKey(first.tray.tray, first.tray.kind) : null;
    if (this.#cards) {
      const { bottom, speed } = this.#surface.options;
      const flip = this.#still || !speed || this.#calm.matches ? 0 : FLIP;
      this.#cards.update(model, bottom, { root, taken, flip });
      this.#surface.redraw();
    } else {
      this.#trays.update(model.layout.trays, model.scene.trays, { open: new Set(open), taken });
      this.#showCommands(root);
    }
    this.#showChooser();
  }

  /** Brings the cells of the grid up to date. */
  #label(model: BoardModel, geometry: Geometry): void {
    const { state, options } = this.#surface;
    const { node, path, root } = state;
    const reach = path.length ? targets(node) : new Map<string, string | null>();
    const labels = cellLabels(
      this.#hooks.words,
      model.scene,
      geometry.cells.keys(),
      reach,
      options.spelling,
    );
    const states = new Map<string, CellState>();
    for (const [cell, label] of labels) {
      states.set(cell, {
        label,
        selected: path.some((step) => "cell" in step && step.cell === cell),
        disabled: !reach.has(cell) && !root.next.has(`c${cell}`),
      });
    }
    this.#grid.update(states);
  }

  #showCommands(root: Node): void {
    const steps = [...root.next.values()].map((edge) => edge.step);
    const buttons = steps.flatMap((step) => {
      // A throw has a picture of its own; a page may have a place for all commands.
      if (!("command" in step) || step.command === "throw") return [];
      if (!this.#surface.options.commands) return [];
      const button = this.#commandButton(step.command);
      button.addEventListener("click", () => this.#surface.dispatch({ type: "mean", step }));
      return [button];
    });
    if (buttons.length || this.#commands.childElementCount)
      this.#commands.replaceChildren(...buttons);
  }

  /** A promotion shows its piece; what has a short name is read aloud by its long one. */
  #commandButton(command: string): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    const name = this.#stepName(command);
    const piece = /^become-(.+)/.exec(command)?.[1] ?? "";
    const { words } = this.#hooks;
    const short = `${this.#surface.model?.game ?? ""}-step-${command}.short`;
    if (piece in ART) button.append(picture(piece, this.#surface.model?.scene.turn.side ?? 0));
    else button.textContent = words.has(short) ? words.text(short) : name;
    if (button.textContent !== name) {
      button.setAttribute("aria-label", name);
      button.title = name;
    }
    return button;
  }

  #stepName(id: string): string {
    return this.#hooks.words.text(`${this.#surface.model?.game ?? ""}-step-${id}`);
  }

  #showChooser(): void {
    const { model, geometry, touched, state, options } = this.#surface;
    const moment = { pieces: options.pieces, cards: !!this.#cards, offers: touched || this.#keyed };
    this.#chooser.show(model && geometry ? { model, geometry, state, ...moment } : null);
  }

  // Keys

  /** Escape takes back what is half chosen, wherever the focus is; else it is the page's. */
  #escape(event: KeyboardEvent): void {
    const { path, press } = this.#surface.state;
    const open = path.length || press || this.#floats.element.childElementCount;
    if (event.key !== "Escape" || !open) return;
    event.preventDefault();
    event.stopPropagation();
    const held = this.#floats.focused;
    if (held && this.#goesOn) {
      // From a choice that may be left open, back to the cell with what is chosen there.
      this.#grid.focus();
      this.#showChooser();
      return this.#tellMoves(this.#surface.state.node);
    }
    this.#surface.calmDown();
    this.cancel();
    if (held) this.#grid.focus();
  }

  #command(command: Command, cell: string): void {
    const model = this.#surface.model;
    const { words } = this.#hooks;
    if (!model) return;
    const { spelling } = this.#surface.options;
    switch (command.do) {
      case "count": {
        const { path, node } = this.#surface.state;
        this.#keyed = true;
        this.#surface.dispatch({ type: "mean", step: { count: command.count } });
        const { state } = this.#surface;
        if (path !== state.path && node !== state.node) {
          this.#announcer.say(words.text("board-take", { count: command.count }));
        }
        return;
      }
      case "last":
        return this.#announce(model);
      case "opponent":
        return this.#announcer.say(this.#hooks.status?.() ?? words.phrase(model.scene.prompt));
      case "pieces":
        return void this.#ask(({ listPieces }) =>
          this.#announcer.say(listPieces(words, model.scene, spelling)),
        );
      case "moves": {
        const own = this.#surface.state.root.next.get(`c${cell}`);
        const { path, node } = this.#surface.state;
        return this.#tellMoves(path.length ? node : own?.node, true);
      }
      case "threats":
        return void this.#ask((asked, at) => this.#tellThreats(asked, at, model));
      case "column":
        return this.#tellColumn(cell);
      case "walk":
        return void this.#ask((asked, at) => this.#walk(asked, at, command.by));
      case "help":
        return this.#hooks.help?.();
      case "type":
        if (!this.#hooks.playText) return;
        typeMove(this.#floats.element, words, command.text, {
          play: async (text) => (await this.#hooks.playText?.(text)) ?? null,
          failed: (reason) => this.#announcer.say(reason, true),
          done: () => this.#grid.focus(),
        });
    }
  }

  #tellMoves(node: Node | undefined, all = false): void {
    this.#announcer.say(this.#movesOf(node, all));
  }

  /** How many cells can be gone to, and which; where they are too many to be listened to, on request. */
  #movesOf(node: Node | undefined, all = false): string {
    const { words } = this.#hooks;
    const { spelling, letters } = this.#surface.options;
    const cells = node ? [...targets(node).keys()] : [];
    const count = cells.length;
    if (!count) return words.text("board-no-moves");
    if (count > MANY && !all)
      return words.text(letters ? "board-many" : "board-many-marked", { count });
    const spoken = cells.map((cell) => spell(cell, spelling)).join(", ");
    return words.text("board-moves", { count, cells: spoken });
  }

  /** Answers with what is loaded when somebody first asks; the cell is the one chosen by then. */
  async #ask(answer: (asked: typeof Asked, cell: string) => void): Promise<void> {
    try {
      answer(await part(() => import("./overlays/on-request")), this.#grid.current);
    } catch (thrown) {
      const { geometry } = this.#surface;
      const text = this.#hooks.words.problem(GameError.from(thrown).problem);
      if (geometry) this.#floats.bubble(geometry, this.#grid.current, text, () => {});
      this.#announcer.say(text, true);
    }
  }

  #tellThreats({ tellThreats }: typeof Asked, cell: string, { scene }: BoardModel): void {
    const rays = this.#hooks.sight(cell);
    const { spelling } = this.#surface.options;
    this.#announcer.say(tellThreats(this.#hooks.words, scene, cell, rays, spelling));
    if (rays.length) this.#surface.showSight(cell);
  }

  /** What stands on the squares above each other, from the lowest. */
  #tellColumn(cell: string): void {
    const { geometry, model, options } = this.#surface;
    if (!geometry || !model || !this.#levels) return;
    const cells = this.#levels.column(geometry, model, cell);
    const labels = cellLabels(this.#hooks.words, model.scene, cells, new Map(), options.spelling);
    this.#announcer.say([...labels.values()].join("; "));
  }

  /** To the next or previous cell with something of one's own that can be moved. */
  #walk({ nextOf }: typeof Asked, cell: string, by: 1 | -1): void {
    const cells = [...(this.#surface.geometry?.cells.keys() ?? [])].filter(
      (id) => this.#surface.height(id) && this.#surface.state.root.next.has(`c${id}`),
    );
    const next = nextOf(cells, cell, by);
    if (next === undefined) this.#announcer.say(this.#hooks.words.text("board-no-moves"));
    else this.#grid.focus(next);
  }

  #announce(model: BoardModel): void {
    const { words } = this.#hooks;
    const news = model.news
      .map((phrase) => words.phrase(spellPhrase(phrase, this.#surface.options.spelling)))
      .concat(model.scene.notes.map((note) => words.phrase(note)))
      .join(" ");
    this.#announcer.say(news || words.text("board-start"));
    if (model.scene.result)
      this.#announcer.say(resultText(words, model.game, model.scene.result), true);
  }

  #noteMenu(cell: string): void {
    const { geometry } = this.#surface;
    if (!geometry) return;
    const { words } = this.#hooks;
    void this.#ask(({ noteButtons }) => {
      this.takeFloats();
      const circle = (colour: number) => {
        this.#floats.clear();
        this.#drawing.toggle({ from: cell, to: cell, colour });
      };
      const wipe = () => {
        this.#floats.clear();
        this.#drawing.wipe();
      };
      const buttons = noteButtons(words, circle, wipe);
      this.#floats.choose(geometry, cell, words.text("board-note"), [], buttons);
    });
  }
}

/** What a person who does not see the board has to be told when it changes. */
function heard({ news, scene }: BoardModel): string {
  return JSON.stringify([news, scene.result]);
}

/** Trays of a player, with room for what the page puts into the slot: a name, a clock. */
function strip(name: string, trays: HTMLElement): HTMLElement {
  const made = element(`strip ${name}`);
  const slot = document.createElement("slot");
  slot.name = name;
  made.append(slot, trays);
  return made;
}

function element(name: string): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  return made;
}
