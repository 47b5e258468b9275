import { test as base, expect } from 'playwright/test'
import type { EngineDriver } from '../drivers/driver.ts'
import { startFirefox } from '../drivers/firefox.ts'
import { startWebKit } from '../drivers/webkit.ts'
import { makeEnginePage, type EnginePage } from './engine-page.ts'
import { startFaultProxy, type FaultProxy } from './fault-proxy.ts'

export type EngineName = 'firefox' | 'webkit'

export const DESKTOP = { width: 1280, height: 900 } as const
export const PHONE = { width: 390, height: 844 } as const

const starters = { firefox: startFirefox, webkit: startWebKit }
const SETTINGS = { firefox: 'FIREFOX_PATH', webkit: 'WEBKIT_DRIVER_PATH' } as const

const startEngine = (engine: EngineName): Promise<EngineDriver> => {
  const path = process.env[SETTINGS[engine]]
  if (path === undefined) throw new Error(`${SETTINGS[engine]} is not set: npm run e2e -- --engines finds it`)
  return starters[engine](path)
}

const VIOLATED = 'policy violated: '

interface OfTest {
  /** The site as the page sees it, to be broken. */
  readonly site: FaultProxy
  /** The same site at another origin: a visitor who has been nowhere. */
  readonly elsewhere: FaultProxy
  readonly tab: EnginePage
  /** Announces complaints that a test provokes on purpose. */
  readonly allow: (pattern: RegExp) => void
}

interface OfWorker {
  readonly engine: EngineName
  readonly siteAddress: string
  readonly driver: EngineDriver
}

const withProxy = async (address: string, provide: (proxy: FaultProxy) => Promise<void>): Promise<void> => {
  const proxy = await startFaultProxy(address)
  await provide(proxy)
  await proxy.close()
}

/** Complaints of the document that stands, and of those that were left. */
const complaintsOf = async (tab: EnginePage, site: FaultProxy): Promise<readonly string[]> => [
  ...site.complaints(),
  ...(await tab.evaluate(() => window.engineComplaints ?? [])),
]

/** Complaints that no pattern announces; a violated policy cannot be announced. */
export const unannounced = (complaints: readonly string[], allowed: readonly RegExp[]): readonly string[] =>
  complaints.filter((line) => line.startsWith(VIOLATED) || !allowed.some((pattern) => pattern.test(line)))

/** Every test fails on an uncaught error, a console error, a refusal or a violated policy that it did not announce. */
export const test = base.extend<OfTest, OfWorker>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  siteAddress: [process.env['E2E_BASE_URL'] ?? 'http://localhost:8080', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, provide) => {
      const driver = await startEngine(engine)
      await provide(driver)
      await driver.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  site: ({ siteAddress }, provide) => withProxy(siteAddress, provide),
  elsewhere: ({ siteAddress }, provide) => withProxy(siteAddress, provide),
  tab: async ({ driver, site }, provide, info) => {
    info.annotations.push({ type: 'browser', description: driver.version })
    await driver.renew()
    await driver.resize(DESKTOP)
    await provide(makeEnginePage(driver, site.origin))
    if (info.status !== info.expectedStatus)
      await info.attach('page', { body: await driver.screenshot(), contentType: 'image/png' })
  },
  allow: [
    async ({ tab, site }, provide) => {
      const allowed: RegExp[] = []
      await provide((pattern) => void allowed.push(pattern))
      expect(unannounced(await complaintsOf(tab, site), allowed), 'complaints of the page').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }
