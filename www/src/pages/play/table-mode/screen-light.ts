/** Keeps the screen of a device lit, where the browser can; without that nothing else is missing. */
export class ScreenLight {
  #lock: WakeLockSentinel | null = null;
  #over = false;

  constructor() {
    document.addEventListener("visibilitychange", this.#ask);
    void this.#ask();
  }

  dispose(): void {
    this.#over = true;
    document.removeEventListener("visibilitychange", this.#ask);
    this.#release();
  }

  /** Browsers let go of it whenever the page is out of sight. */
  readonly #ask = async (): Promise<void> => {
    if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
    try {
      this.#lock = await navigator.wakeLock.request("screen");
      if (this.#over) this.#release();
    } catch {
      // A battery that is nearly empty, or a person who does not want it.
    }
  };

  #release(): void {
    this.#lock?.release().catch(() => undefined);
    this.#lock = null;
  }
}
