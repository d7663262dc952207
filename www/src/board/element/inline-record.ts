/** The record between the tags of an element. */
export async function textIn(element: Element): Promise<string> {
  await parsed();
  const script = element.querySelector('script[type="text/plain"]');
  if (script) return script.textContent?.trim() ?? "";
  const readsText = /^(replay|analyse)$/.test(element.getAttribute("mode")?.trim() ?? "");
  if (!readsText || element.hasAttribute("position")) return "";
  return linesOf(element)
    .replace(/^\s*\[.*/gm, straight)
    .trim();
}

/** Resolves when the page is read: a script that did not wait has met half of its elements. */
async function parsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((read) => document.addEventListener("DOMContentLoaded", read, { once: true }));
}

/** Text as it is seen on the page, where editors make paragraphs and breaks of lines. */
function linesOf(node: Node): string {
  if (node instanceof Text) return node.data;
  const inner = [...node.childNodes].filter((one) => !(one instanceof Element && one.slot));
  return inner.map(linesOf).join("") + (/^(BR|P|DIV|LI)$/.test(node.nodeName) ? "\n" : "");
}

/** The head of a record, where editors have made its quotation marks fine. */
const straight = (line: string) => line.replace(/[“”„″]/g, '"');
