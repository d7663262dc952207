import type { WebGLRenderer } from "three";

/** Who hears that the graphics card has let a picture go, or taken it up again. */
export interface Lender {
  lost(): void;
  returned(): void;
}

/** Whether the graphics card holds a picture: it has room for few, and may let go of its own accord. */
export class GraphicsCard {
  /** Nobody sees the picture: the graphics card may forget it. */
  #resting = false;
  /** It was told to forget and has not answered yet. */
  #leaving = false;
  /** It has forgotten the picture: as it was told to, or of its own accord. */
  #gone: "rest" | "lost" | null = null;

  constructor(
    private readonly renderer: WebGLRenderer,
    private readonly lender: Lender,
    signal: AbortSignal,
  ) {
    const canvas = renderer.domElement;
    canvas.addEventListener("webglcontextlost", () => this.#forgotten(), { signal });
    canvas.addEventListener("webglcontextrestored", () => this.#remembered(), { signal });
  }

  /** It has let go of the picture without having been told to. */
  get lost(): boolean {
    return this.#gone === "lost";
  }

  /** Gives back what it holds, and takes it again: there is room for few pictures. */
  rest(resting: boolean): void {
    if (resting === this.#resting) return;
    this.#resting = resting;
    if (resting) this.#forget();
    else if (this.#gone === "rest") this.renderer.forceContextRestore();
  }

  #forget(): void {
    if (this.#gone) return;
    this.renderer.forceContextLoss();
    this.#leaving = this.renderer.getContext().isContextLost();
  }

  #forgotten(): void {
    this.#gone = this.#leaving ? "rest" : "lost";
    this.#leaving = false;
    if (this.#gone === "lost") this.lender.lost();
    // Somebody looks again already; it can be taken back once this has been told to everybody.
    else if (!this.#resting) setTimeout(() => this.renderer.forceContextRestore());
  }

  #remembered(): void {
    this.#gone = null;
    if (this.#resting) return this.#forget();
    this.lender.returned();
  }
}
