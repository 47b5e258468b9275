import { existsSync } from 'node:fs'
import path from 'node:path'
import { readTsv } from './build/tsv.ts'
import { hillAt, readHills } from './hills.ts'
import type { Poi } from './rows.ts'
import { bestTimes, dietsOf, wheelchairAccess } from './rules/visit-words.ts'

type Facts = Pick<
  Poi,
  | 'closed'
  | 'wheelchair'
  | 'website'
  | 'diets'
  | 'openingHours'
  | 'evening'
  | 'address'
  | 'best'
  | 'usually'
  | 'visitMinutes'
  | 'enter'
> & {
  readonly at: Pick<Poi, 'lat' | 'lon'> | null
  readonly meal: string
  readonly isBooked: boolean
  readonly isForAdults: boolean
  readonly isDear: boolean
  readonly access: string | null
}

const EVENING: Readonly<Record<string, boolean>> = { yes: true, no: false }

/** "43.7281,7.4168" as a position. */
function positionOf(text: string | null): Facts['at'] {
  const [lat = Number.NaN, lon = Number.NaN] = (text ?? '').split(',').map(Number)
  return text === null || Number.isNaN(lat) || Number.isNaN(lon) ? null : { lat, lon }
}

/**
 * What places say of themselves on their own sites, or pages about them, by id: hours, rest, stairs without a lift, counters and cakes,
 * evening kitchens, long menus, dinners with a show, rooms for grown-ups, booking, diets, where they are if the source is wrong, the time of day
 * or of shows at which one is there, when one gets in, and for how long.
 */
function readVisitFacts(dir: string): ReadonlyMap<string, Facts> {
  const file = path.join(dir, 'visit-facts.tsv')
  if (!existsSync(file)) return new Map()
  return new Map(
    readTsv(file).map((line) => [
      line.text('id'),
      {
        openingHours: line.orNull('hours'),
        evening: EVENING[line.text('evening')] ?? null,
        address: line.orNull('address'),
        best: bestTimes.find((best) => best === line.text('best')) ?? null,
        usually: line.orNull('usually'),
        visitMinutes: line.number('minutes'),
        enter: line.orNull('enter'),
        at: positionOf(line.orNull('at')),
        closed: line.orNull('closed'),
        wheelchair: wheelchairAccess.find((access) => access === line.text('wheelchair')) ?? null,
        meal: line.text('meal'),
        isBooked: line.text('book') === 'yes',
        isForAdults: line.text('children') === 'no',
        isDear: line.text('price') === 'high',
        access: line.orNull('why'),
        website: line.orNull('source'),
        diets: dietsOf(new Map([[`diet:${line.text('serves')}`, 'yes']])),
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

/** What a meal there comes to, where that is less than a table. */
const LIMITS = { counter: 'quick_meal', sweets: 'snack', coffee: 'coffee' } as const
const limitOf = (meal: string): Pick<Poi, 'limitedTo'> | null =>
  meal === 'counter' || meal === 'sweets' || meal === 'coffee' ? { limitedTo: LIMITS[meal] } : null

/** Heights of hilltops above the town below, and what rides up, by id. */
function readHeights(dir: string): ReadonlyMap<string, Pick<Poi, 'height' | 'wayUp'>> {
  const file = path.join(dir, 'heights.tsv')
  if (!existsSync(file)) return new Map()
  return new Map(
    readTsv(file).flatMap((line) => {
      const above = line.number('above')
      return above === null ? [] : [[line.text('id'), { height: above, wayUp: line.orNull('way_up') }] as const]
    }),
  )
}

/** What one ticket is for, or what lies round one square or hill, by id. */
function readTogether(dir: string): ReadonlyMap<string, string> {
  const file = path.join(dir, 'together.tsv')
  return new Map(existsSync(file) ? readTsv(file).map((line) => [line.text('id'), line.text('together')]) : [])
}

/**
 * Rows with the facts of `visit-facts.tsv`, `together.tsv`, `heights.tsv` and `hills.tsv` in the folder. Hours stay as their source gives them, but where the table has
 * some: a rest day is known without hours.
 */
export function withVisitFacts(rows: readonly Poi[], dir: string): Poi[] {
  const known = readVisitFacts(dir)
  const heights = readHeights(dir)
  const together = readTogether(dir)
  const hills = readHills(dir)
  return rows.map(withoutRestAsHours).map((own) => {
    const facts = known.get(own.id)
    const hill = hillAt(hills, facts?.at ?? own)
    const beside = together.get(own.id)
    const row = {
      ...own,
      ...heights.get(own.id),
      ...(hill === null ? {} : { hill }),
      ...(beside === undefined ? {} : { together: beside }),
    }
    if (facts === undefined) return row
    return {
      ...row,
      ...facts.at,
      address: facts.address ?? row.address,
      openingHours: facts.openingHours ?? row.openingHours,
      ...(facts.evening === null ? {} : { evening: facts.evening }),
      best: facts.best ?? row.best,
      usually: facts.usually ?? row.usually,
      visitMinutes: facts.visitMinutes ?? row.visitMinutes,
      ...(facts.enter === null ? {} : { enter: facts.enter }),
      closed: facts.closed ?? row.closed,
      wheelchair: facts.wheelchair ?? row.wheelchair,
      website: row.website ?? facts.website,
      ...(facts.isBooked ? { bookAhead: true } : {}),
      ...(facts.isForAdults ? { forAdults: true } : {}),
      ...(facts.isDear ? { isDear: true } : {}),
      ...(facts.access === null ? {} : { access: facts.access }),
      ...limitOf(facts.meal),
      diets: facts.diets ?? row.diets,
      ...(facts.meal === 'tasting' ? { fineDining: true } : {}),
      ...(facts.meal === 'show' ? { dinnerShow: true } : {}),
    }
  })
}
