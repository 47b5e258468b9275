/// <reference lib="dom" />
import type { ModuleLoader } from '@site/contracts/module-loader'

export interface PageCode {
  /** The page's first scripts, run as soon as they may. */
  readonly scripts: readonly string[]
  /** What those import later. */
  readonly modules: readonly string[]
}

/**
 * Starts a page that can be read already. Its source text stands in the page, so it uses nothing from outside of itself.
 *
 * The scripts are fetched beside its words, and run once it has been painted. A tab in the background is not painted, whoever touches
 * the page wants it to answer, and a browser may not tell when it paints: then they run at once, or a second after everything else is there.
 *
 * What the entry imports is started as scripts of its own, each of which runs by itself as soon as it is there: run by the entry's
 * import, all of them would hold the page in one go.
 *
 * A press on a button marked `dehydrated` is not lost: it is pressed again once it is hydrated. Where that does not happen within 10 s, a
 * form with an address of its own is sent there as the browser does it by itself; any other press is forgotten.
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
