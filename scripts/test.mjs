import { runConsole, runEngines, runGallery, runJourneys } from './lib/browser-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, step, Stop } from './lib/say.mjs'
import { withSite } from './lib/site.mjs'
import { STATIC_CHECKS } from './lib/static-checks.mjs'
import { task } from './lib/tasks.mjs'
import { unitCounts } from './lib/unit-tests.mjs'

/**
 * `npm test`: everything a change must pass, cheapest first; the story of a team outside is in `npm run slow`. The last line is `N passed, N failed`.
 */
main(async () => {
  await ensureInstalled()
  const problems = []
  const fail = (name) => (error) => {
    problems.push(name)
    say(error instanceof Stop ? error.message : String(error?.stack ?? error))
  }
  const stage = (name, work) => {
    say(name)
    return step(name.toLowerCase(), work).catch(fail(name))
  }
  for (const [name, check] of STATIC_CHECKS) await stage(name, check)
  await stage('Types', () => task('types'))
  await stage('Unit', async () => {
    await run(process.execPath, ['--test', 'scripts/lib/'], { cwd: root })
    // Together: the slow tests of one package would leave every core but one idle.
    await task('unit,slow')
  })
  await stage('Build', () => task('build'))
  const counts = { passed: 0, failed: 0 }
  const inBrowsers = async (name, suite, env) => {
    const { passed, failed } = (await stage(name, () => suite([], env))) ?? { passed: 0, failed: 1 }
    if (failed > 0 && !problems.includes(name)) problems.push(name)
    counts.passed += passed
    counts.failed += failed
  }
  // One site for both suites: starting one takes as long as a dozen journeys.
  const bothSuites = async (env) => {
    await inBrowsers('Journeys', runJourneys, env)
    await inBrowsers('Engines', runEngines, env)
  }
  if (!problems.includes('Build')) await withSite(bothSuites).catch(fail('Site'))
  if (!problems.includes('Build')) await inBrowsers('Console', runConsole)
  await stage('Gallery build', () => task('gallery'))
  if (!problems.includes('Gallery build')) await inBrowsers('Gallery', runGallery)
  const unit = unitCounts()
  say(problems.length === 0 ? 'Everything passed.' : `Failed: ${problems.join(', ')}`)
  const counted = ['Unit', 'Journeys', 'Engines', 'Console', 'Gallery']
  const broken = problems.filter((name) => !counted.includes(name)).length
  const passed = unit.passed + counts.passed
  const failed = unit.failed + counts.failed + broken
  say(`${passed} passed, ${failed} failed`)
  process.exit(problems.length === 0 ? 0 : 1)
})
