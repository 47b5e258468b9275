import { chromium } from 'playwright/test'
import { chromiumFlags } from '../../support/chromium-flags.ts'
import type { Tab } from './tab.ts'

/** Starts Chromium as the journeys do, with what this suite needs of an engine. */
export const startChromium = async (executablePath: string) => {
  const browser = await chromium.launch({ executablePath, args: chromiumFlags })
  const page = await browser.newPage({ locale: 'en-AU' })
  const devtools = await page.context().newCDPSession(page)
  /** By the protocol itself: Playwright's own way prepares the page for comparing pictures, which takes three times as long. */
  const screenshot = async () => {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    return Buffer.from(data, 'base64')
  }
  const tab: Tab = {
    version: `Chromium ${browser.version()}`,
    goto: async (url) => void (await page.goto(url)),
    evaluate: <Result>(expression: string) => page.evaluate<Result>(expression),
    hover: ({ x, y }) => page.mouse.move(x, y),
    resize: (size) => page.setViewportSize(size),
    screenshot,
    renew: () => page.context().clearCookies(),
    close: () => browser.close(),
  }
  /** Where axe runs: the frame of the story. */
  const frame = () => page.frames().at(-1) ?? page.mainFrame()
  return { ...tab, frame }
}
