import { basename } from "node:path";

import { policyOf, policyTag } from "./policy.mjs";

/** Writes its policy into each page; the server for development needs scripts that it forbids. */
export function policy() {
  return {
    name: "policy",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html, { filename }) =>
        html.replace(
          /<head>/i,
          (head) => `${head}\n    ${policyTag(policyOf(basename(filename)))}`,
        ),
    },
  };
}
