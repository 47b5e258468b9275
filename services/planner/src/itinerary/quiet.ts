/** What changes for whoever wants to be where few others are. Nobody here knows how busy a place is: it is told so. */

import { site } from '@site/contracts/site'
import type { TripRequest } from '@site/contracts/trip-request'
import { clock, minutesOf, type DayStyle } from './days.ts'
import { isMustSee, type Poi } from './places.ts'
import { sentences } from './sentences.ts'

type Asked = Pick<TripRequest, 'soft'>

/** From this interest on a sight is one that every visitor of the city goes to (chosen, decision 27). */
const WELL_KNOWN = 65
/** And from this on in the days of its blossom. */
const WELL_KNOWN_IN_BLOOM = 55
/** What is full by its kind at the hours at which one goes there. */
const BUSY_KINDS: ReadonlySet<string> = new Set(['market', 'shopping', 'nightlife'])
const CALM_KINDS: ReadonlySet<string> = new Set(['park'])
/** How much of its interest a place gains or loses by that (chosen, decision 27). */
const SHARE = 0.35

/** By its own interest: what an activity asked for adds draws no crowd. */
const isWellKnown = (poi: Poi): boolean =>
  poi.crowds === undefined ? isMustSee(poi) || poi.interest >= WELL_KNOWN : poi.crowds === 'many'

/** A well-known sight of no hour of its own, or a market, is best early, before most people come. */
export function quietly(trip: Asked, poi: Poi, inBloom = false): Poi {
  if (trip.soft.quiet !== true) return poi
  const crowds = isWellKnown(poi) || (inBloom && poi.interest >= WELL_KNOWN_IN_BLOOM) ? 'many' : 'few'
  const hasOwnHour = poi.best !== undefined && poi.best !== null && poi.best !== 'daytime'
  const isEarly =
    poi.category !== 'view' && (crowds === 'many' || poi.category === 'market') && poi.onDates === undefined
  return { ...poi, crowds, ...(isEarly && !hasOwnHour ? { best: 'morning' as const } : {}) }
}

/** Whoever wants no crowds sets out by then, and is at a sight that never closes before others are: unless they want no early start (chosen, decision 27). */
export const QUIET_FROM = 7 * 60
export const startingEarly = (style: DayStyle, { quiet, lateStart, dayFrom }: TripRequest['soft']): DayStyle =>
  quiet === true && lateStart !== true && dayFrom === undefined && style.open <= USUAL_OPEN
    ? { ...style, open: Math.min(style.open, QUIET_FROM) }
    : style
/** A pace that opens its days later is for who sleeps in. */
const USUAL_OPEN = 9 * 60

/** Minutes after a door has opened in which few are inside yet, and until when few are at what opens earlier or never closes (chosen, decision 27). */
const FIRST_HOUR = 60
const QUIET_UNTIL = 8 * 60
/** When a visit to a well-known sight begins at the latest to be before the crowd; null where nothing is known of when it opens. */
export const beforeTheCrowd = (opens: number | null): number | null =>
  opens === null ? null : Math.max(opens + FIRST_HOUR, QUIET_UNTIL)
/** Worth of a well-known sight later than that, relative to what it is worth: quieter ones stand in its place (chosen, decision 27). */
export const IN_THE_CROWD = 0.1

/** What a place is worth more or less to whoever wants no crowds; what no first visit may miss stays. */
export function quietWorth(trip: Asked, poi: Poi): number {
  if (trip.soft.quiet !== true || isMustSee(poi)) return 0
  if (BUSY_KINDS.has(poi.category)) return -poi.interest * SHARE
  return CALM_KINDS.has(poi.category) || !isWellKnown(poi) ? poi.interest * SHARE : 0
}

const list = new Intl.ListFormat(site.locale)
/** Before most people come (chosen, decision 27). */
const EARLY = 11 * 60

interface PlannedDay {
  readonly slots: readonly {
    readonly start: string
    readonly activity: { readonly id: string; readonly title: string }
  }[]
}

/** Says what nobody here knows, and which stops of the finished plan most visitors of the city go to as well, later than they are quiet. */
export function quietNote(days: readonly PlannedDay[], places: ReadonlyMap<string, Poi>): string | null {
  const known = days.flatMap(({ slots }) =>
    slots.filter(({ activity: { id } }) => {
      const poi = places.get(id)
      return poi !== undefined && isWellKnown(poi)
    }),
  )
  const late = new Set(known.flatMap(({ start, activity }) => (minutesOf(start) >= EARLY ? [activity.title] : [])))
  const first = Math.min(...days.flatMap(({ slots }) => slots.slice(0, 1).map(({ start }) => minutesOf(start))))
  const [verb, come] = late.size === 1 ? ['is', 'comes'] : ['are', 'come']
  return sentences(
    'We don’t know how busy places are.',
    first < USUAL_OPEN && `You want no crowds, so a day begins as early as ${clock(first)} where a place is open then.`,
    late.size > 0 && `${list.format(late)} ${verb} well known and ${come} after 11:00, so you won’t be alone there.`,
    late.size === 0 && known.length > 0 && 'The best-known sights of this plan come before 11:00.',
  )
}
