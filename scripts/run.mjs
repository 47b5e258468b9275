import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/root.mjs'
import { main, run, step, stop } from './lib/say.mjs'
import { task } from './lib/tasks.mjs'

/** Runs a command-line program of a service: `run.mjs <package folder> <program> …arguments`. */
main(async () => {
  const [folder, program, ...args] = process.argv.slice(2)
  if (folder === undefined || program === undefined) stop('usage: run.mjs <package folder> <program> …')
  await ensureInstalled()
  // That package alone: a team's release must not wait for, or fail with, another team's build.
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  await step('building', () => task('build', { only: name }))
  await run(process.execPath, ['--enable-source-maps', join(root, folder, 'dist', `${program}.js`), ...args], {
    env: { PROJECT_ROOT: root, DATA_DIR: process.env.DATA_DIR ?? join(root, 'var') },
    loud: true,
  }).catch(() => {
    // The program has said what is wrong.
    process.exitCode = 1
  })
})
