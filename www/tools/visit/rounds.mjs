// Hops without a clock: what a page asks for is held back until it asks for nothing more, and then answered all at
// once. What was asked for at once is answered in one round; what could only be asked for after an answer had come is
// in a later one. So the rounds are the longest chain of requests, on every machine.

export class Rounds {
  #held = [];
  #answered = [];

  /** What was answered together, in the order of the rounds. */
  get answered() {
    return this.#answered;
  }

  /** How many requests wait for the next round. */
  get held() {
    return this.#held.length;
  }

  /** Keeps a request for the next round; `answer` lets it go on. */
  hold(request, answer) {
    this.#held.push({ request, answer });
  }

  /** Answers everything that is held: one hop. */
  answer() {
    const round = this.#held;
    this.#held = [];
    if (round.length) this.#answered.push(round.map(({ request }) => request));
    for (const { answer } of round) answer();
  }
}

/** What rounds cost together: requests, their bytes, and those of wasm modules among them. */
export function cost(rounds) {
  const all = rounds.flat();
  const bytes = (requests) => requests.reduce((sum, request) => sum + request.bytes, 0);
  const wasm = bytes(all.filter(({ path }) => path.endsWith(".wasm")));
  return { hops: rounds.length, requests: all.length, bytes: bytes(all), wasm };
}

/** The rounds as a person reads them: what was asked for in each, how large it was, and who asked for it. */
export function told(rounds) {
  const lines = rounds.flatMap((round, at) => [
    `  hop ${at + 1}`,
    ...round.map(({ path, bytes, from }) => `    ${bytes} ${path}${from() && ` <- ${from()}`}`),
  ]);
  return lines.join("\n");
}
