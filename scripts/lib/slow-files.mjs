import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { packages } from './unit-counts.mjs'

/** Files of tests that start whole processes or kill them for many seconds: `*.slow.test.ts` in the packages. */
export const slowFiles = () =>
  packages()
    .map((each) => join(root, each, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.slow.test.ts')))
