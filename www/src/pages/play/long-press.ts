/** Milliseconds until a finger that stays is a long press. */
const LONG = 500;

/** A finger may tremble so far, in pixels. */
const STILL = 10;

/** Hears a finger that stays where it is: not every browser has a context menu for that. */
export class LongPress {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #from: PointerEvent | null = null;
  #told = false;

  constructor(private readonly tell: (event: Event) => boolean) {}

  /** Whether the press that lasts was long, and has been told. */
  get told(): boolean {
    return this.#told;
  }

  /** Whether a click is only the end of a long press. */
  ended(): boolean {
    const told = this.#told;
    this.#told = false;
    return told;
  }

  listen(target: HTMLElement): void {
    target.addEventListener("pointerdown", this.#down);
    target.addEventListener("pointermove", this.#move);
    for (const name of ["pointerup", "pointercancel", "contextmenu"]) {
      target.addEventListener(name, this.#cancel);
    }
  }

  readonly #down = (event: PointerEvent) => {
    this.#cancel();
    this.#told = false;
    if (event.pointerType === "mouse" || !event.isPrimary) return;
    this.#from = event;
    this.#timer = setTimeout(() => {
      this.#told = this.tell(event);
    }, LONG);
  };

  readonly #move = ({ clientX, clientY }: PointerEvent) => {
    const from = this.#from;
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL) this.#cancel();
  };

  readonly #cancel = () => {
    clearTimeout(this.#timer);
    this.#from = null;
  };
}
