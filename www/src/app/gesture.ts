/** Runs once somebody has touched the page: before that, browsers let no sound out. */
export function afterGesture(run: () => unknown): void {
  if (navigator.userActivation.hasBeenActive) return void run();
  const stop = new AbortController();
  const touched = () => {
    stop.abort();
    run();
  };
  for (const type of ["pointerup", "keydown"] as const) {
    addEventListener(type, touched, { capture: true, signal: stop.signal });
  }
}
