import { ensureInstalled } from './lib/install.mjs'
import { runJourneys } from './lib/journeys.mjs'
import { main, say, step } from './lib/say.mjs'
import { task } from './lib/tasks.mjs'

/** `npm run e2e [-- filter]`: the browser journeys, or those whose file or title fits the filter. */
main(async () => {
  await ensureInstalled()
  if (!process.env.E2E_BASE_URL) await step('building what changed', () => task('build'))
  const { passed, failed, skipped, failure } = await runJourneys(process.argv.slice(2))
  if (failure) throw failure
  say(`${passed} passed, ${failed} failed, ${skipped} skipped`)
  if (failed > 0) process.exitCode = 1
})
