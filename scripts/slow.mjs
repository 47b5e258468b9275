import { ensureInstalled } from './lib/install.mjs'
import { main, say, step } from './lib/say.mjs'
import { task } from './lib/tasks.mjs'

/** `npm run slow`: the tests that `npm run check` leaves out, as far as something they test changed. */
main(async () => {
  await ensureInstalled()
  await step('slow', () => task('slow'))
  say('The slow tests passed.')
})
