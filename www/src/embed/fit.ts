/**
 * Keeps all of a board in sight: a frame is often wider than high, and a board is as high
 * as it is wide, with trays and buttons round it. `told` hears how high the frame would have
 * to be for a board of its whole width, once all of it is there: at one of the events `settling`.
 */
export function fitInto(
  frame: HTMLElement,
  board: HTMLElement,
  told: (height: number) => void,
  settling: readonly string[],
): void {
  const root = document.documentElement;
  let seen: HTMLElement | null = null;
  let height = 0;
  let settled = false;
  /** How high all of it is in a frame of a width, where boards lie above each other. */
  let stacked = { width: 0, height: 0 };
  const fit = () => {
    if (!board.isConnected) return leave();
    const stage = board.shadowRoot?.querySelector<HTMLElement>("[data-stage]");
    if (!stage) return;
    if (stage !== seen) observer.observe((seen = stage));
    const list = board.shadowRoot?.querySelector(".moves");
    const scrolled = list?.scrollTop ?? 0;
    // Boards that lie side by side because they are fitted into a frame would be higher without that: what was
    // measured then still counts, or both would follow each other for ever.
    const beside = getComputedStyle(stage).getPropertyValue("--bg-plan") === "wide";
    // Measured at full size, where a scroll bar would make it narrower.
    root.style.overflow = "hidden";
    board.classList.remove("fitted");
    const whole = frame.offsetHeight;
    // A view in space takes the place of the plan.
    const picture = stage.closest<HTMLElement>(".pictures") ?? stage;
    const { offsetWidth, offsetHeight } = picture;
    // Trays and words are as wide as the board, with the cards that stand beside it.
    const lost = (whole - innerHeight) * (offsetWidth / offsetHeight);
    const wide = (stage.closest<HTMLElement>(".board")?.offsetWidth ?? offsetWidth) - lost;
    const high = innerHeight - (whole - board.offsetHeight);
    const fitTo = (high: number) => board.style.setProperty("--high", `${high}px`);
    board.style.setProperty("--wide", `${wide}px`);
    fitTo(high);
    if (!beside || stacked.width !== innerWidth)
      stacked = { width: innerWidth, height: beside ? 0 : whole };
    const needed = Math.max(whole, stacked.height);
    const fitted = needed > innerHeight;
    board.classList.toggle("fitted", fitted);
    // Trays may stand beside it then.
    const lacks = Math.min(LEAST, offsetHeight) - picture.offsetHeight;
    if (lacks > 0) fitTo(high + lacks);
    root.style.overflow = "";
    list?.scrollTo(0, scrolled);
    // Boards that are fitted no more will lie otherwise.
    const stays = fitted || !beside;
    if (settled && stays && needed !== height) told((height = needed));
  };
  const observer = new ResizeObserver(fit);
  const leave = () => {
    observer.disconnect();
    removeEventListener("resize", fit);
  };
  addEventListener("resize", fit);
  observer.observe(board);
  const settle = () => {
    settled = true;
    requestAnimationFrame(fit);
  };
  for (const type of settling) board.addEventListener(type, settle);
}

/** Smaller than this a board is of no use; rather let the frame scroll. */
const LEAST = 320;
