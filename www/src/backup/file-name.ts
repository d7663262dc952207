/** The name of a file with what this browser keeps: with the day as the clock of the person shows it. */
export function fileName(ending: "json" | "html", time = Date.now()): string {
  const date = new Date(time);
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return `klubovna-${day.map((part) => String(part).padStart(2, "0")).join("-")}.${ending}`;
}
