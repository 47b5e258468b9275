import { existsSync, readdirSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'

/** The environment of a command. */
export interface Setting {
  /** The checkout that packages are built in. */
  readonly root: string
  readonly store: Store
  /** The name for the journal. */
  readonly by: string
  readonly say: (line: string) => void
}

/** Reads `PROJECT_ROOT`, `DATA_DIR`, `RELEASES_URL` and `RELEASE_BY`. */
export const settingFrom = (env: NodeJS.ProcessEnv): Setting => {
  const root = env['PROJECT_ROOT'] || process.cwd()
  const dataDir = env['DATA_DIR'] || join(root, 'var')
  return {
    root,
    store: openStore(env['RELEASES_URL'] || join(dataDir, 'releases')),
    by: env['RELEASE_BY'] || userInfo().username,
    say: console.log,
  }
}

/** Packages of a checkout that can be released: the shell first, since remotes are checked against it, then every `mf-*` folder. */
export const packagesOf = (root: string): string[] => {
  const remotes = readdirSync(root).filter((name) => /^mf-[a-z][a-z0-9-]*$/.test(name))
  return ['shell', ...remotes.sort()].filter((name) => existsSync(join(root, name, 'package.json')))
}
