import type { Page } from 'playwright'

declare global {
  interface Window {
    /** Time from each event of the hand to the frame after it, in ms, since the last one was taken. */
    benchInteractions: number[]
  }
}

/**
 * Runs in the page before anything else does. The browser's own Event Timing leaves out moves of the pointer, so each event is timed here
 * from when the system had it until the frame that follows it was handed over.
 */
const watch = (): void => {
  window.benchInteractions = []
  const timed = ({ timeStamp, isTrusted }: Event): void => {
    if (!isTrusted) return
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      // A message comes after the frame was painted, before anything that was put off.
      port1.addEventListener('message', () => window.benchInteractions.push(performance.now() - timeStamp))
      port1.start()
      port2.postMessage(null)
    })
  }
  for (const kind of ['pointerdown', 'pointermove', 'pointerup', 'click', 'keydown', 'wheel'])
    window.addEventListener(kind, timed, { capture: true, passive: true })
}

/** Watches every document that the page opens from now on. */
export const watchInteractions = async (page: Page): Promise<void> => void (await page.addInitScript(watch))

/** What was noted since the last time, once the page has shown everything. */
export const takeInteractions = async (page: Page): Promise<number[]> => {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  )
  return page.evaluate(() => window.benchInteractions.splice(0))
}
