import { existsSync } from 'node:fs'
import path from 'node:path'
import { readTsv } from './build/tsv.ts'
import type { Poi } from './rows.ts'
import { cuisines } from './rules/visit-words.ts'

/** Rows with what `cuisines.tsv` of the folder says of their kitchens; a line without a source was checked by nobody. */
export function withCuisines(rows: readonly Poi[], dir: string): Poi[] {
  const file = path.join(dir, 'cuisines.tsv')
  if (!existsSync(file)) return [...rows]
  const known = new Map(
    readTsv(file).map((line) => {
      const words = line.text('cuisines').split('|')
      return [line.text('id'), cuisines.filter((own) => words.includes(own))] as const
    }),
  )
  return rows.map((row) => {
    const own = known.get(row.id)
    return own === undefined ? row : { ...row, cuisines: own }
  })
}
