/**
 * Keeps all of a board in sight: a frame is often wider than high, and a board is as high
 * as it is wide, with trays and buttons round it.
 */
export function fitInto(frame: HTMLElement, board: HTMLElement): void {
  const fit = () => {
    if (!board.isConnected) return observer.disconnect();
    const stage = board.shadowRoot?.querySelector("[data-stage]");
    if (!stage) return;
    const others = frame.scrollHeight - stage.getBoundingClientRect().height;
    const room = Math.max(LEAST, Math.floor(innerHeight - others));
    board.style.setProperty("--board-max", `${room}px`);
  };
  const observer = new ResizeObserver(fit);
  observer.observe(document.documentElement);
  observer.observe(board);
  board.addEventListener("bg-ready", () => requestAnimationFrame(fit));
}

/** Smaller than this a board is of no use; rather let the frame scroll. */
const LEAST = 200;
