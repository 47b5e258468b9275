import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium } from './lib/chromium.mjs'
import { drillTables, skipReasons } from './lib/drill-table.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { withSite } from './lib/journeys.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, step, Stop } from './lib/say.mjs'
import { bin, task } from './lib/tasks.mjs'

const REPORT = join(root, 'e2e', '.reports', 'drills.json')

const SETS = { servers: 'serverDrills', topology: 'topologyDrill', fuzz: 'fuzzDrill' }

/**
 * `npm run drills [-- title]`: breaks every live remote in every way, in a browser, and prints what became of it. `-- servers` and
 * `-- topology` break what stands behind the browser instead; `-- fuzz [count] [seed]` sends requests that nobody meant.
 */
main(async () => {
  await ensureInstalled()
  const set = process.argv[2]
  if (set !== undefined && Object.hasOwn(SETS, set)) {
    await step('building what changed', () => task('build'))
    const drills = await import(`./drills/${set}.mjs`)
    if (!(await drills[SETS[set]](process.argv.slice(3)))) process.exitCode = 1
    return
  }
  if (!process.env.E2E_BASE_URL) await step('building what changed', () => task('build'))
  const chromium = await findChromium()
  const wanted = process.argv.slice(2).flatMap((title) => ['--grep', title])
  // A table of an earlier run would tell of another site.
  rmSync(REPORT, { force: true })
  await withSite((env) =>
    run(bin('playwright'), ['test', '--config', 'e2e/drills/playwright.config.ts', ...wanted], {
      cwd: root,
      env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT },
      loud: true,
    }).catch((error) => {
      // Failed drills are told by the table.
      if (!(error instanceof Stop)) throw error
    }),
  )
  const report = JSON.parse(readFileSync(REPORT, 'utf8'))
  for (const [set, rows] of Object.entries(drillTables(report))) {
    say(`\n${set}: contained after / recovered after`)
    console.table(rows)
  }
  for (const reason of skipReasons(report)) say(`left out: ${reason}`)
  for (const { message } of report.errors) say(message)
  const { expected, unexpected, skipped } = report.stats
  say(`${expected} contained, ${unexpected} not, ${skipped} left out`)
  if (unexpected > 0 || expected === 0 || report.errors.length > 0) process.exitCode = 1
})
