import { existsSync } from 'node:fs'
import path from 'node:path'
import { readTsv } from './build/tsv.ts'
import type { Poi } from './rows.ts'
import { wheelchairAccess } from './rules/visit-words.ts'

type Facts = Pick<Poi, 'closed' | 'wheelchair' | 'website'> & {
  readonly meal: string
  readonly isBooked: boolean
  readonly together: string | null
}

/** What places say of themselves on their own sites, by id: rest, stairs without a lift, counters, long menus, booking, and shared tickets. */
function readVisitFacts(dir: string): ReadonlyMap<string, Facts> {
  const file = path.join(dir, 'visit-facts.tsv')
  if (!existsSync(file)) return new Map()
  return new Map(
    readTsv(file).map((line) => [
      line.text('id'),
      {
        closed: line.orNull('closed'),
        wheelchair: wheelchairAccess.find((access) => access === line.text('wheelchair')) ?? null,
        meal: line.text('meal'),
        isBooked: line.text('book') === 'yes',
        together: line.orNull('together'),
        website: line.orNull('source'),
      },
    ]),
  )
}

/** Hours that name rest days and nothing else: when it is open is not known. */
const ONLY_REST = /^\s*[^;]*\boff\s*(?:;[^;]*\boff\s*)*$/
const withoutRestAsHours = (row: Poi): Poi =>
  row.openingHours !== null && !/\d:\d/.test(row.openingHours) && ONLY_REST.test(row.openingHours)
    ? { ...row, openingHours: null, closed: row.closed ?? row.openingHours }
    : row

/** Rows with the facts of `visit-facts.tsv` in the folder. Hours stay as their source gives them: a rest day is known without hours. */
export function withVisitFacts(rows: readonly Poi[], dir: string): Poi[] {
  const known = readVisitFacts(dir)
  return rows.map(withoutRestAsHours).map((row) => {
    const facts = known.get(row.id)
    if (facts === undefined) return row
    return {
      ...row,
      closed: facts.closed ?? row.closed,
      wheelchair: facts.wheelchair ?? row.wheelchair,
      website: row.website ?? facts.website,
      ...(facts.isBooked ? { bookAhead: true } : {}),
      ...(facts.together === null ? {} : { together: facts.together }),
      ...(facts.meal === 'counter' ? { limitedTo: 'quick_meal' as const } : {}),
      ...(facts.meal === 'tasting' ? { fineDining: true } : {}),
    }
  })
}
