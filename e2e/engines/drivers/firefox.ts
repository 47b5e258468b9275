import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { launch, type BrowserContext, type Page } from 'puppeteer-core'
import type { EngineDriver, Key } from './driver.ts'

const preferences = (downloads: string) => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'intl.accept_languages': 'en-AU, en',
})

/** Starts Firefox without a window and drives it by WebDriver BiDi. */
export const startFirefox = async (executablePath: string): Promise<EngineDriver> => {
  const downloads = await mkdtemp(join(tmpdir(), 'firefox-downloads-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences(downloads),
    env: { ...process.env, TZ: 'Australia/Adelaide' },
  })
  let context: BrowserContext | undefined
  let current: Page | undefined
  const page = (): Page => {
    if (current === undefined) throw new Error('no page is open: renew() opens one')
    return current
  }
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    downloads,
    goto: async (url) => void (await page().goto(url)),
    reload: async () => void (await page().reload()),
    back: async () => void (await page().goBack()),
    forward: async () => void (await page().goForward()),
    evaluate: <Result>(expression: string) => page().evaluate<[], () => Result>(expression),
    click: ({ x, y }) => page().mouse.click(x, y),
    hover: ({ x, y }) => page().mouse.move(x, y),
    type: (text) => page().keyboard.type(text),
    typeDate: ([year, month, day]) => page().keyboard.type(`${month}${day}${year}`),
    press: (key: Key) => page().keyboard.press(key),
    resize: (size) => page().setViewport(size),
    screenshot: async () => Buffer.from(await page().screenshot()),
    renew: async () => {
      await context?.close()
      context = await browser.createBrowserContext()
      current = await context.newPage()
    },
    close: async () => {
      await browser.close()
      await rm(downloads, { recursive: true, force: true })
    },
  }
}
