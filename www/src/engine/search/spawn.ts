import { scriptAddress } from "../../loading/trusted";
// oxlint-disable-next-line import/default -- the bundler makes it
import file from "./worker?worker&url";

let address = "";

/**
 * A fresh worker for an engine. A browser starts none from another site, where the script of a
 * board may come from; what starts here then only imports the one there. The single-file edition
 * has `spawn-file.ts` in place of this.
 */
export function spawn(): Worker {
  address ||= here(new URL(file, location.href));
  return new Worker(scriptAddress(address), { type: "module", name: "engine" });
}

function here({ href, origin }: URL): string {
  if (origin === location.origin) return href;
  const text = `import ${JSON.stringify(href)};`;
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
}
