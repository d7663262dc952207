/** What stands in a comment stays as it is; the numbers of moves do not. */
const NUMBERED = /\{(?:\\[^]|[^\\}])*\}|\d+\.+\s+/g;

/**
 * A record as our writer makes it, without the numbers of its moves: nobody needs them to read
 * it, and a link becomes shorter by a quarter.
 */
export function leanRecord(record: string): string {
  // The header ends at the first empty line, comments come behind it.
  const [head = "", ...body] = record.split("\n\n");
  const moves = body.join("\n\n").replace(NUMBERED, (found) => (found[0] === "{" ? found : ""));
  return `${head}\n\n${moves}`;
}
