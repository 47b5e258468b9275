/** How long to wait, in ms: by then a page that did not load has its fallback (docs/decisions/011). */
const WAIT_MS = 8000

/** Calls `found` with an element of the page once it is there, at the next frame at the earliest. Returns how to stop waiting. */
export const whenPresent = (find: () => HTMLElement | null, found: (element: HTMLElement) => void): (() => void) => {
  const look = (): void => {
    const element = find()
    if (element === null) return
    stop()
    found(element)
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  const frame = requestAnimationFrame(look)
  const stop = (): void => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
  const timer = setTimeout(stop, WAIT_MS)
  return stop
}
