import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Packages of a checkout that can be released: the shell first, since remotes are checked against it, then every `mf-*` folder. */
export const packagesOf = (root: string): string[] => {
  const remotes = readdirSync(root).filter((name) => /^mf-[a-z][a-z0-9-]*$/.test(name))
  return ['shell', ...remotes.sort()].filter((name) => existsSync(join(root, name, 'package.json')))
}
