/** Trays of a player, with room for what the page puts into the slot: a name, a clock. */
export function strip(trays: HTMLElement, name: string): HTMLElement {
  const made = element(`strip ${name}`);
  const slot = document.createElement("slot");
  slot.name = name;
  made.append(slot, trays);
  return made;
}

export function element(name: string): HTMLElement {
  const made = document.createElement("div");
  made.className = name;
  return made;
}
