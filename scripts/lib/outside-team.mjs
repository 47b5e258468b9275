import { join } from 'node:path'
import { findChromium } from './browsers.mjs'
import { freePort } from './free-port.mjs'
import { root } from './root.mjs'
import { run, say, step } from './say.mjs'
import { withOwnSite } from './site.mjs'

/**
 * Packs what teams install, starts a site with its registry, and does what a team outside does. Everything must be built. Gives a row for
 * each step; throws where one fails.
 */
export const runOutsideTeam = async () => {
  const browserPath = await findChromium()
  await step('packing what teams install', () => run(process.execPath, [join(root, 'scripts', 'packages.mjs')]))
  const { runOutside } = await import('../../e2e/outside/run-outside.mjs')
  const port = await freePort()
  process.env.REGISTRY_PORT = String(port)
  // The machine is shared by the site, a dev server and a browser: late turns of the event loop tell nothing.
  return withOwnSite({ LOG_LEVEL: 'warn', SHED_DELAY_MS: '0' }, ({ address, dataDir }) =>
    runOutside({
      site: address,
      registry: `http://127.0.0.1:${port}`,
      packed: join(root, 'dist', 'packages'),
      operator: (...args) =>
        run(process.execPath, [join(root, 'services', 'releases', 'dist', 'cli.js'), ...args], {
          env: { DATA_DIR: dataDir, PROJECT_ROOT: root },
        }),
      browserPath,
      say,
    }),
  )
}
