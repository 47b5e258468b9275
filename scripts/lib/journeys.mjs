import { versionOf } from './browsers.mjs'
import { findChromium } from './chromium.mjs'
import { runPlaywright } from './playwright.mjs'
import { say } from './say.mjs'
import { withSite } from './site-for-tests.mjs'

export { withSite } from './site-for-tests.mjs'

/** Runs the browser journeys, against `E2E_BASE_URL` or a site of their own. Gives counts. */
export const runJourneys = async (filters) => {
  const chromium = await findChromium()
  say(`Browser: ${await versionOf(chromium)}`)
  return withSite((env) =>
    runPlaywright({
      config: 'e2e/playwright.config.ts',
      report: 'e2e.json',
      args: filters,
      env: { ...env, CHROMIUM_PATH: chromium },
    }),
  )
}
