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
  await step('building', () => task('build'))
  await run(process.execPath, ['--enable-source-maps', join(root, folder, 'dist', `${program}.js`), ...args], {
    env: { PROJECT_ROOT: root, DATA_DIR: process.env.DATA_DIR ?? join(root, 'var') },
    loud: true,
  })
})
