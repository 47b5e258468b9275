import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { root } from './root.mjs'
import { run, step } from './say.mjs'
import { task } from './tasks.mjs'

/** What a program serves of other packages, by its name. */
const SERVES = { registry: ['@site/console'] }

/** Builds a package where it changed and runs one of its command-line programs. */
export const runProgram = async (folder, program, args) => {
  await ensureInstalled()
  // That package alone: a team's release must not wait for, or fail with, another team's build.
  const { name } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  await step('building', () => task('build', { only: [name, ...(SERVES[program] ?? [])] }))
  await run(process.execPath, ['--enable-source-maps', join(root, folder, 'dist', `${program}.js`), ...args], {
    env: { PROJECT_ROOT: root, DATA_DIR: process.env.DATA_DIR ?? join(root, 'var') },
    loud: true,
  }).catch(() => {
    // The program has said what is wrong.
    process.exitCode = 1
  })
}
