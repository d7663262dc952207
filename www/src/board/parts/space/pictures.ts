import type { Words } from "../../../i18n/words";
import { part } from "../../../loading/part";
import type { BoardPart, PartHost } from "../../canvas/part";
import { LEVELS } from "../../core/model";
import type { Space } from "./space";
import type { Pose, Preset } from "./pose";
import { Remark } from "../../overlays/remark";

type Picture = (typeof LEVELS)[number];

/** So far beyond what is seen of the page a picture is taken up again. */
const MARGIN = "200px";

/** Where the camera can stand, in the order of the keys 1 to 4. */
const PRESETS: readonly Preset[] = ["white", "black", "side", "top"];

/**
 * Offers the plan, the view in space or both. What draws in space is loaded when it is first
 * asked for; where that cannot be, the plan is shown and the reason said.
 */
export class Pictures implements BoardPart {
  /** Those whose picture the graphics card let go, in that order. */
  static readonly #waiting = new Set<Pictures>();
  readonly #board: PartHost;
  readonly #words: Words;
  /** The element that the page knows: it says what is shown. */
  readonly #element: HTMLElement;
  /** Round the plan and the view in space. */
  readonly #frame = document.createElement("div");
  readonly #switch = document.createElement("div");
  readonly #fault: Remark;
  readonly #room = document.createElement("div");
  readonly #looks = document.createElement("div");
  readonly #forced = matchMedia("(forced-colors: active)");
  readonly #ending = new AbortController();
  readonly #sight: IntersectionObserver;
  #space: Space | null = null;
  #opening: Promise<Space | null> | null = null;
  #asked: Picture = "flat";
  #wanted: Picture = "flat";
  #shown: Picture = "flat";

