const TIME = 120;

/** Which stack is fanned out, and how far: one at a time, the old one closes first. */
export class StackExpansion {
  cell = "";
  amount = 0;
  #time = 0;

  /** Moves towards `wanted` (no cell: closed); whether it is still on its way. */
  step(wanted: string, now: number, calm: boolean): boolean {
    const goal = wanted && wanted === this.cell ? 1 : 0;
    if (this.amount === goal) {
      if (goal || this.cell === wanted) return false;
      this.cell = wanted;
      this.#time = now;
      return !!wanted;
    }
    const by = calm ? 1 : Math.max(0.05, (now - this.#time) / TIME);
    this.amount = goal ? Math.min(1, this.amount + by) : Math.max(0, this.amount - by);
    this.#time = now;
    return true;
  }
}
