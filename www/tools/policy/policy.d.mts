/** The policy of a page of the site, by the name of its file. */
export function policyOf(page: string): string;

/** The policy of the single file. */
export function filePolicy(html: string): string;
