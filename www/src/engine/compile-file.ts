import type { Packed } from "./glue";

/** Compiles a module that came with the page. */
export async function compile(
  _address: string,
  imports: WebAssembly.Imports,
  packed: Packed = "",
): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const bytes = Uint8Array.from(atob(packed), (char) => char.charCodeAt(0));
  // Not a blob: WebKit reads none in a worker of a page from a disk.
  const unpacking = new DecompressionStream("gzip");
  const writer = unpacking.writable.getWriter();
  const unpacked = new Response(unpacking.readable).arrayBuffer();
  const [module] = await Promise.all([unpacked, writer.write(bytes), writer.close()]);
  return WebAssembly.instantiate(module, imports);
}
