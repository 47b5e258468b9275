import { ensureInstalled } from './lib/install.mjs'
import { main, say, step } from './lib/say.mjs'
import { runOutsideTeam } from './lib/outside-team.mjs'
import { task } from './lib/tasks.mjs'

/** `npm run outside`: what a team does that has no checkout of this repository, from an empty folder to everybody, with each step's seconds. */
main(async () => {
  await ensureInstalled()
  await step('building what changed', () => task('build'))
  const rows = await runOutsideTeam()
  console.table(rows)
  say(`${rows.length} passed, 0 failed`)
})
