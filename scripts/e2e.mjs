import { readFileSync } from 'node:fs'
import { affectedJourneys, changedNames } from './lib/affected.mjs'
import { runConsole, runEngines, runJourneys, runRamps } from './lib/browser-tests.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { main, say, step, stop } from './lib/say.mjs'
import { withSite } from './lib/site.mjs'
import { task } from './lib/tasks.mjs'

const readRegistry = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** `--affected a.json b.json` becomes the folders of journeys that the difference of two registries touches. */
const filtersFrom = (args) => {
  if (args[0] !== '--affected') return args
  const [, before, after, ...rest] = args
  if (before === undefined || after === undefined) stop('usage: npm run e2e -- --affected <registry-a> <registry-b>')
  const names = changedNames(readRegistry(before), readRegistry(after))
  const journeys = affectedJourneys(names)
  say(names.length === 0 ? 'Nothing live differs.' : `Changed: ${names.join(', ')}. Journeys: ${journeys.join(', ')}.`)
  return journeys.length === 0 ? null : [...journeys, ...rest]
}

/**
 * `npm run e2e [-- filter]`: the browser journeys, or those whose file or title fits the filter. `-- --engines [filter]` runs the main
 * paths in Firefox and WebKit instead, `-- --console [filter]` the journeys of the registry service's console, `-- --ramps` a good and a
 * broken release that are ramped by themselves.
 */
main(async () => {
  const [first, ...rest] = process.argv.slice(2)
  const inConsole = first === '--console'
  const suites = { '--engines': runEngines, '--ramps': runRamps }
  const runSuite = suites[first] ?? runJourneys
  const filters = inConsole || runSuite !== runJourneys ? rest : filtersFrom(process.argv.slice(2))
  if (filters === null) return
  await ensureInstalled()
  if (!process.env.E2E_BASE_URL) await step('building what changed', () => task('build'))
  const { passed, failed, skipped } = await (inConsole
    ? runConsole(filters)
    : withSite((env) => runSuite(filters, env)))
  say(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  if (failed > 0) process.exitCode = 1
})
