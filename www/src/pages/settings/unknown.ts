import { unknownOpponents } from "../../storage/opponents";
import { isChoice, parse, SETTINGS, stored } from "../../storage/settings";

/** Whether something is stored that was chosen in a release which knows more than this one. */
export function settingsUnknown(): boolean {
  const found = parse(stored());
  const unknown = SETTINGS.filter((name) => name in found && !isChoice(name, found[name]));
  // Where coordinates stand was once a matter of yes and no.
  const choices = unknown.some((name) => typeof found[name] !== "boolean");
  return choices || unknownOpponents(found).length > 0;
}
