/**
 * Every language and what it calls itself. Texts are found by its tag: messages in the folder of that
 * name beside this file, articles and sample games by `.tag.` in the names of their files.
 */
const NAMES = {
  cs: "Čeština",
  en: "English",
  sk: "Slovenčina",
  de: "Deutsch",
  pl: "Polski",
} as const;

export type Language = keyof typeof NAMES;

export const LANGUAGES = Object.keys(NAMES) as readonly Language[];

/** What a language is called by those who speak it. */
export const languageName = (language: Language): string => NAMES[language];

/** The language of a tag such as `cs-CZ`, if there is one. */
export const languageOf = (tag: string): Language | undefined => {
  const [primary] = tag.toLowerCase().split("-");
  return LANGUAGES.find((language) => language === primary);
};

/** The first language of `wanted` that there is. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languageOf(tag);
    if (found) return found;
  }
  return "en";
}
