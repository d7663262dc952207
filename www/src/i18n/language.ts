import type { Language } from "./words";

export const LANGUAGES: readonly Language[] = ["cs", "en"];

/** The first language of `wanted` (tags such as `cs-CZ`) that there is; Czech speakers' neighbours get Czech. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.toLowerCase().split("-")[0];
    if (primary === "sk") return "cs";
    const found = LANGUAGES.find((language) => language === primary);
    if (found) return found;
  }
  return "en";
}
