/// <reference lib="dom" />
import type { ModuleLoader } from '@site/contracts/module-loader'

export interface PageCode {
  /** The page's first scripts, run as soon as possible. */
  readonly scripts: readonly string[]
  /** Modules that those import later. */
  readonly modules: readonly string[]
}

/**
 * Starts a prerendered page. Its source is inlined in the page, so it must not use anything outside itself.
 *
 * The scripts are prefetched while the page is parsed, and run after the first paint. They run at once in a background tab, which is not
 * painted, and on input; and a second after the load event if the browser does not report paints.
 *
 * The imports of the entry are started as separate scripts, each of which runs once it is loaded: run by the import of the entry, all of
 * them would block the page in one long task.
 *
 * A click on a button marked `dehydrated` is replayed once it is hydrated. If that does not happen within 10 s, a form with an action is
 * submitted natively; any other click is dropped.
 */
export const startAfterPaint = (page: Window, loader: ModuleLoader, code: PageCode, dehydrated: string): void => {
  /** Nielsen (Usability Engineering, 1993, ch. 5): after 10 s people have turned to something else. */
  const HOLD_MS = 10_000
  const { document } = page
  const prefetch = (addresses: readonly string[]): void => void loader.prefetch(addresses).catch(() => undefined)

  let started = false
  const start = (): void => {
    if (started) return
    started = true
    prefetch(code.modules)
    void loader.start(code.scripts)
  }
  prefetch(code.scripts)
  if (document.hidden) start()
  new PerformanceObserver(() => page.requestAnimationFrame(() => page.setTimeout(start))).observe({
    type: 'paint',
    buffered: true,
  })
  for (const type of ['pointerdown', 'keydown']) page.addEventListener(type, start, { passive: true })
  page.addEventListener('load', () => page.setTimeout(start, 1000))

  const held = new Set<HTMLButtonElement>()
  const answers = (button: Element): boolean => button.closest(`[${dehydrated}]`) === null
  let native = false
  page.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest('button')
      if (native || !button || answers(button)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      held.add(button)
      page.setTimeout(() => {
        if (!held.delete(button) || !button.form?.hasAttribute('action')) return
        native = true
        button.click()
        native = false
      }, HOLD_MS)
    },
    true,
  )
  new MutationObserver(() => {
    for (const button of held)
      if (answers(button)) {
        held.delete(button)
        button.click()
      }
  }).observe(document, { subtree: true, attributeFilter: [dehydrated] })
}
