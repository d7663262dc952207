const KEY = "klubovna-told";

/** What this visit was told where nothing can be kept. */
let here: readonly string[] = [];

/** What this device has told its people once, and does not tell again. */
export function isTold(what: string): boolean {
  return read().includes(what);
}

export function keepTold(what: string): void {
  const now = [...new Set([...read(), what])];
  try {
    localStorage.setItem(KEY, JSON.stringify(now));
    here = [];
  } catch {
    here = now;
    // It is then told once more at the next visit.
  }
}

/** A person who wipes this device is a new one. */
export function forgetTold(): void {
  here = [];
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept in the first place.
  }
}

function read(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const kept = Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
    return [...here, ...kept];
  } catch {
    return here;
  }
}
