import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Hotel, Poi } from '../rows.ts'
import { bestTimes } from '../rules/visit-words.ts'
import { readHotel, readPoi } from './read-rows.ts'
import { readTsv, type Line } from './tsv.ts'

function linesOf(dir: string, name: string): readonly Line[] {
  const file = path.join(dir, name)
  return existsSync(file) ? readTsv(file) : []
}

/**
 * Places of `more-places.tsv` in the folder, that the source tables lack: in the columns of the hand-made tables, of which
 * nobody verified the positions, with their rank among the must-sees and the time they are best at.
 */
export function readMorePlaces(dir: string): Poi[] {
  return linesOf(dir, 'more-places.tsv').flatMap((line) => {
    const row = readPoi(line, 'unverified')
    const best = bestTimes.find((time) => time === line.text('best')) ?? null
    return row === null ? [] : [{ ...row, mustSee: line.number('must_see'), best }]
  })
}

/** Hotels of `more-hotels.tsv` in the folder, of cities of which the source tables have none, in the same columns. */
export const readMoreHotels = (dir: string): readonly Hotel[] =>
  linesOf(dir, 'more-hotels.tsv').flatMap((line) => readHotel(line, 'unverified') ?? [])
