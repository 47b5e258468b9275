import { ensureInstalled } from './lib/install.mjs'
import { main, say, step } from './lib/say.mjs'
import { task } from './lib/tasks.mjs'

/** Builds every package that changed since its last build. */
main(async () => {
  await ensureInstalled()
  const output = await step('building', () => task('build'))
  say(output.trim())
})
