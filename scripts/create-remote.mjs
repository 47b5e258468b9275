import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { addWorkspace, ownerOf } from './lib/add-workspace.mjs'
import { root } from './lib/root.mjs'
import { runProgram } from './lib/run-program.mjs'
import { main, run, say, step, stop } from './lib/say.mjs'
import { bin } from './lib/tasks.mjs'

/** `npm run create:remote -- mf-x`: what `remote create` writes for a team elsewhere, as a package of this repository. */
main(async () => {
  const name = process.argv[2] ?? ''
  const short = name.replace(/^mf-/, '')
  if (!name.startsWith('mf-')) stop('usage: npm run create:remote -- mf-<name>   (small letters, digits and hyphens)')
  const owner = ownerOf(`/${short}`)
  if (owner !== undefined) stop(`${name} would start at /${short}, which ${owner} has; take another name.`)
  await runProgram('shell/remote', 'remote', ['create', name, '--workspace', root])
  if (!existsSync(join(root, name, 'package.json')) || process.exitCode) return
  addWorkspace(name)
  await step('formatting', () => run(bin('oxfmt'), [name, `e2e/journeys/${short}`], { cwd: root }))
  say(`
  npm run dev -w ${name}                  work on it inside the site
  npm run check                           format, lint, types, unit tests
  npm run release -- publish ${name}      build it and put it into the store
  npm run release -- promote ${name}      show it to everybody, at /${short}`)
})
