import type { Page } from 'playwright/test'

/** Pixels by which the page is wider than the window; 0 when nothing scrolls sideways. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth))

/** Doubles the text size the way a browser setting does: every size of the site is in rem. */
export const doubleText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Elements whose text is cut off: hidden overflow with more text than room. Screen-reader-only text is meant to be. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
      .filter((element) => {
        const style = getComputedStyle(element)
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
        const shown = element.clientWidth > 2 && element.clientHeight > 2
        return (
          hides && shown && element.scrollWidth > element.clientWidth + 1 && (element.textContent ?? '').trim() !== ''
        )
      })
      .map((element) => `${element.tagName.toLowerCase()}: ${(element.textContent ?? '').trim().slice(0, 60)}`),
  )
