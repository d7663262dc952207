/** Version of the messages to the page around; fields are only ever added. */
const VERSION = 1;

const EVENTS = ["bg-ready", "bg-move", "bg-navigate", "bg-end", "bg-error"] as const;

/**
 * Tells the page around what happens: `{ v: 1, type: "ready" | "move" | "navigate" | "end" |
 * "error" | "resize", … }`. Nothing here is secret, so any page may listen; none is obeyed.
 */
export function report(board: HTMLElement): void {
  for (const name of EVENTS) {
    board.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) send(name.slice("bg-".length), Object(event.detail));
    });
  }
}

export function send(type: string, detail: object): void {
  if (parent === window) return;
  parent.postMessage({ v: VERSION, type, ...detail }, "*");
}
