import type { Browser, CDPSession, Page } from 'playwright'
import type { Profile } from './profiles.ts'

/** Opens an empty page as a phone of this profile has it, with empty caches, for as long as `work` takes. */
export const withPage = async <Result>(
  browser: Browser,
  { network, cpu }: Profile,
  work: (page: Page, cdp: CDPSession) => Promise<Result>,
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
    return await work(page, cdp)
  } finally {
    await context.close()
  }
}
