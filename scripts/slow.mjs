import { ensureInstalled } from './lib/install.mjs'
import { runOutsideTeam } from './lib/outside-team.mjs'
import { main, say, step } from './lib/say.mjs'
import { task } from './lib/tasks.mjs'

/** `npm run slow`: the tests that `npm run check` leaves out, as far as something they test changed, and a team outside. */
main(async () => {
  await ensureInstalled()
  await step('slow', () => task('slow'))
  await step('building what changed', () => task('build'))
  console.table(await runOutsideTeam())
  say('The slow tests passed.')
})
