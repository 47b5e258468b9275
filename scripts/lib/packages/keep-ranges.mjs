import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remoteFolders } from '../add-workspace.mjs'
import { root } from '../root.mjs'
import { PUBLISHED, readManifest } from './manifest.mjs'

/**
 * Lerna's own `version` step, between new versions and the lockfile: it writes `^0.2.0` for a package that got a version into those that
 * got one too. Packages of this repository take each other as they are (`*`): another version would be looked for in the registry.
 */
const names = PUBLISHED.map((folder) => readManifest(folder).name)
const range = new RegExp(`("(?:${names.join('|')})": )"\\^[^"]+"`, 'g')

for (const folder of ['shell', ...PUBLISHED, ...remoteFolders()]) {
  const file = join(root, folder, 'package.json')
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(range, '$1"*"'))
}
