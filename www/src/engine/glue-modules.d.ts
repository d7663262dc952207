// What `tools/wasm-glue.mjs` makes of the output of wasm-bindgen: one glue for all modules with the same classes.

declare module "virtual:glue/*" {
  /** Glue for the module of this name, and for it alone. */
  export function glue<Classes>(name: string): {
    imports(): WebAssembly.Imports;
    start(instance: WebAssembly.Instance): unknown;
  } & Classes;
}
