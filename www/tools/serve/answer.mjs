// Answers requests for the files of a built site.

import sirv from "sirv";

/** Handles requests for the site in `dist` as if its folder on the host were `base`, which begins and ends with `/`. */
export function answerFrom(dist, base) {
  // Read anew for each request, and never kept: another build may be there.
  const files = sirv(dist, { dev: true, extensions: [] });
  return (request, response) => {
    const refuse = (status, headers) => response.writeHead(status, headers).end();
    if (!["GET", "HEAD"].includes(request.method)) return refuse(405, { allow: "GET, HEAD" });
    const { pathname } = new URL(request.url, "http://localhost");
    if (!pathname.startsWith(base)) return refuse(404);
    request.url = `/${pathname.slice(base.length)}${pathname.endsWith("/") ? "index.html" : ""}`;
    response.setHeader("x-content-type-options", "nosniff");
    files(request, response, () => refuse(404));
  };
}
