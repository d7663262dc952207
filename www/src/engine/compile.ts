import type { Packed } from "./glue";

/**
 * Compiles a module while it comes from an address; where the host calls it something else, when it has come. In the
 * edition in one file it is here already: `compile-file.ts`.
 */
export async function compile(
  address: string,
  imports: WebAssembly.Imports,
  _packed?: Packed,
): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const response = await fetch(address);
  if (!response.ok) throw new TypeError(`${response.status} ${address}`);
  return response.headers.get("content-type") === "application/wasm"
    ? WebAssembly.instantiateStreaming(response, imports)
    : WebAssembly.instantiate(await response.arrayBuffer(), imports);
}
