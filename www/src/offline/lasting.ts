/** Whether this browser promises to keep what is stored; null where it makes no promises. */
export async function lasting(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persisted?.()) ?? null;
  } catch {
    return null;
  }
}

/** Asks for that promise. Browsers may ask the person: only after a press of a button. */
export async function askToLast(): Promise<boolean | null> {
  try {
    return (await navigator.storage?.persist?.()) ?? null;
  } catch {
    return null;
  }
}
