import type { LEVELS } from "../../element/attributes";
import type { Messages } from "../../../i18n/messages";
import type * as SpaceParts from ".";
import type { Space } from ".";
import type { Pose, Preset } from "./camera";
import type { BoardView } from "../../view";
import { Remark } from "../../overlays/remark";

export type Picture = (typeof LEVELS)[number];

/** So far beyond what is seen of the page a picture is taken up again. */
const MARGIN = "200px";

/** Where the camera can stand, in the order of the keys 1 to 4. */
const PRESETS: readonly Preset[] = ["white", "black", "side", "top"];

/**
 * Offers the plan, the view in space or both. What draws in space is loaded when it is first
 * asked for; where that cannot be, the plan is shown and the reason said.
 */
export class Pictures {
  /** Those whose picture the graphics card let go, in that order. */
  static readonly #waiting = new Set<Pictures>();
  readonly #view: BoardView;
  readonly #words: Messages;
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

  /** `host` tells its page what is shown, and what the person chooses; `load` loads what draws. */
  constructor(
    private readonly host: HTMLElement,
    view: BoardView,
    words: Messages,
    pictures: readonly Picture[],
    private readonly load: () => Promise<typeof SpaceParts>,
  ) {
    this.#view = view;
    this.#words = words;
    const { stage } = view;
    this.#frame.className = "pictures";
    this.#switch.className = "picture-switch";
    this.#switch.setAttribute("role", "group");
    this.#switch.setAttribute("aria-label", words.text("space-pictures"));
    for (const picture of pictures) {
      const button = this.#button(`space-picture-${picture}`);
      button.dataset["picture"] = picture;
      button.addEventListener("click", async () => {
        await this.#show(picture);
        if (this.#shown !== picture) return;
        const detail = { levels: picture };
        host.dispatchEvent(new CustomEvent("bg-levels", { detail, bubbles: true, composed: true }));
      });
      this.#switch.append(button);
    }
    this.#fault = new Remark(words.text("space-close"));
    this.#room.className = "space";
    this.#looks.className = "looks";
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
    this.#frame.parentElement?.querySelector(".strip.far")?.append(this.#switch);
    const options = { signal: this.#ending.signal, capture: true };
    this.#frame.addEventListener("keydown", (event) => this.#key(event), options);
    this.#frame.addEventListener("pointerdown", (event) => this.#fault.passBy(event), options);
    this.#sight = new IntersectionObserver((entries) => this.#seen(entries), {
      rootMargin: MARGIN,
    });
    this.#sight.observe(this.#frame);
    this.#forced.addEventListener("change", () => void this.#show(this.#wanted), options);
    this.#dress("flat");
  }

  /** What the page or the attributes ask for; what a person chose here holds until that changes. */
  want(picture: Picture): void {
    if (picture === this.#asked) return;
    this.#asked = picture;
    void this.#show(picture, !this.#space);
  }

  /** With `reserved`, its room is there at once: nothing moves when it comes. */
  async #show(picture: Picture, reserved = false): Promise<void> {
    if (this.#ending.signal.aborted) return;
    this.#wanted = picture;
    // Colours that a person needs are those of the plan alone.
    const shown = this.#forced.matches ? "flat" : picture;
    if (shown === "flat" || shown === this.#shown) {
      this.#fault.say("");
      return this.#dress(shown);
    }
    this.#fault.say("");
    Pictures.#waiting.delete(this);
    if (this.#space?.lost) this.#drop();
    if (reserved) {
      this.#frame.append(this.#room);
      this.#dress(shown);
    }
    const space = await this.#open();
    this.#room.remove();
    if (this.#ending.signal.aborted || this.#wanted !== picture) return;
    if (space?.lost) return this.#lost();
    this.#dress(space ? shown : "flat");
    if (shown === "space") space?.takeFloats();
    space?.update(true);
  }

  /** The view in space, once it is there. */
  get space(): Space | null {
    return this.#space;
  }

  destroy(): void {
    this.#ending.abort();
    this.#sight.disconnect();
    this.#view.reflect(null);
    this.#freed();
    this.#frame.replaceWith(this.#view.stage);
    this.#switch.remove();
    delete this.host.dataset["shown"];
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
      const { Space } = await this.load();
      if (this.#ending.signal.aborted) return null;
      const lender = { lost: () => this.#lost(), returned: () => void this.#show(this.#wanted) };
      this.#view.reflect((source) => (this.#space = Space.open(source, lender)));
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
    if (this.#inSight && this.#space?.lost) void this.#show(this.#wanted);
  }

  #inSight = true;

  /** The graphics card has let go of the picture: the plan goes on. */
  #lost(): void {
    if (this.#wanted === "flat") return;
    Pictures.#waiting.add(this);
    this.#dress("flat");
    this.#fault.say(this.#words.text("space-lost"));
  }

  /** The graphics card has room for one more picture: for the next that waits, where it is seen. */
  #freed(): void {
    Pictures.#waiting.delete(this);
    const next = [...Pictures.#waiting].find((one) => one.#inSight);
    if (next) void next.#show(next.#wanted);
  }

  /** Lets go of a picture that does not come back, but remembers where it was looked at from. */
  #drop(): void {
    this.#pose = this.#space?.pose ?? null;
    this.#view.reflect(null);
    this.#space = null;
    this.#opening = null;
  }
  #pose: Pose | null = null;

  #dress(picture: Picture): void {
    this.#shown = picture;
    // What is asked stands where it can be answered.
    if (picture === "flat") this.#view.takeFloats();
    this.#frame.dataset["picture"] = this.host.dataset["shown"] = picture;
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
    if (event.ctrlKey || event.metaKey || event.altKey || this.#shown === "flat") {
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
