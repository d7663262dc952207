import { register } from "../../canvas/drawings/registry";
import { columnOf, isStand } from "./levels";

/** Lights up all squares above each other while a pointer or the focus is on one of them. */
export class Lens {
  readonly #fit: HTMLElement;
  readonly #ending = new AbortController();
  #cell: string | null = null;

  /** `tell` hears which cell is looked at. */
  constructor(fit: HTMLElement, tell: (cell: string | null) => void) {
    this.#fit = fit;
    const look = (event: Event) => {
      const target = event.target instanceof Element ? event.target : null;
      const cell = target?.closest<HTMLElement>("[data-cell]")?.dataset["cell"] ?? null;
      if (cell === this.#cell) return;
      this.light(cell);
      tell(cell);
    };
    const options = { signal: this.#ending.signal, passive: true };
    for (const type of ["pointerover", "pointerleave", "focusin"]) {
      fit.addEventListener(type, look, options);
    }
  }

  /** Lights up the column of a cell that is looked at here or in another picture. */
  light(cell: string | null): void {
    this.#cell = cell;
    for (const button of this.#fit.querySelectorAll<HTMLElement>("[data-cell]")) {
      const other = button.dataset["cell"] ?? "";
      const lit = cell !== null && !isStand(cell) && columnOf(other) === columnOf(cell);
      button.classList.toggle("lens", lit && other !== cell);
      button.classList.toggle("looked", other === cell);
    }
  }

  destroy(): void {
    this.light(null);
    this.#ending.abort();
  }
}

const BOARD = "M18 9H46V37H18Z";
const CHECKS = "M18 9H32V23H18ZM32 23H46V37H32Z";

/** Stands show the small board that they carry, above the middle of their sockets. */
export function registerStands(): void {
  register("stand", () => ({
    layers: [
      { role: "body", d: BOARD },
      { role: "shade", d: CHECKS },
      { role: "edge", d: BOARD },
    ],
    points: false,
  }));
  register("stand-neutral", () => ({
    layers: [
      { role: "shade", d: CHECKS },
      { role: "edge", d: BOARD },
    ],
    points: false,
  }));
}
