/** How long a browser without idle callbacks, as WebKit, is left alone, in ms. */
const ASIDE_MS = 1000

/** Does work that nobody waits for once the browser has nothing else to do, or `withinMs` at the latest where that is given. */
export const whenIdle = (work: () => void, withinMs = 0): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: withinMs })
  else setTimeout(work, ASIDE_MS)
}
