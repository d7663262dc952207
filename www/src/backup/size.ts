import type { Saved } from "../storage/games";

/** About how many bytes a backup of these games has: no game is opened for that. */
export function backupSize({ games, unreadable }: Saved): number {
  // Beside its record there are its id, its dates and its cursor.
  const bytes = games.map(({ record, since = [], cursor }) => {
    const codes = [...since, ...(cursor ?? [])];
    return 300 + record.length + codes.reduce((sum, code) => sum + code.length + 1, 0);
  });
  const raw = unreadable.map((one) => 100 + one.raw.length);
  return [...bytes, ...raw].reduce((sum, one) => sum + one, 0);
}
