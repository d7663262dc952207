/** The key that turns the board round. */
export const FLIP = "f";

/** Whether a key is for the board: not for a field in it, nor a shortcut of the browser. */
export function isForBoard(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return false;
  return !event.composedPath().some((target) => target instanceof HTMLInputElement);
}
