import { findChromium } from '../../scripts/lib/browsers.mjs'
import { main } from '../../scripts/lib/say.mjs'
import { withBundle } from './lib/bundle.mjs'
import { withSite } from './lib/with-site.mjs'

/** `npm run bench -- lighthouse`: what Lighthouse says of every public page as a phone sees it. */
main(() =>
  withBundle('lighthouse/cli.ts', async ({ readArgs, bench }) => {
    const args = readArgs(process.argv.slice(2))
    const chromium = await findChromium()
    process.exitCode = await withSite((site) => bench({ args, chromium, site: site.address }))
  }),
)
