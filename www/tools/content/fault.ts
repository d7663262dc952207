/** Something that an editor has to correct, and where. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Takes down what is wrong in a line of one file. */
export type Report = (line: number, message: string) => void;

/** Texts that cannot become pages; the message has a line for every fault. */
export class ContentError extends Error {
  override readonly name = "ContentError";

  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join("\n"));
    this.faults = faults;
    // Where the build noticed it helps nobody who writes texts.
    this.stack = `${this.name}: ${this.message}`;
  }
}
