import type { GameSession } from "../../../src/engine/rules/session";

/** A session that counts what is asked of it, by method; what it asks itself does not count. */
export function counted(session: GameSession) {
  const calls: Record<string, number> = {};
  const at = (border: GameSession): GameSession =>
    new Proxy(border, {
      get(owner, name) {
        const value: unknown = Reflect.get(owner, name, owner);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          calls[String(name)] = (calls[String(name)] ?? 0) + 1;
          return value.apply(owner, args) as unknown;
        };
      },
    });
  return {
    session: at(session),
    /** What is asked while `run` runs. */
    during(run: () => void): Readonly<Record<string, number>> {
      for (const name of Object.keys(calls)) delete calls[name];
      run();
      return { ...calls };
    },
  };
}

/** How many calls these are. */
export const sum = (calls: Readonly<Record<string, number>>): number =>
  Object.values(calls).reduce((all, count) => all + count, 0);
