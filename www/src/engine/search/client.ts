import type { Phrase } from "../../generated/types/Phrase";
import type { ReportView } from "../../generated/types/ReportView";
import { isMissingPart, orGone } from "../../loading/part";
import { GameError } from "../../game-error";
import { addressOf } from "./addresses";
import type { Answer, Asked, Enough, Explained, Question } from "./question";
import { spawn } from "./spawn";

/** What a worker has beyond the time of a question before it is taken for dead. */
const GRACE = 2000;
/** The same for one that has to load the engine first. */
const FIRST_GRACE = 8000;

/** Who is called so much later than it should be was asleep, or in a tab that nobody sees. */
const LATE = 1000;

/** The code of an error: no worker lives long enough to answer. */
const DEAD = "engine-failed";

/** So many workers may die over one question. */
const LIVES = 3;

/** A worker in the place of a dead one has what is left of the time, and this at least. */
const LEAST = 1000;

interface Job {
  readonly id: number;
  readonly question: Question;
  readonly explained?: Explained;
  readonly enough?: AbortSignal;
  readonly progress: ((report: ReportView) => void) | null;
  readonly answered: (answer: Answer) => void;
  readonly reject: (reason: unknown) => void;
  lives: number;
  /** When its time is up; null before it is asked. */
  due: number | null;
  /** What the worker told last. */
  found: ReportView | null;
}

export interface ThinkOptions {
  /** Hears what has been found so far. */
  readonly progress?: (report: ReportView) => void;
  /** Calls the question off. */
  readonly signal?: AbortSignal;
  /** Says when what has been found is enough: that is the answer then, and the engine remembers it. */
  readonly enough?: AbortSignal;
}

/**
 * Asks an engine in a worker. A question that is called off ends the worker at once, for
 * nothing else would stop it; the next one gets a fresh worker. One question may wait: a
 * later one takes its place. A worker that dies is replaced, and asked again for the time that is left.
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
  think(question: Question, { progress, signal, enough }: ThinkOptions = {}): Promise<ReportView> {
    return new Promise((resolve, reject) => {
      const answered = (answer: Answer) => "report" in answer && resolve(answer.report);
      const asked = { question, progress: progress ?? null, answered, reject };
      this.#add(enough ? { ...asked, enough } : asked, signal);
    });
  }

  /** Why the first action of a line is good or bad; rejects as `think` does. */
  explain(
    question: Question,
    explained: Explained,
    signal: AbortSignal,
  ): Promise<readonly Phrase[]> {
    return new Promise((resolve, reject) => {
      const answered = (answer: Answer) => "reasons" in answer && resolve(answer.reasons);
      this.#add({ question, explained, progress: null, answered, reject }, signal);
    });
  }

  #add(asked: Omit<Job, "id" | "lives" | "due" | "found">, signal: AbortSignal | undefined): void {
    if (signal?.aborted) return asked.reject(signal.reason);
    const job = { ...asked, id: ++this.#count, lives: LIVES, due: null, found: null };
    signal?.addEventListener("abort", () => this.#drop(job, signal.reason), { once: true });
    asked.enough?.addEventListener("abort", () => this.#tellEnough(job), { once: true });
    if (this.#job === null) return this.#ask(job);
    // Behind a search that is to end its time runs already.
    if (this.#job.enough?.aborted) timeOf(job);
    this.#waiting?.reject(replaced());
    this.#waiting = job;
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
      job.reject(new GameError(GameError.of(DEAD).problem, { cause }));
      return this.#next();
    }
    const { id, explained, progress, enough } = job;
    const question = { ...job.question, milliseconds: timeOf(job) };
    const kept = this.#asked ? commonOf(this.#asked, question) : 0;
    this.#asked = question;
    const news = { ...question, codes: question.codes.slice(kept) };
    const address = addressOf(question.start.game);
    const asked: Asked = {
      id,
      question: news,
      kept,
      ...(explained ? { explained } : {}),
      progress: progress !== null,
      endable: enough !== undefined,
      ...(address === undefined ? {} : { address }),
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
    this.#worker.postMessage(fresh && wasm ? { ...asked, wasm } : asked);
    this.#watch(question.milliseconds + (fresh ? FIRST_GRACE : GRACE));
    if (enough?.aborted) this.#tellEnough(job, fresh);
  }

  /** What a job has found is enough; one that waits hears it when it is asked. */
  #tellEnough(job: Job, fresh = false): void {
    if (job !== this.#job) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
    this.#worker?.postMessage({ enough: job.id } satisfies Enough);
    this.#watch(fresh ? FIRST_GRACE : GRACE);
  }

  /** Takes the worker for dead when it has not answered until then. */
  #watch(limit: number): void {
    clearTimeout(this.#watchdog);
    const due = performance.now() + limit;
    this.#watchdog = setTimeout(() => {
      // A page that was asleep hears of the time before it hears of the answer.
      if (performance.now() > due + LATE) this.#watch(GRACE);
      else this.#died();
    }, limit);
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
    if ("report" in answer && !answer.done) {
      job.found = answer.report;
      return job.progress?.(answer.report);
    }
    clearTimeout(this.#watchdog);
    this.#job = null;
    if (!("problem" in answer)) job.answered(answer);
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
    const { id, due, found } = job;
    const isOver = job.enough?.aborted || performance.now() >= (due ?? 0);
    if (found && isOver) job.answered({ id, report: found, done: true });
    else if (--job.lives > 0) return this.#ask(job);
    else void this.#refuse(job, GameError.of(DEAD));
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

/** How long a question may be thought about, from now on. */
function timeOf(job: Job): number {
  const { milliseconds } = job.question;
  const left = job.due === null ? milliseconds : job.due - performance.now();
  job.due ??= performance.now() + milliseconds;
  return Math.max(left, Math.min(LEAST, milliseconds));
}

/** How many actions of a question are those of the one before. */
function commonOf(before: Question, { start, codes }: Question): number {
  if (JSON.stringify(before.start) !== JSON.stringify(start)) return 0;
  const fork = codes.findIndex((code, at) => code !== before.codes[at]);
  return fork < 0 ? codes.length : fork;
}

const replaced = () => new DOMException("The question was called off.", "AbortError");

/** Whether a question was only called off. */
export const isCalledOff = (thrown: unknown): thrown is DOMException =>
  thrown instanceof DOMException && thrown.name === "AbortError";
