// Finds what a page would ask a server or a disk for.

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi;
const TAG = /<([a-z][a-z0-9-]*)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ADDRESS =
  /\b(src|href|srcset|poster|data|action|formaction|background)\s*=\s*("[^"]*"|'[^']*')/gi;

/** Inside the page, or inside its own memory. */
const isLocal = (address) => address === "" || /^(#|data:|blob:|about:)/i.test(address);

const shortened = (text) => (text.length > 140 ? `${text.slice(0, 137)}...` : text);

const inStyle = (css) => [
  ...[...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/gi)]
    .map((match) => match[1])
    .filter((address) => !isLocal(address))
    .map((address) => `style: url(${address})`),
  ...[...css.matchAll(/@import\b[^;]*/gi)].map((match) => `style: ${match[0]}`),
];

const SCRIPT_FORMS = [
  // A dynamic import; `.import(` and `ximport(` are calls of something else.
  /(?<![\w$.])import\s*\(/g,
  // A static import or a re-export from a file.
  /(?<![\w$.])(?:import|export)\b[^;()=]{0,2000}?\bfrom\s*["'`][^"'`]+["'`]/g,
  /(?<![\w$.])import\s*["'][^"']+["']/g,
  /\bimport\.meta\.url\b/g,
  // Requests with a written address; one that is put together at run time meets the page's policy.
  /\b(?:fetch|importScripts)\(\s*["'`](?!data:|blob:)[^"'`]*["'`]/g,
  /\bnew\s+(?:Worker|SharedWorker|EventSource|WebSocket)\(\s*["'`](?!data:|blob:)[^"'`]*["'`]/g,
];

/** What was found with a little of what stands before it: the code is minified, and its place says nothing. */
const inScript = (code) =>
  SCRIPT_FORMS.flatMap((form) =>
    [...code.matchAll(form)].map(
      (match) => `script: ${code.slice(Math.max(0, match.index - 40), match.index)}${match[0]}`,
    ),
  );

const inTag = (name, attributes) =>
  [...attributes.matchAll(ADDRESS)]
    .map((match) => ({ attribute: match[1].toLowerCase(), address: match[2].slice(1, -1).trim() }))
    // A link that a person may follow is no request of the page.
    .filter(
      ({ attribute, address }) => !isLocal(address) && !(name === "a" && attribute === "href"),
    )
    .map(({ attribute, address }) => `<${name} ${attribute}="${address}">`);

/**
 * @param {string} html a page
 * @returns {string[]} one line for each request, empty for a page that stands alone
 */
export const requests = (html) => {
  const found = [];
  const markup = html.replace(ELEMENT, (_, name, attributes, text) => {
    found.push(...(name.toLowerCase() === "style" ? inStyle(text) : inScript(text)));
    return `<${name}${attributes}>`;
  });
  for (const match of markup.matchAll(TAG)) found.push(...inTag(match[1].toLowerCase(), match[2]));
  return found.map(shortened);
};
