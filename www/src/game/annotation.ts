/** An arrow (`to` differs from `from`) or a circle. */
export interface Annotation {
  readonly from: string;
  readonly to: string;
  /** 0 to 3: each has its own colour and its own stroke. */
  readonly colour: number;
}
