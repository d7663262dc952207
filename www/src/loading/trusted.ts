/** What a page with Trusted Types wants to hear before it takes addresses of scripts, and their text. */
interface Policy {
  createScript(text: string): string;
  createScriptURL(address: string): string;
}

declare global {
  // oxlint-disable-next-line no-var
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

const same = (text: string) => text;
const RULES: Policy = { createScript: same, createScriptURL: same };

let policy: Policy | null = null;

/** The name stands in the README: a page may allow some policies only. */
const own = () => (policy ??= globalThis.trustedTypes?.createPolicy("klubovna", RULES) ?? RULES);

/** The address of a script of ours. */
export const scriptAddress = (address: string): string => own().createScriptURL(address);

/** Text of a script element that no browser runs, such as a record. */
export const inertText = (text: string): string => own().createScript(text);
