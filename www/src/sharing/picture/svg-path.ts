/** A number as short as a picture needs it: small ones may be parts of a cell. */
export function short(value: number): string {
  const parts = Math.abs(value) < 8 ? 10_000 : 100;
  return String(Math.round(value * parts) / parts);
}

/** A path that is drawn with the methods of a canvas and read as the text of an SVG path. */
export class SvgPath {
  #commands: string[] = [];

  clear(): void {
    this.#commands = [];
  }

  toString(): string {
    return this.#commands.join("");
  }

  #add(letter: string, ...values: readonly number[]): void {
    this.#commands.push(letter + values.map(short).join(" "));
  }

  /** To a point, from wherever the path is; it begins there where there is none yet. */
  #to(x: number, y: number): void {
    this.#add(this.#commands.length ? "L" : "M", x, y);
  }

  moveTo(x: number, y: number): void {
    this.#add("M", x, y);
  }

  lineTo(x: number, y: number): void {
    this.#to(x, y);
  }

  closePath(): void {
    this.#commands.push("Z");
  }

  rect(x: number, y: number, w: number, h: number): void {
    this.#add("M", x, y);
    this.#commands.push(`h${short(w)}v${short(h)}h${short(-w)}Z`);
  }

  roundRect(x: number, y: number, w: number, h: number, radius: number): void {
    const r = Math.min(radius, w / 2, h / 2);
    this.#add("M", x + r, y);
    for (const [right, down] of [
      [1, 0],
      [0, 1],
      [-1, 0],
      [0, -1],
    ] as const) {
      const length = (right ? w : h) - 2 * r;
      this.#commands.push(`l${short(right * length)} ${short(down * length)}`);
      if (r) {
        const [across, along] = [short((right - down) * r), short((right + down) * r)];
        this.#commands.push(`a${short(r)} ${short(r)} 0 0 1 ${across} ${along}`);
      }
    }
    this.closePath();
  }

  arc(x: number, y: number, radius: number, from: number, to: number): void {
    this.ellipse(x, y, radius, radius, 0, from, to);
  }

  /** Clockwise, as all our painters draw; never turned. */
  ellipse(
    x: number,
    y: number,
    rx: number,
    ry: number,
    _turned: number,
    from: number,
    to: number,
  ): void {
    const turn = 2 * Math.PI;
    const whole = to - from >= turn;
    const swept = whole ? turn : (((to - from) % turn) + turn) % turn;
    const at = (angle: number) => [x + rx * Math.cos(angle), y + ry * Math.sin(angle)] as const;
    this.#to(...at(from));
    // In two halves: an arc that ends where it begins is none.
    for (const part of [0.5, 1]) {
      this.#commands.push(
        `A${short(rx)} ${short(ry)} 0 0 1 ${at(from + swept * part)
          .map(short)
          .join(" ")}`,
      );
    }
  }
}
