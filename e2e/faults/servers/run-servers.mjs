import { say, step } from '../../../scripts/lib/say.mjs'
import { backendFaults } from './backend-faults.mjs'
import { clockFault } from './clock.mjs'
import { databaseFault } from './database.mjs'
import { diskFault } from './disk.mjs'
import { launcherFaults } from './launcher.mjs'
import { memoryFault } from './memory.mjs'
import { modelFault } from './model.mjs'
import { sharedFaults } from './shared.mjs'
import { slowBodyFaults } from './slow-bodies.mjs'

const GROUPS = {
  backend: backendFaults,
  database: databaseFault,
  disk: diskFault,
  clock: clockFault,
  launcher: launcherFaults,
  memory: memoryFault,
  bodies: slowBodyFaults,
  model: modelFault,
  shared: sharedFaults,
}

/**
 * Breaks what stands behind the browser, one thing at a time, and prints what a visitor is told, what the operator sees and how long
 * it took to heal once the cause was gone. `only` names groups.
 */
export const runServerFaults = async (only = []) => {
  const rows = {}
  let failed = 0
  for (const [name, inject] of Object.entries(GROUPS)) {
    if (only.length > 0 && !only.includes(name)) continue
    try {
      for (const row of await step(`faults of ${name}`, inject)) {
        const { fault, skipped, visitor, operator, healed } = row
        if (skipped !== undefined) rows[fault] = { visitor: `left out: ${skipped}` }
        else rows[fault] = { visitor, operator, healed: healed === null ? 'NOT' : `${healed.toFixed(1)} s` }
        if (skipped === undefined && healed === null) failed += 1
      }
    } catch (error) {
      failed += 1
      rows[name] = { visitor: `FAILED: ${error.message}` }
    }
  }
  for (const [fault, { visitor, operator, healed }] of Object.entries(rows)) {
    say(`\n${fault}${healed === undefined ? '' : ` — healed after ${healed}`}`)
    say(`  visitor:  ${visitor}`)
    if (operator !== undefined) say(`  operator: ${operator}`)
  }
  say(`\n${Object.keys(rows).length - failed} held, ${failed} did not`)
  return failed === 0
}
