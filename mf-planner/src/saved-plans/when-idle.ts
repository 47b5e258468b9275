/** What comes after the first view waits until that is on the screen for so long, ms, and at most as long again for a quiet moment. */
const AFTER_MS = 1500

/** Runs something once the page has come to rest; the function returned takes that back. */
export const whenIdle = (run: () => void): (() => void) => {
  const timer = setTimeout(() => {
    // Safari has no such call.
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AFTER_MS })
    else run()
  }, AFTER_MS)
  return () => clearTimeout(timer)
}
