import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, step } from './lib/say.mjs'
import { slowFiles } from './lib/unit-tests.mjs'
import { bin, task } from './lib/tasks.mjs'

/** `npm run check`: format, lint, types and the unit tests of what changed, but for the slow ones. */
main(async () => {
  await ensureInstalled()
  await step('format', () => run(bin('oxfmt'), ['--check'], { cwd: root }))
  await step('lint', () => run(bin('oxlint'), ['--deny-warnings'], { cwd: root }))
  await step('dependencies', () => run(bin('knip'), [], { cwd: root }))
  await step('types', () => task('types'))
  await step('unit', () => task('unit'))
  const { length } = slowFiles()
  say(`Left out: ${length} files of slow tests; \`npm run slow\` runs them, and \`npm test\` everything.`)
  say('Everything checked.')
})
