import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findChromium } from '../../scripts/lib/browsers.mjs'
import { root } from '../../scripts/lib/root.mjs'
import { main, step } from '../../scripts/lib/say.mjs'
import { withOwnSite } from '../../scripts/lib/site.mjs'
import { withBundle } from './lib/bundle.mjs'
import { apps, installPeers } from './peers/sites/install.mjs'
import { startNextZones } from './peers/sites/next-zones.mjs'
import { startOneApp } from './peers/sites/one-app.mjs'
import { ourSite } from './peers/sites/ours.mjs'
import { startModuleFederation, startSingleSpa } from './peers/sites/vite-sites.mjs'

/** Browsers and six servers share a few cores: late turns of the event loop tell nothing. Load comes from one address alone. */
const SETTINGS = { SHED_DELAY_MS: '0', LOG_LEVEL: 'warn' }

/** `npm run bench -- peers`: the composed site against what a team would pick instead (`peers/README.md`). */
main(() =>
  withBundle('peers/cli.ts', async ({ readArgs, bench, baselinePages, knownOf, headersOfSite }) => {
    const args = readArgs(process.argv.slice(2))
    const chromium = await findChromium()
    await installPeers()
    const headers = await headersOfSite()
    process.exitCode = await withOwnSite(SETTINGS, async (site) => {
      await writeFile(join(apps, 'common', 'known.json'), JSON.stringify(await knownOf(site.address)))
      const sites = [ourSite(site)]
      const given = { backend: site.address, headers, pagesOf: baselinePages }
      const starts = { startModuleFederation, startNextZones, startSingleSpa, startOneApp }
      try {
        for (const [name, start] of Object.entries(starts)) sites.push(await step(name, () => start(given)))
        return await bench({ args, chromium, sites, root })
      } finally {
        for (const each of sites) await each.stop()
      }
    })
  }),
)