  constructor(board: PartHost) {
    const { words, stage, far } = board;
    this.#board = board;
    this.#words = words;
    this.#element = (stage.getRootNode() as ShadowRoot).host as HTMLElement;
    this.#frame.className = "pictures";
    this.#switch.className = "segments picture-switch";
    this.#switch.setAttribute("role", "group");
    this.#switch.setAttribute("aria-label", words.text("space-pictures"));
    for (const picture of LEVELS) {
      const button = this.#button(`space-picture-${picture}`);
      button.dataset["picture"] = picture;
      button.addEventListener("click", async () => {
        await this.#choose(picture);
        if (this.#shown !== picture) return;
        const detail = { levels: picture };
        const told = new CustomEvent("bg-levels", { detail, bubbles: true, composed: true });
        this.#element.dispatchEvent(told);
      });
      this.#switch.append(button);
    }
    this.#fault = new Remark(words.text("space-close"));
    this.#room.className = "space";
    this.#looks.className = "segments looks";
    this.#looks.setAttribute("role", "group");
    this.#looks.setAttribute("aria-label", words.text("space-looks"));
    for (const [at, preset] of PRESETS.entries()) {
      const button = this.#button(`space-look-${preset}`);
      button.title = words.text("space-key", { key: at + 1 });
      button.setAttribute("aria-keyshortcuts", String(at + 1));
      button.addEventListener("click", () => this.#space?.look(preset));
      this.#looks.append(button);
    }
    stage.before(this.#frame);
    this.#frame.append(stage, this.#fault.element);
    far.parentElement?.append(this.#switch);
    const options = { signal: this.#ending.signal, capture: true };
    this.#frame.addEventListener("keydown", (event) => this.#key(event), options);
    this.#frame.addEventListener("pointerdown", (event) => this.#fault.passBy(event), options);
    this.#sight = new IntersectionObserver((entries) => this.#seen(entries), {
      rootMargin: MARGIN,
    });
    this.#sight.observe(this.#frame);
    this.#forced.addEventListener("change", () => void this.#choose(this.#wanted), options);
    this.#apply("flat");
  }

  /** What the page or the attributes ask for; what a person chose here holds until that changes. */
  show(): void {
    const { model, settings } = this.#board.board;
    // An empty board, whose game is not there yet, has nothing to show in space.
    if (!model || model.scene.phase === "loading" || settings.levels === this.#asked) return;
    this.#asked = settings.levels;
    void this.#choose(settings.levels, !this.#space);
  }

  /** With `reserved`, its room is there at once: nothing moves when it comes. */
  async #choose(picture: Picture, reserved = false): Promise<void> {
    if (this.#ending.signal.aborted) return;
    this.#wanted = picture;
    // Colours that a person needs are those of the plan alone.
    const shown = this.#forced.matches ? "flat" : picture;
    if (shown === "flat" || shown === this.#shown) {
      this.#fault.say("");
      return this.#apply(shown);
    }
    this.#fault.say("");
    Pictures.#waiting.delete(this);
    if (this.#space?.lost) this.#drop();
    if (reserved) {
      this.#frame.append(this.#room);
      this.#apply(shown);
    }
    const space = await this.#open();
    this.#room.remove();
    if (this.#ending.signal.aborted || this.#wanted !== picture) return;
    if (space?.lost) return this.#lost();
    this.#apply(space ? shown : "flat");
    if (shown === "space") space?.takePopover();
    space?.update(true);
  }

  dispose(): void {
    this.#ending.abort();
    this.#sight.disconnect();
    this.#board.reflect(null);
    this.#freed();
    this.#frame.replaceWith(this.#board.stage);
    this.#switch.remove();
    delete this.#element.dataset["shown"];
  }

  #open(): Promise<Space | null> {
    this.#opening ??= this.#load().then((space) => {
      // Another time it may go better.
      if (!space) this.#opening = null;
      return space;
    });
    return this.#opening;
  }

  async #load(): Promise<Space | null> {
    this.#frame.setAttribute("aria-busy", "true");
    try {
      const { Space, sheet } = await part(() => import("./space"));
      if (this.#ending.signal.aborted) return null;
      this.#board.wear(sheet);
      const lender = { lost: () => this.#lost(), returned: () => void this.#choose(this.#wanted) };
      this.#board.reflect((source) => (this.#space = Space.open(source, lender)));
      if (this.#space) this.#frame.append(this.#space.element);
      else this.#fault.say(this.#words.text("space-missing"));
      this.#space?.element.append(this.#looks);
      if (this.#pose) this.#space?.go(this.#pose);
      this.#space?.rest(!this.#inSight);
    } catch {
      this.#fault.say(this.#words.text("space-unloaded"));
    } finally {
      this.#frame.removeAttribute("aria-busy");
    }
    return this.#space;
  }

  /** What nobody sees is given back to the graphics card, which has room for few pictures. */
  #seen(entries: readonly IntersectionObserverEntry[]): void {
    this.#inSight = entries.at(-1)?.isIntersecting ?? true;
    this.#space?.rest(!this.#inSight);
    if (!this.#inSight) this.#freed();
    // It could not keep this one before; perhaps it can now.
    if (this.#inSight && this.#space?.lost) void this.#choose(this.#wanted);
  }

  #inSight = true;

  /** The graphics card has let go of the picture: the plan goes on. */
  #lost(): void {
    if (this.#wanted === "flat") return;
    Pictures.#waiting.add(this);
    this.#apply("flat");
    this.#fault.say(this.#words.text("space-lost"));
  }

  /** The graphics card has room for one more picture: for the next that waits, where it is seen. */
  #freed(): void {
    Pictures.#waiting.delete(this);
    const next = [...Pictures.#waiting].find((one) => one.#inSight);
    if (next) void next.#choose(next.#wanted);
  }

  /** Lets go of a picture that does not come back, but remembers where it was looked at from. */
  #drop(): void {
    this.#pose = this.#space?.pose ?? null;
    this.#board.reflect(null);
    this.#space = null;
    this.#opening = null;
  }
  #pose: Pose | null = null;

  #apply(picture: Picture): void {
    this.#shown = picture;
    // What is asked stands where it can be answered.
    if (picture === "flat") this.#board.takePopover();
    this.#frame.dataset["picture"] = this.#element.dataset["shown"] = picture;
    for (const button of this.#switch.querySelectorAll<HTMLElement>("button")) {
      button.setAttribute("aria-pressed", String(button.dataset["picture"] === picture));
    }
  }

  #button(id: string): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = this.#words.text(id);
    return button;
  }

  /** Numbers look from elsewhere, wherever on the board the focus is. */
  #key(event: KeyboardEvent): void {
    const { letters } = this.#board.board.settings;
    if (event.ctrlKey || event.metaKey || event.altKey || this.#shown === "flat" || !letters) {
      return;
    }
    const [target] = event.composedPath();
    if (target instanceof HTMLInputElement) return;
    const preset = PRESETS[Number(event.key) - 1];
    if (!preset && event.key !== "0") return;
    event.preventDefault();
    event.stopPropagation();
    if (preset) this.#space?.look(preset);
    else this.#space?.reset();
  }
}
