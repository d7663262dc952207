import type { TemplateResult } from "lit/html.js";

import { app } from "../../../app/context";
import { GameError } from "../../../game-error";
import { isMissingPart, part, remedyOf } from "../../../loading/part";
import type { PlayHost } from "../host";
import type { AssistantController } from "./controller";

/** The assistant of a play page: loaded when it first has something to do. */
export class LazyAssistant {
  #loading: Promise<AssistantController> | null = null;
  #loaded: AssistantController | null = null;
  #disposed = false;

  constructor(private readonly page: PlayHost) {}

  get loaded(): AssistantController | null {
    return this.#loaded;
  }

  get preview(): AssistantController["preview"] {
    return this.#loaded?.preview ?? null;
  }

  /** What it has to say first; null for nothing. */
  notice(): TemplateResult | null {
    return this.#loaded?.notice() ?? null;
  }

  /** Does something that the assistant is needed for. */
  async use(run?: (assistant: AssistantController) => unknown): Promise<void> {
    if (this.#disposed) return;
    const { page } = this;
    this.#loading ??= part(() => import("./controller")).then(({ AssistantController }) =>
      AssistantController.create(page),
    );
    try {
      this.#loaded = await this.#loading;
      page.requestUpdate();
      if (page.isCurrent) await run?.(this.#loaded);
    } catch (thrown) {
      this.#loading = this.#loaded ? this.#loading : null;
      const known = this.#loaded || isMissingPart(thrown);
      const error = known ? GameError.from(thrown) : GameError.of("engine-failed");
      const text = await app.explain(error);
      page.message.show({ text, remedy: remedyOf(error, () => void this.use(run)) }, true);
    }
  }

  dispose(): void {
    this.#disposed = true;
    void this.#loading?.then((assistant) => assistant.dispose()).catch(() => undefined);
    this.#loading = null;
  }
}
