import type { Browser, Page } from 'playwright'
import type { Profile } from '../web/profiles.ts'

/** Opens an empty page as a phone of this profile has it, with empty caches, for as long as `work` takes. */
export const withPage = async <Result>(
  browser: Browser,
  { network, cpu }: Profile,
  work: (page: Page) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'en-AU',
    timezoneId: 'Australia/Adelaide',
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    if (network !== null) {
      await cdp.send('Network.enable')
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: network.latencyMs,
        downloadThroughput: network.bytesPerSecond,
        uploadThroughput: network.bytesPerSecond,
      })
    }
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    return await work(page)
  } finally {
    await context.close()
  }
}

/** Asks until there is an answer. The page's own policy keeps Playwright from waiting within it. Throws after a minute. */
export const waitFor = async <Value>(what: string, read: () => Promise<Value | null>): Promise<Value> => {
  const limit = performance.now() + 60_000
  for (;;) {
    const value = await read()
    if (value !== null) return value
    if (performance.now() > limit) throw new Error(`${what} after 60 s`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
