// What `tools/lean-icons.mjs` makes of an icon: the one path that it is drawn with.

declare module "*.svg?path" {
  const path: string;
  export default path;
}
