import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const packages = () => [
  ...readdirSync(join(root, 'services')).map((name) => join('services', name)),
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  'e2e',
  'shared-ui',
  'shell',
  join('shell', 'kit'),
]

/** Adds up what the unit tests of each package reported, cached runs included. */
export const unitCounts = () => {
  let passed = 0
  let failed = 0
  for (const each of packages()) {
    const report = join(root, each, '.reports', 'unit.json')
    if (!existsSync(report)) continue
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    passed += numPassedTests
    failed += numFailedTests
  }
  return { passed, failed }
}
