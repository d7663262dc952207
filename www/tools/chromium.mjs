// How every tool and test starts Chromium: the one that `CHROMIUM_PATH` names, or Playwright's own.

const executablePath = process.env["CHROMIUM_PATH"];

export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    // Without a graphics card the view in space is drawn by the processor.
    "--enable-unsafe-swiftshader",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
