import { ensureInstalled } from './lib/install.mjs'
import { main, say, step } from './lib/say.mjs'
import { STATIC_CHECKS } from './lib/static-checks.mjs'
import { task } from './lib/tasks.mjs'
import { slowFiles } from './lib/unit-tests.mjs'

/** `npm run check`: format, lint, types and the unit tests of what changed, but for the slow ones. */
main(async () => {
  await ensureInstalled()
  for (const [name, check] of STATIC_CHECKS) await step(name.toLowerCase(), check)
  await step('types', () => task('types'))
  await step('unit', () => task('unit'))
  const { length } = slowFiles()
  say(`Left out: ${length} files of slow tests; \`npm run slow\` runs them, and \`npm test\` everything.`)
  say('Everything checked.')
})
