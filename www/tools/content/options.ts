import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Language } from "../../src/i18n/language.ts";

/** What the form for a new game says of an option: its name, whose it is and how sure that is. */
export interface OptionWords {
  readonly text: string;
  readonly byline: string;
}

/** Looks up what `messages`, a file in Fluent, says of an option of `game`; null for none that it knows. */
export function optionWords(
  language: Language,
  game: string,
  messages: string,
): (option: string) => OptionWords | null {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(messages));
  return (option) => {
    const message = bundle.getMessage(`${game}-option-${option}`);
    if (!message?.value) return null;
    const { author, mark } = message.attributes;
    const said = [author, mark].filter((pattern) => pattern !== undefined);
    return {
      text: bundle.formatPattern(message.value),
      byline: said.map((pattern) => bundle.formatPattern(pattern)).join(" · "),
    };
  };
}
