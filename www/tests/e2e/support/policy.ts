import type { Page } from "@playwright/test";

/** What a policy refused, or would have refused where it only reports. */
export interface Violation {
  readonly disposition: "enforce" | "report";
  readonly directive: string;
  readonly source: string;
  /** Where it was, for the reader. */
  readonly place: string;
}

/** Collects what is refused on all pages and in all frames from now on. */
export async function refused(page: Page): Promise<readonly Violation[]> {
  const found: Violation[] = [];
  await page.exposeFunction("refused", (violation: Violation) => found.push(violation));
  await page.addInitScript(() => {
    const KEYWORDS: Readonly<Record<string, string>> = {
      inline: "'unsafe-inline'",
      eval: "'unsafe-eval'",
      "wasm-eval": "'wasm-unsafe-eval'",
      data: "data:",
      blob: "blob:",
    };
    document.addEventListener("securitypolicyviolation", (event) => {
      const { disposition, effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      const own = blockedURI.startsWith(`${location.origin}/`);
      const trusted = effectiveDirective === "trusted-types";
      (window as unknown as { refused(violation: Violation): void }).refused({
        disposition,
        directive: effectiveDirective.replace(/-(?:elem|attr)$/, ""),
        source: trusted ? sample : own ? "'self'" : (KEYWORDS[blockedURI] ?? blockedURI),
        place: `${sourceFile}:${lineNumber} ${sample}`,
      });
    });
  });
  return found;
}

/** A policy as what each directive allows. */
export const allowed = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
