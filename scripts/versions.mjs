import { execFileSync } from 'node:child_process'
import { ensureInstalled, markInstalled } from './lib/install.mjs'
import { remoteFolders } from './lib/add-workspace.mjs'
import { COMMAND } from './lib/packages/command.mjs'
import { PUBLISHED, readManifest } from './lib/packages/manifest.mjs'
import { root } from './lib/root.mjs'
import { main, run } from './lib/say.mjs'
import { lerna } from './lib/tasks.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

/**
 * Tags tell lerna where the last version of a package was made, and not every clone has them: the commit that wrote the version
 * is tagged again.
 */
const restoreTag = (folder) => {
  const { name, version } = readManifest(folder)
  const tag = `${name}@${version}`
  if (git('tag', '--list', tag) !== '') return
  const made = git('log', '-1', '--format=%H', `-S"version": "${version}"`, '--', `${folder}/package.json`)
  if (made !== '') git('tag', '--annotate', '--message', tag, tag, made)
}

/** `npm run versions [-- <bump>]`: gives every remote that changed, the shell, kit, ui and the command line their next version and changelog. */
main(async () => {
  await ensureInstalled()
  for (const folder of ['shell', ...PUBLISHED, COMMAND, ...remoteFolders()]) restoreTag(folder)
  await run(process.execPath, [lerna, 'version', ...process.argv.slice(2), '--yes', '--loglevel', 'warn'], {
    cwd: root,
    env: { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' },
    loud: true,
  })
  // The lockfile changed in versions alone.
  markInstalled()
})
