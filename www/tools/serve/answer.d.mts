import type { IncomingMessage, ServerResponse } from "node:http";

/** Handles requests for the site in `dist` as if its folder on the host were `base`. */
export function answerFrom(
  dist: string,
  base: string,
  encode?: (body: Buffer, type: string) => { readonly body: Buffer; readonly encoding: string },
): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
