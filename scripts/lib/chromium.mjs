import { findBrowsers } from './browsers.mjs'
import { stop } from './say.mjs'

/** Path of a Chromium to test with: `CHROMIUM_PATH`, the system's, Playwright's own, or Debian's package when root. */
export const findChromium = async () => {
  const { found, leftOut } = await findBrowsers(['Chromium'])
  return found[0]?.path ?? stop(`Without Chromium nothing can be tested: ${leftOut[0].reason}.`)
}
