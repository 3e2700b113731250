/** Milliseconds after which it happens although the page is never idle. */
const patienceMs = 2_000;

/** Does something once the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Safari lacks it.
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: patienceMs });
  else run();
}
