import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Poi } from '../rows.ts'
import { bestTimes } from '../rules/visit-words.ts'
import { readPoi } from './read-rows.ts'
import { readTsv } from './tsv.ts'

/**
 * Places of `more-places.tsv` in the folder, that the source tables lack: in the columns of the hand-made tables, of which
 * nobody verified the positions, with their rank among the must-sees and the time they are best at.
 */
export function readMorePlaces(dir: string): Poi[] {
  const file = path.join(dir, 'more-places.tsv')
  const lines = existsSync(file) ? readTsv(file) : []
  return lines.flatMap((line) => {
    const row = readPoi(line, 'unverified')
    const best = bestTimes.find((time) => time === line.text('best')) ?? null
    return row === null ? [] : [{ ...row, mustSee: line.number('must_see'), best }]
  })
}
