/** Does a thing at once, and again no more than once a picture, however often it is asked for. */
export class Pace {
  #resting = false;
  #asked = false;

  constructor(private readonly act: () => void) {}

  ask(): void {
    if (this.#resting) {
      this.#asked = true;
      return;
    }
    this.#resting = true;
    requestAnimationFrame(() => {
      this.#resting = false;
      if (!this.#asked) return;
      this.#asked = false;
      this.ask();
    });
    this.act();
  }
}
