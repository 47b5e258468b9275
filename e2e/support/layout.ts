import type { Page } from 'playwright/test'

// The functions named find… run in the page of any engine: they use nothing but their arguments.

/** Pixels by which the page is wider than the window; 0 when nothing scrolls sideways. */
export const findSidewaysScroll = (): number => Math.max(0, document.documentElement.scrollWidth - window.innerWidth)

export const sidewaysScroll = (page: Page): Promise<number> => page.evaluate(findSidewaysScroll)

/** Doubles the text size the way a browser setting does: every size of the site is in rem. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/**
 * Elements whose text is cut off: hidden overflow with more text than room. Screen-reader-only text is meant to be, and a map's
 * boxes are its window on a larger ground.
 */
export const findCutOff = (selector: string): string[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => {
      const style = getComputedStyle(element)
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
      const shown = element.clientWidth > 2 && element.clientHeight > 2
      const isMap = element.closest('.maplibregl-map') !== null
      const holds = (element.textContent ?? '').trim() !== ''
      return hides && shown && !isMap && holds && element.scrollWidth > element.clientWidth + 1
    })
    .map((element) => `${element.tagName.toLowerCase()}: ${(element.textContent ?? '').trim().slice(0, 60)}`)

export const cutOff = (page: Page): Promise<string[]> => page.evaluate(findCutOff, 'main *, header *, footer *')

/**
 * Visible words that begin or end outside the window: a parent that clips may hide them without any scroll bar. What scrolls sideways
 * on its own, such as a wide table, is left out.
 */
export const findTextBeyond = (): string[] => {
  const found = new Set<string>()
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
    const parent = node.parentElement
    const text = (node.textContent ?? '').trim()
    if (text === '' || parent === null || parent.closest('script, style, noscript, [aria-hidden="true"]')) continue
    // Screen-reader-only text stands in a box of one pixel, the form's trap far off the page.
    const box = parent.getBoundingClientRect()
    if (box.width <= 1 || box.right <= 0 || !parent.checkVisibility({ visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const beyond = [...range.getClientRects()].some(
      ({ left, right, width }) => width > 0 && (right > document.documentElement.clientWidth + 1 || left < -1),
    )
    if (beyond && !scrolls(parent)) found.add(text.slice(0, 60))
  }
  return [...found]
}

export const textBeyond = (page: Page): Promise<string[]> => page.evaluate(findTextBeyond)
