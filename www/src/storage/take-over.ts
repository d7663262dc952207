import { type Message, send, type TabLock } from "./tab-lock";

/** Milliseconds that another tab has to save and to hand a game over. */
const PATIENCE = 3000;

/**
 * Takes a game over from another tab, once that has saved it: what it hands over, or null where it
 * does not answer.
 */
export async function takeOver<T>(lock: TabLock<T>): Promise<T | null> {
  // Without locks nobody listens: the other tab learns of it when it writes.
  const given = "locks" in navigator ? await ask<T>(lock.name) : null;
  await lock.take(given ? {} : { steal: true });
  return given && given.given;
}

function ask<T>(name: string): Promise<{ readonly given: T } | null> {
  const channel = new BroadcastChannel(name);
  return new Promise<{ readonly given: T } | null>((answer) => {
    const timer = setTimeout(() => answer(null), PATIENCE);
    channel.addEventListener("message", ({ data }: MessageEvent<Message<T>>) => {
      if (!("given" in data)) return;
      clearTimeout(timer);
      answer(data);
    });
    send(channel, { ask: true });
  }).finally(() => channel.close());
}
