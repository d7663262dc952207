/** Styles and scripts that were asked for; one that failed is forgotten, and asked for again. */
const asked = new Map<string, Promise<unknown>>();

/**
 * What the built site calls for every dynamic import, with the files that the part needs:
 * its styles are there before it is, and its scripts come at the same time.
 */
export async function preload<T>(
  load: () => Promise<T>,
  files: readonly string[] = [],
  importer = "",
): Promise<T> {
  const pages = files.map((file) => new URL(file, importer).href);
  await Promise.all(pages.map((page) => ask(page)));
  return load();
}

function ask(href: string): Promise<unknown> | undefined {
  const styles = href.endsWith(".css");
  let there = asked.get(href);
  if (!there) {
    there = link(href, styles);
    asked.set(href, there);
    there.catch(() => asked.delete(href));
  }
  // A script that fails is missed by its import.
  return styles ? there : undefined;
}

function link(href: string, styles: boolean): Promise<unknown> {
  const rel = styles ? "stylesheet" : "modulepreload";
  // The page names its own by shorter addresses; a second copy of a sheet would come last.
  const links = document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`);
  if ([...links].some((one) => one.href === href)) return Promise.resolve();
  const element = document.createElement("link");
  element.rel = rel;
  element.crossOrigin = "";
  element.href = href;
  document.head.append(element);
  return new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", () => {
      element.remove();
      reject(new TypeError(`no ${href}`));
    });
  });
}
