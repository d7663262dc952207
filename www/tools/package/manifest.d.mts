/** Where the manifest is kept. */
export const MANIFEST: string;
/** The text of the manifest as the comments have it now. */
export function written(): Promise<string>;
