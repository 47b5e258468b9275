import { userInfo } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'

/** Where a command works and for whom. */
export interface Setting {
  /** The checkout that packages are built in. */
  readonly root: string
  readonly store: Store
  /** Who is written into the journal. */
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
