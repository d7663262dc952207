const KEY = "klubovna-table-mode";

/** What this tab was told where nothing can be kept. */
let here = false;

/** Whether the device lies between two people: until they say otherwise, or the tab is closed. */
export function inTableMode(): boolean {
  try {
    return here || sessionStorage.getItem(KEY) !== null;
  } catch {
    return here;
  }
}

export function keepTableMode(on: boolean): void {
  here = false;
  try {
    if (on) sessionStorage.setItem(KEY, "on");
    else sessionStorage.removeItem(KEY);
  } catch {
    here = on;
    // It then holds until the page is loaded again.
  }
}
