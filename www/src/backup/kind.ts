/** What the first line of a backup says it is. */
export const KIND = "backup";

/** Whether a text begins as a backup does. */
export const isBackup = (text: string): boolean =>
  /^\s*\{\s*"klubovna"\s*:\s*"backup"/.test(text.slice(0, 200));
