/** Where this release came from: an address, and what stands in the text there. */
let source: { readonly address: string; readonly mark: string } | null = null;

/**
 * Says where this release came from: the text at `address` holds `mark`, such as the name of a
 * file, which changes with every change of the program. The first to say so is right.
 */
export function comesFrom(address: string, mark: string): void {
  source ??= { address, mark };
}

/** Says that this release came with the page that is shown. */
export function comesWithPage(): void {
  // The last one is built on all others.
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]');
  const script = [...scripts].at(-1);
  if (script) comesFrom(location.href.replace(/#.*/, ""), script.src.split("/").at(-1) ?? "");
}

/** `foreign`: there, on another site, which may not let its files be used here. */
type Where = "there" | "gone" | "unreachable" | "foreign";

let asking: Promise<Where> | null = null;

/** Whether the files of this release can be had now: another release may have replaced them. */
export function served(): Promise<Where> {
  // A page misses several parts at once.
  asking ??= ask().finally(() => (asking = null));
  return asking;
}

async function ask(): Promise<Where> {
  if (!source) return "there";
  const { address, mark } = source;
  try {
    const response = await fetch(address, { cache: "no-store" });
    if (response.status >= 500) return "unreachable";
    if (!(await response.text()).includes(mark)) return "gone";
    return new URL(address).origin === location.origin ? "there" : "foreign";
  } catch {
    return "unreachable";
  }
}
