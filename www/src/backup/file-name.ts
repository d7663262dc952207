/** The name of a file, without its ending: with the day as the clock of the person shows it. */
export function dated(name: string, time: number): string {
  const date = new Date(time);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return [name, ...day.map((part) => String(part).padStart(2, "0"))].join("-");
}

/** The name of a file with what this browser keeps. */
export const fileName = (ending: "json" | "html", time = Date.now()): string =>
  `${dated("klubovna", time)}.${ending}`;
