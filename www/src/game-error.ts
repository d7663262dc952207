import type { Problem } from "./generated/types/Problem";

/** An error with a stable code, its arguments and, in a text, its place. */
export class GameError extends Error {
  override readonly name = "GameError";

  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(problem.message, options);
  }

  get code(): string {
    return this.problem.code;
  }

  /** Any thrown value: what the rules throw keeps its code, all else is `unknown`. */
  static from(thrown: unknown): GameError {
    if (thrown instanceof GameError) return thrown;
    if (isProblem(thrown)) return new GameError(thrown);
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return new GameError(problem("unknown", { message }, message));
  }

  /** An error of the front end itself; arguments are shown as they are. */
  static of(code: string, args: Readonly<Record<string, string>> = {}): GameError {
    return new GameError(problem(code, args, code));
  }
}

function problem(code: string, args: Readonly<Record<string, string>>, message: string): Problem {
  const texts = Object.entries(args).map(([name, text]) => [name, { text }] as const);
  return { code, args: Object.fromEntries(texts), at: null, message };
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "code" in value && "args" in value;
}
