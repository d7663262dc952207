import type { ReportView } from "../../generated/types/ReportView";
import { isMissingPart, orGone } from "../../loading/part";
import { GameError } from "../../game-error";
import { addressOf } from "./addresses";
import type { Answer, Asked, Question } from "./question";
import { spawn } from "./spawn";

/** What a worker has beyond the time of a question before it is taken for dead. */
const GRACE = 2000;
/** The same for one that has to load the engine first. */
const FIRST_GRACE = 8000;

/** The code of an error: no worker lives long enough to answer. */
const DEAD = "engine-failed";

/** So many workers may die over one question. */
const LIVES = 3;

interface Job {
  readonly id: number;
  readonly question: Question;
  readonly progress: ((report: ReportView) => void) | null;
  readonly resolve: (report: ReportView) => void;
  readonly reject: (reason: unknown) => void;
  lives: number;
}

export interface ThinkOptions {
  /** Hears what has been found so far. */
  readonly progress?: (report: ReportView) => void;
  /** Calls the question off. */
  readonly signal?: AbortSignal;
}

/**
 * Asks an engine in a worker. A question that is called off ends the worker at once, for
 * nothing else would stop it; the next one gets a fresh worker. One question may wait: a
 * later one takes its place. A worker that dies is replaced, and asked again.
 */
export class EngineClient {
  #worker: Worker | null = null;
  /** What the worker was asked last: it knows the actions of that. */
  #asked: Question | null = null;
  #job: Job | null = null;
  #waiting: Job | null = null;
  #count = 0;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly start: () => Worker = spawn) {}

  /** Whether a question is being thought about. */
  get busy(): boolean {
    return this.#job !== null;
  }

  /**
   * Rejects with a `GameError`, or with the reason of the signal, or with an `AbortError`
   * when another question took its place or the client was closed.
   */
  think(question: Question, { progress, signal }: ThinkOptions = {}): Promise<ReportView> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const id = ++this.#count;
      const job = { id, question, progress: progress ?? null, resolve, reject, lives: LIVES };
      signal?.addEventListener("abort", () => this.#drop(job, signal.reason), { once: true });
      if (this.#job === null) return this.#ask(job);
      this.#waiting?.reject(replaced());
      this.#waiting = job;
    });
  }

  /** Ends the worker; whatever is asked or waits is called off. */
  close(): void {
    const jobs = [this.#job, this.#waiting];
    this.#waiting = null;
    this.#end();
    for (const job of jobs) job?.reject(replaced());
  }

  #drop(job: Job, reason: unknown): void {
    if (this.#waiting === job) this.#waiting = null;
    else if (this.#job === job) {
      this.#end();
      this.#next();
    } else return;
    job.reject(reason);
  }

  #next(): void {
    const job = this.#waiting;
    this.#waiting = null;
    if (job) this.#ask(job);
  }

  #ask(job: Job): void {
    this.#job = job;
    const wasm = globalThis.KLUBOVNA_WASM?.engines;
    const fresh = this.#worker === null;
    try {
      this.#worker ??= this.#begin();
    } catch (cause) {
      // A page policy may forbid workers.
      this.#job = null;
      return job.reject(new GameError(GameError.of(DEAD).problem, { cause }));
    }
    const { id, question, progress } = job;
    const kept = this.#asked ? commonOf(this.#asked, question) : 0;
    this.#asked = question;
    const news = { ...question, codes: question.codes.slice(kept) };
    const address = addressOf(question.start.game);
    const asked: Asked = {
      id,
      question: news,
      kept,
      progress: progress !== null,
      ...(address === undefined ? {} : { address }),
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
    this.#worker.postMessage(fresh && wasm ? { ...asked, wasm } : asked);
    clearTimeout(this.#watchdog);
    const limit = question.milliseconds + (fresh ? FIRST_GRACE : GRACE);
    this.#watchdog = setTimeout(() => this.#died(), limit);
  }

  #begin(): Worker {
    const worker = this.start();
    worker.addEventListener("message", (event: MessageEvent<Answer>) => {
      if (worker === this.#worker) this.#heard(event.data);
    });
    worker.addEventListener("error", () => {
      if (worker === this.#worker) this.#died();
    });
    return worker;
  }

  #heard(answer: Answer): void {
    const job = this.#job;
    if (!job || answer.id !== job.id) return;
    if ("report" in answer && !answer.done) return job.progress?.(answer.report);
    clearTimeout(this.#watchdog);
    this.#job = null;
    if ("report" in answer) job.resolve(answer.report);
    else {
      // It begins anew.
      this.#asked = null;
      void this.#refuse(job, new GameError(answer.problem));
    }
    // Whoever heard the answer may have asked something already.
    if (this.#job === null) this.#next();
  }

  /** Nothing is lost: the question says everything. */
  #died(): void {
    const job = this.#job;
    this.#end();
    if (!job) return;
    if (--job.lives > 0) return this.#ask(job);
    void this.#refuse(job, GameError.of(DEAD));
    this.#next();
  }

  /** A worker does not know whether its files can be had, and one that never was says nothing. */
  async #refuse(job: Job, error: GameError): Promise<void> {
    job.reject(isMissingPart(error) || error.code === DEAD ? await orGone(error) : error);
  }

  #end(): void {
    clearTimeout(this.#watchdog);
    this.#worker?.terminate();
    this.#worker = this.#asked = null;
    this.#job = null;
  }
}

/** How many actions of a question are those of the one before. */
function commonOf(before: Question, { start, codes }: Question): number {
  if (JSON.stringify(before.start) !== JSON.stringify(start)) return 0;
  const fork = codes.findIndex((code, at) => code !== before.codes[at]);
  return fork < 0 ? codes.length : fork;
}

const replaced = () => new DOMException("The question was called off.", "AbortError");

/** Whether a question was only called off. */
export const isCalledOff = (thrown: unknown): boolean =>
  thrown instanceof DOMException && thrown.name === "AbortError";
