import { findChromium } from '../../scripts/lib/browsers.mjs'
import { main } from '../../scripts/lib/say.mjs'
import { withOwnSite } from '../../scripts/lib/site.mjs'
import { withBundle } from './lib/bundle.mjs'

/** `npm run bench -- interact`: how soon the page shows what a visitor's hand did, on a slow phone or laptop. */
main(() =>
  withBundle('interact/cli.ts', async ({ readArgs, bench }) => {
    const args = readArgs(process.argv.slice(2))
    const chromium = await findChromium()
    process.exitCode = await withOwnSite({ SHED_DELAY_MS: '0' }, (site) =>
      bench({ args, chromium, site: site.address }),
    )
  }),
)
