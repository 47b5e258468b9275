import { existsSync } from 'node:fs'
import path from 'node:path'
import { readTsv } from './build/tsv.ts'
import type { Poi } from './rows.ts'

/** Rows with the season of nature that `season-places.tsv` of the folder says they are known for. */
export function withSeasonPlaces(rows: readonly Poi[], dir: string): Poi[] {
  const file = path.join(dir, 'season-places.tsv')
  if (!existsSync(file)) return [...rows]
  const known = new Map(
    readTsv(file).map((line) => [line.text('id'), { season: line.text('season'), usually: line.text('usually') }]),
  )
  return rows.map((row) => {
    const own = known.get(row.id)
    return own === undefined ? row : { ...row, knownIn: own }
  })
}
