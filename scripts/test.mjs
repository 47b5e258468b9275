import { runEngines, runJourneys } from './lib/browser-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, step, Stop } from './lib/say.mjs'
import { STATIC_CHECKS } from './lib/static-checks.mjs'
import { task } from './lib/tasks.mjs'
import { unitCounts } from './lib/unit-tests.mjs'

/** `npm test`: everything a change must pass, cheapest first. The last line is `N passed, N failed`. */
main(async () => {
  await ensureInstalled()
  const problems = []
  const stage = async (name, work) => {
    say(name)
    try {
      return await step(name.toLowerCase(), work)
    } catch (error) {
      problems.push(name)
      say(error instanceof Stop ? error.message : String(error?.stack ?? error))
      return undefined
    }
  }
  for (const [name, check] of STATIC_CHECKS) await stage(name, check)
  await stage('Types', () => task('types'))
  await stage('Unit', async () => {
    await run(process.execPath, ['--test', 'scripts/lib/'], { cwd: root })
    // Together: the slow tests of one package would leave every core but one idle.
    await task('unit,slow')
  })
  await stage('Build', () => task('build'))
  const none = { passed: 0, failed: 1, skipped: 0 }
  const inBrowsers = async (name, suite) => {
    const counts = problems.includes('Build') ? none : ((await stage(name, () => suite([]))) ?? none)
    if (counts.failed > 0 && !problems.includes(name)) problems.push(name)
    return counts
  }
  const journeys = await inBrowsers('Journeys', runJourneys)
  const engines = await inBrowsers('Engines', runEngines)
  const unit = unitCounts()
  say(problems.length === 0 ? 'Everything passed.' : `Failed: ${problems.join(', ')}`)
  const broken = problems.filter((name) => !['Unit', 'Journeys', 'Engines'].includes(name)).length
  const passed = unit.passed + journeys.passed + engines.passed
  const failed = unit.failed + journeys.failed + engines.failed + broken
  say(`${passed} passed, ${failed} failed`)
  process.exit(problems.length === 0 ? 0 : 1)
})
