import type { TimeControl } from "../../clock/control";
import type { Words } from "../../i18n/words";

/** A control in words. */
export function controlWords(words: Words, control: TimeControl): string {
  const main = timeWords(words, control.main);
  switch (control.kind) {
    case "increment":
      return words.text("clock-increment", { main, increment: control.increment / 1000 });
    case "delay":
      return words.text("clock-delay", { main, delay: control.delay / 1000 });
    case "byoyomi": {
      const { periods } = control;
      const period = control.period / 1000;
      return control.main > 0
        ? words.text("clock-byoyomi", { main, period, periods })
        : words.text("clock-byoyomi-only", { period, periods });
    }
    case "hourglass":
      return words.text("clock-hourglass", { main });
    case "turn":
      return words.text("clock-turn", { main });
  }
}

function timeWords(words: Words, time: number): string {
  const all = time / 1000;
  const [minutes, seconds] = [Math.floor(all / 60), all % 60];
  if (minutes === 0) return words.text("clock-seconds", { count: seconds });
  if (seconds === 0) return words.text("clock-minutes", { count: minutes });
  return words.text("clock-minutes-seconds", { minutes, seconds });
}
