import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureInstalled, markInstalled } from './lib/install.mjs'
import { remoteFolders } from './lib/add-workspace.mjs'
import { root } from './lib/root.mjs'
import { main, run } from './lib/say.mjs'
import { lerna } from './lib/tasks.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * Tags tell lerna where the last version of a package was made, and not every clone has them: the commit that wrote the version
 * is tagged again.
 */
const restoreTag = (name) => {
  const { version } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
  const tag = `${name}@${version}`
  if (git('tag', '--list', tag) !== '') return
  const made = git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', `${name}/package.json`)
  if (made !== '') git('tag', '--annotate', '--message', tag, tag, made)
}

/** `npm run versions [-- <bump>]`: gives every remote that changed, and the shell, its next version and its changelog. */
main(async () => {
  await ensureInstalled()
  for (const name of ['shell', ...remoteFolders()]) restoreTag(name)
  await run(process.execPath, [lerna, 'version', ...process.argv.slice(2), '--yes', '--loglevel', 'warn'], {
    cwd: root,
    env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' },
    loud: true,
  })
  // The lockfile changed in versions alone.
  markInstalled()
})
