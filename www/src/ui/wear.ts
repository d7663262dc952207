const worn = new Set<string>();

/** Puts on styles that come within a script, once: they cost no request of their own. */
export function wear(css: string): void {
  if (worn.has(css)) return;
  worn.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
