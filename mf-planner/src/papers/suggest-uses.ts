import { inZone, minutesBetween, type LocalTime } from './local-time.ts'
import type { CalendarEntry } from './read-calendar.ts'

/** What an entry of a calendar may be in a plan. */
export const uses = ['arrival', 'departure', 'hotel', 'stop', 'none'] as const
export type Use = (typeof uses)[number]

/** An entry on the clocks of the place where the plan is. */
export interface PlacedEntry {
  readonly title: string
  readonly location: string | null
  readonly from: LocalTime
  readonly to: LocalTime
  /** The day of the plan on which it begins (0-based); null where it begins on none. */
  readonly day: number | null
  /** What it can be in this plan, and what it most likely is. */
  readonly allowed: readonly Use[]
  readonly suggested: Use
}

/** The days of a plan in order, and the zone of its clocks. */
export interface PlanDays {
  readonly dates: readonly string[]
  readonly zone: string | null
}

/** More are not shown: nobody looks through them. */
export const MAX_SHOWN = 30

/** A way to or from the place: its words, or the number of a flight such as QF 401. */
const TRAVEL = /\b(?:flights?|flug|vuelo|volo|vol|airport|boarding|train|rail|ferry|coach)\b|✈/i
const FLIGHT_NUMBER = /\b(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]) ?\d{1,4}\b/
const STAY =
  /\b(?:hotel|hostel|motel|inn|resort|apartments?|airbnb|guest ?house|lodging|accommodation|check-?in|stay(?:ing)?)\b/i

/** Before it one has arrived, after it one leaves: on a trip of one day both fall on that day. */
const NOON = '12:00'

const isTravel = ({ title, location }: CalendarEntry): boolean =>
  TRAVEL.test(`${title} ${location ?? ''}`) || FLIGHT_NUMBER.test(title)

const isStay = ({ title, location }: CalendarEntry, from: LocalTime, to: LocalTime): boolean =>
  STAY.test(`${title} ${location ?? ''}`) && minutesBetween(from, to) >= 8 * 60

const place = (entry: CalendarEntry, { dates, zone }: PlanDays): PlacedEntry | null => {
  const [from, to] = [inZone(entry.from, zone), inZone(entry.to, zone)]
  const [first, last] = [dates[0] ?? '', dates.at(-1) ?? '']
  const length = minutesBetween(from, to)
  if (length < 0 || to.date < first || from.date > last) return null
  const at = dates.indexOf(from.date)
  const day = at < 0 ? null : at
  const arrives = to.clock !== null && to.date === first
  const leaves = from.clock !== null && from.date === last
  const allowed: Use[] = [
    ...(arrives ? ['arrival' as const] : []),
    ...(leaves ? ['departure' as const] : []),
    'hotel',
    ...(day !== null && from.clock !== null ? ['stop' as const] : []),
    'none',
  ]
  const suggest = (): Use => {
    if (isStay(entry, from, to)) return 'hotel'
    if (isTravel(entry)) {
      if (arrives && (!leaves || (to.clock ?? '') <= NOON)) return 'arrival'
      if (leaves) return 'departure'
    }
    return day !== null && from.clock !== null ? 'stop' : 'none'
  }
  const { title, location } = entry
  return { title, location, from, to, day, allowed, suggested: suggest() }
}

/** Of several flights to the place the last one lands there, of several away the first one leaves; one hotel is the one to start from. */
const onlyOne = (entries: readonly PlacedEntry[]): PlacedEntry[] => {
  const keyOf = (time: LocalTime): string => `${time.date} ${time.clock ?? ''}`
  const pick = (use: Use, isBetter: (a: PlacedEntry, b: PlacedEntry) => boolean): PlacedEntry | null =>
    entries
      .filter(({ suggested }) => suggested === use)
      .reduce<PlacedEntry | null>((best, one) => (best === null || isBetter(one, best) ? one : best), null)
  const chosen = new Set([
    pick('arrival', (a, b) => keyOf(a.to) > keyOf(b.to)),
    pick('departure', (a, b) => keyOf(a.from) < keyOf(b.from)),
    pick('hotel', () => false),
  ])
  return entries.map((entry) =>
    entry.suggested === 'stop' || chosen.has(entry) ? entry : { ...entry, suggested: 'none' },
  )
}

/** The entries that fall on the days of a plan, soonest first, and how many do not. */
export const suggestUses = (
  entries: readonly CalendarEntry[],
  days: PlanDays,
): { readonly entries: readonly PlacedEntry[]; readonly outside: number } => {
  const placed = entries.flatMap((entry) => place(entry, days) ?? [])
  const sorted = placed.sort((a, b) =>
    `${a.from.date} ${a.from.clock ?? ''}` < `${b.from.date} ${b.from.clock ?? ''}` ? -1 : 1,
  )
  return { entries: onlyOne(sorted).slice(0, MAX_SHOWN), outside: entries.length - placed.length }
}
