import { say, step } from '../lib/say.mjs'
import { backendDrills } from './servers/backend-faults.mjs'
import { clockDrill } from './servers/clock.mjs'
import { databaseDrill } from './servers/database.mjs'
import { diskDrill } from './servers/disk.mjs'
import { launcherDrills } from './servers/launcher.mjs'
import { memoryDrill } from './servers/memory.mjs'
import { modelDrill } from './servers/model.mjs'
import { sharedDrills } from './servers/shared.mjs'
import { slowBodyDrills } from './servers/slow-bodies.mjs'

const GROUPS = {
  backend: backendDrills,
  database: databaseDrill,
  disk: diskDrill,
  clock: clockDrill,
  launcher: launcherDrills,
  memory: memoryDrill,
  bodies: slowBodyDrills,
  model: modelDrill,
  shared: sharedDrills,
}

/**
 * Breaks what stands behind the browser, one thing at a time, and prints what a visitor is told, what the operator sees and how long
 * it took to heal once the cause was gone. `only` names groups.
 */
export const serverDrills = async (only = []) => {
  const rows = {}
  let failed = 0
  for (const [name, drills] of Object.entries(GROUPS)) {
    if (only.length > 0 && !only.includes(name)) continue
    try {
      for (const row of await step(`drills of ${name}`, drills)) {
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
