import { findChromium } from '../../scripts/lib/browsers.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { main, step } from '../../scripts/lib/say.mjs'
import { withOwnSite } from '../../scripts/lib/site.mjs'
import { buildBaseline, withBundle } from './lib/bundle.mjs'

/** `npm run bench -- web`: the composed site against the same sources as one app. */
main(() =>
  withBundle('web/cli.ts', async ({ readArgs, bench }) => {
    const args = readArgs(process.argv.slice(2))
    const chromium = await findChromium()
    const baseline = await step('building the baseline', buildBaseline)
    process.exitCode = await withOwnSite({ SHED_DELAY_MS: '0' }, (site) =>
      bench({ args, chromium, baseline, composed: site.address, root }),
    )
  }),
)
