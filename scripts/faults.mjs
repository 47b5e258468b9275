import { runPlaywright } from './lib/browser-tests.mjs'
import { findChromium } from './lib/browsers.mjs'
import { faultTables, skipReasons } from './lib/fault-table.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main, say, step } from './lib/say.mjs'
import { withSite } from './lib/site.mjs'
import { task } from './lib/tasks.mjs'

/** Faults behind the browser. Each program takes the further arguments and gives whether everything held. */
const BEHIND_THE_BROWSER = {
  servers: async (args) => (await import('../e2e/faults/servers/run-servers.mjs')).runServerFaults(args),
  topology: async () => (await import('../e2e/faults/topology/run-topology.mjs')).runTopologyFaults(),
  registry: async (args) => (await import('../e2e/faults/registry/run-registry.mjs')).runRegistryFaults(args),
  fuzz: async (args) => (await import('../e2e/faults/fuzz/run-fuzz.mjs')).runFuzz(args),
}

/** Sets that build for themselves what they break. */
const BUILDS_ITSELF = new Set(['registry'])

/** Breaks every live remote in every way, in a browser. Gives whether all of it was contained. */
const inTheBrowser = async (titles) => {
  const chromium = await findChromium()
  const { report, failed } = await withSite((env) =>
    runPlaywright({
      config: 'e2e/faults/browser/playwright.config.ts',
      report: 'faults.json',
      args: titles.flatMap((title) => ['--grep', title]),
      env: { ...env, CHROMIUM_PATH: chromium },
    }),
  )
  for (const [set, rows] of Object.entries(faultTables(report))) {
    say(`\n${set}: contained after / recovered after`)
    console.table(rows)
  }
  for (const reason of skipReasons(report)) say(`left out: ${reason}`)
  const { expected, unexpected, skipped } = report.stats
  say(`${expected} contained, ${unexpected} not, ${skipped} left out`)
  return failed === 0 && expected > 0
}

/**
 * `npm run faults [-- title]`: breaks every live remote in every way, in a browser, and prints what became of it. `-- servers` and
 * `-- topology` break what stands behind the browser instead; `-- registry [uploads] [kills] [seed]` kills the registry service while teams
 * publish; `-- fuzz [count] [seed]` sends requests that nobody meant.
 */
main(async () => {
  await ensureInstalled()
  const [set = '', ...args] = process.argv.slice(2)
  const behind = Object.hasOwn(BEHIND_THE_BROWSER, set) ? BEHIND_THE_BROWSER[set] : undefined
  if (!BUILDS_ITSELF.has(set) && (behind !== undefined || !process.env.E2E_BASE_URL))
    await step('building what changed', () => task('build'))
  const held = await (behind === undefined ? inTheBrowser(process.argv.slice(2)) : behind(args))
  if (!held) process.exitCode = 1
})
