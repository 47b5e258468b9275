import type { Frame } from 'playwright/test'
import { test as base, expect } from 'playwright/test'
import { startFirefox } from '../../engines/drivers/firefox.ts'
import { startWebKit } from '../../engines/drivers/webkit.ts'
import { startChromium } from './chromium.ts'
import { openGallery, waitForPaint } from './renderer.ts'
import { serveGallery } from './serve.ts'
import type { Tab } from './tab.ts'

export type Engine = 'chromium' | 'firefox' | 'webkit'

const SETTINGS = { chromium: 'CHROMIUM_PATH', firefox: 'FIREFOX_PATH', webkit: 'WEBKIT_DRIVER_PATH' } as const

const start = async (engine: Engine): Promise<{ readonly tab: Tab; readonly frame?: () => Frame }> => {
  const path = process.env[SETTINGS[engine]]
  if (path === undefined) throw new Error(`${SETTINGS[engine]} is not set: npm run gallery -- test finds it`)
  if (engine === 'firefox') return { tab: await startFirefox(path) }
  if (engine === 'webkit') {
    const tab = await startWebKit(path)
    const screenshot = async () => {
      await waitForPaint(tab)
      return tab.screenshot()
    }
    return { tab: { ...tab, screenshot } }
  }
  const { frame, ...tab } = await startChromium(path)
  return { tab, frame }
}

interface OfWorker {
  readonly engine: Engine
  /** The gallery, open in a browser that every test of the worker uses. */
  readonly gallery: {
    readonly tab: Tab
    /** The frame of the story, to run axe in: Chromium's alone. */
    readonly frame: (() => Frame) | undefined
    /** Names of the stories of each file. */
    readonly stories: Readonly<Record<string, readonly string[]>>
  }
}

export const test = base.extend<object, OfWorker>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  gallery: [
    async ({ engine }, provide) => {
      const server = await serveGallery()
      const { tab, frame } = await start(engine)
      await tab.renew()
      await provide({ tab, frame, stories: await openGallery(tab, server.address) })
      await tab.close()
      server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
export { expect }
