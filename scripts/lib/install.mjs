import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run, say, step, stop } from './say.mjs'

const FLOOR = [20, 19]
const STAMP = join(root, 'node_modules', '.installed')

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < FLOOR[0] || (major === FLOOR[0] && minor < FLOOR[1]))
    stop(`Node ${FLOOR.join('.')} or newer is needed; this is ${process.versions.node}.`)
}

const wantedStamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(process.versions.modules)
    .digest('hex')

/** Says that what the lockfile asks for is installed, for who changed both by hand. */
export const markInstalled = () => writeFileSync(STAMP, wantedStamp())

/** Installs the packages of the lockfile, once for each lockfile and Node version. */
export const ensureInstalled = async () => {
  checkNode()
  const wanted = wantedStamp()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  say('Installing packages')
  // A tree that is there already is brought into step; only a bare checkout is installed from nothing.
  const command = existsSync(join(root, 'node_modules')) ? 'install' : 'ci'
  await step(`npm ${command}`, () => run('npm', [command, '--no-audit', '--no-fund'], { cwd: root }))
  writeFileSync(STAMP, wanted)
}
