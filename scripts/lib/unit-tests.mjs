import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** Folders that may hold a package. */
const packages = () => [
  ...readdirSync(join(root, 'services')).map((name) => join('services', name)),
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  'e2e',
  'shared-ui',
  'shell',
  join('shell', 'kit'),
  join('shell', 'remote'),
]

/** Adds up what the unit tests of each package reported, the slow ones and cached runs included. */
export const unitCounts = () => {
  let passed = 0
  let failed = 0
  const reports = packages().flatMap((each) =>
    ['unit.json', 'slow.json'].map((file) => join(root, each, '.reports', file)),
  )
  for (const report of reports) {
    if (!existsSync(report)) continue
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    failed += numFailedTests
  }
  return { passed, failed }
}

/** Files of tests that start whole processes or kill them for many seconds: `*.slow.test.ts` in the packages. */
export const slowFiles = () =>
  packages()
    .map((each) => join(root, each, 'src'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.slow.test.ts')))
