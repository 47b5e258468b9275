import { periods } from '@site/contracts/itinerary'
import { clockOf, minutesOf } from '../plan/clock.ts'
import type { Point } from '../plan/links.ts'
import type { Stop } from '../plan/plan.ts'
import type { ByteStream } from './bytes.ts'

/** Degrees to steps of 1e-5 degree, about a metre; halves go the way `toFixed` takes them, as in map links. */
export const toGrid = (degrees: number): number => Math.round(Number(degrees.toFixed(5)) * 1e5)

/** Throws for steps beyond `most` degrees. */
export const fromGrid = (steps: number, most: number): number => {
  if (Math.abs(steps) > most * 1e5) throw new Error('Plan data are damaged')
  return steps / 1e5
}

const meals = [null, 'lunch', 'dinner'] as const
const fixtures = [null, 'event', 'locked'] as const
const hoursKnown = [null, 'published', 'assumed'] as const

/** Radix of each small fact, what differs from stop to stop first: a stop as usual then takes one byte. */
const RADIXES = [periods.length, meals.length, hoursKnown.length, fixtures.length, 2, 2]

/** The small facts of a stop in one number of mixed radix. */
export const flags = (io: ByteStream, stop: Stop) => {
  const given = [
    periods.indexOf(stop.period),
    meals.indexOf(stop.meal),
    hoursKnown.indexOf(stop.hours),
    fixtures.indexOf(stop.fixed),
    stop.lat === null || stop.lon === null ? 1 : 0,
    stop.start === null || stop.end === null ? 1 : 0,
  ]
  let rest = Math.max(0, io.number(given.reduceRight((sum, digit, i) => sum * (RADIXES[i] ?? 1) + digit, 0)))
  const [period = 0, meal = 0, hours = 0, fixed = 0, unplaced, untimed] = RADIXES.map((radix) => {
    const digit = rest % radix
    rest = Math.floor(rest / radix)
    return digit
  })
  return {
    period: periods[period] ?? 'morning',
    meal: meals[meal] ?? null,
    hours: hoursKnown[hours] ?? null,
    fixed: fixtures[fixed] ?? null,
    placed: unplaced === 0,
    timed: untimed === 0,
  }
}

/** A stop of the plan as given, with its small facts as stored. */
interface Cell {
  readonly given: Stop
  readonly first: boolean
  readonly flags: ReturnType<typeof flags>
}

const startOf = ({ start }: Stop): number => minutesOf(start ?? '00:00')
const lengthOf = (stop: Stop): number => (minutesOf(stop.end ?? '00:00') - startOf(stop) + 1440) % 1440

/** Starts as steps from the one before, then lengths; in steps of five minutes where all stand on that grid. */
export const timeColumns = (io: ByteStream, cells: readonly Cell[]) => {
  const timed = cells.filter((cell) => cell.flags.timed).map(({ given }) => given)
  const step = io.number(timed.every((stop) => startOf(stop) % 5 === 0 && lengthOf(stop) % 5 === 0) ? 5 : 1, 5)
  let from = 0
  const starts = cells.map((cell) => {
    if (cell.first) from = 0
    return cell.flags.timed ? (from += io.number((startOf(cell.given) - from) / step) * step) : null
  })
  return starts.map((start, i) => {
    const given = cells[i]?.given
    return start === null || given === undefined
      ? { start: null, end: null }
      : { start: clockOf(start), end: clockOf(start + io.number(lengthOf(given) / step) * step) }
  })
}

/** Positions as steps from the one before, latitudes first. */
export const pointColumns = (io: ByteStream, cells: readonly Cell[], origin: Point): (Point | null)[] => {
  const axis = (name: 'lat' | 'lon', most: number): (number | null)[] => {
    let at = toGrid(origin[name])
    return cells.map(({ given, flags: { placed } }) =>
      placed ? fromGrid((at += io.number(toGrid(given[name] ?? 0) - at)), most) : null,
    )
  }
  const lats = axis('lat', 90)
  return axis('lon', 180).map((lon, i) => {
    const lat = lats[i] ?? null
    return lat === null || lon === null ? null : { lat, lon }
  })
}

/** A column in which few values stand again and again: each value once, then which it is. */
export const indexedColumn = (io: ByteStream, column: readonly (string | null)[]): (string | null)[] => {
  const given = [...new Set(column)]
  const values = Array.from({ length: io.number(given.length, 200) }, (_, i) => io.text(given[i] ?? null))
  return column.map((value) => values[io.number(given.indexOf(value))] ?? null)
}

/** Lower case, unaccented letters and digits, hyphens between. */
const slug = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Stands for an id's end that is the slug of the title. */
const SAME = '~'

/** Ids begin alike and often end with their title as a slug: parted so that neither has to be said again and again. */
const shorten = (id: string, title: string): { readonly head: string; readonly tail: string } => {
  const end = slug(title)
  if (end !== '' && id.endsWith(end)) return { head: `${id.slice(0, -end.length)}${SAME}`, tail: '' }
  const cut = id.lastIndexOf('-') + 1
  return { head: id.slice(0, cut), tail: id.slice(cut) }
}

/** `titles` are those of the stored plan, which the ids are written against. */
export const idColumn = (
  io: ByteStream,
  given: readonly Stop[],
  titles: readonly (string | null)[],
): (string | null)[] => {
  const short = given.map(({ id }, i) => (id === null ? null : shorten(id, titles[i] ?? '')))
  const heads = indexedColumn(
    io,
    short.map((id) => id?.head ?? null),
  )
  return heads.map((head, i) => {
    if (head === null) return null
    if (head.endsWith(SAME)) return `${head.slice(0, -1)}${slug(titles[i] ?? '')}`
    return `${head}${io.text(short[i]?.tail ?? null) ?? ''}`
  })
}
