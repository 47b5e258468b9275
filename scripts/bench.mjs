import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { main, run, say, step, stop } from './lib/say.mjs'
import { task } from './lib/tasks.mjs'

/** Each bench prints a table, takes `--json FILE`, and ends with 1 when over its target. */
const BENCHES = {
  planner: ['services/planner', 'bench/run.mjs'],
  'plan-quality': ['services/planner', 'bench/quality/run.mjs'],
  walk: ['services/places', 'dist/bench-walk.js'],
  transit: ['services/places', 'dist/bench-transit.js'],
  search: ['services/places', 'dist/bench-search.js', ['--max-old-space-size=8192']],
  web: ['e2e', 'bench/run-web.mjs'],
  interact: ['e2e', 'bench/run-interact.mjs'],
  peers: ['e2e', 'bench/run-peers.mjs'],
  api: ['e2e', 'bench/run-api.mjs'],
  load: ['e2e', 'bench/run-load.mjs'],
  lighthouse: ['e2e', 'bench/run-lighthouse.mjs'],
  ramp: ['services/releases', 'dist/bench-ramp.js'],
  'search-quality': ['services/places', 'dist/bench-search-quality.js'],
}

/** `npm run bench [-- <name> …options]`: one benchmark, or all of them. */
main(async () => {
  const [name, ...options] = process.argv.slice(2)
  const chosen = name === undefined || name.startsWith('-') ? Object.keys(BENCHES) : [name]
  if (chosen.some((each) => !(each in BENCHES)))
    stop(`usage: npm run bench -- <${Object.keys(BENCHES).join('|')}> …options`)
  await ensureInstalled()
  await step('building what changed', () => task('build'))
  for (const each of chosen) {
    const [folder, program, flags = []] = BENCHES[each]
    say(`\n${each}`)
    await run(process.execPath, [...flags, join(root, folder, program), ...options], {
      cwd: join(root, folder),
      loud: true,
    })
  }
})
