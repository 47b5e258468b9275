import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run, step } from '../../../../scripts/lib/say.mjs'

/** Folder of the alternatives, with a package.json and a lockfile of their own. */
export const apps = fileURLToPath(new URL('../apps', import.meta.url))

/** Installs what the alternatives are built with, once for each lockfile. Nothing else of this repository needs it. */
export const installPeers = async () => {
  const stamp = join(apps, 'node_modules', '.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(apps, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  // React and what else they share come from the site: two copies of it would not be the same pages.
  const command = ['ci', '--no-audit', '--no-fund', '--omit=peer', '--legacy-peer-deps']
  await step('installing the alternatives', () => run('npm', command, { cwd: apps }))
  writeFileSync(stamp, wanted)
}
