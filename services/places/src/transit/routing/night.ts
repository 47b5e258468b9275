import { journeysBetween, notOvertaken, type Ends, type FoundJourney } from './departures.ts'
import type { TransitNetwork } from './network.ts'
import type { ServiceDay } from './service-day.ts'

const HOUR = 3600
/** A pause this long ends the service of a day: what follows is the first ride of the morning, or of another night. */
const PAUSE = 2 * HOUR
/** The dead of the night: from then on it has to be looked at whether rides go on. Before the end of the night, seconds. */
const SMALL_HOURS = 4 * HOUR
/** Rides that are still going so close to the end of the night go on all night, seconds before it. */
const STILL_RUNNING = 2 * HOUR
/** Departures that are offered besides the last one. */
export const MOST_DEPARTURES = 6

/** The ways home of one night. */
export interface NightRides {
  readonly departures: readonly FoundJourney[]
  /** Null where rides go on all night. */
  readonly last: FoundJourney | null
}

export interface NightQuery {
  readonly network: TransitNetwork
  readonly day: ServiceDay
  readonly ends: Ends
  /** Seconds from the start of the day. */
  readonly from: number
  readonly until: number
  /** Whether a journey is worth being offered. */
  readonly isUseful: (journey: FoundJourney) => boolean
}

/** The useful journeys that set out between two times. */
const usefulBetween = ({ network, day, ends, isUseful }: NightQuery, from: number, until: number): FoundJourney[] =>
  from > until ? [] : journeysBetween(network, day, ends, from, until).filter(isUseful)

/** The last journey that sets out before a time, looked for an hour at a time; null without one. */
function lastBefore(query: NightQuery, time: number): FoundJourney | null {
  for (let until = time; until >= query.from; until -= HOUR) {
    const last = usefulBetween(query, Math.max(query.from, until - HOUR + 1), until).at(-1)
    if (last) return last
  }
  return null
}

/** The last ride of the night, or that they go on all night; null where there is none at all. */
function lastOfNight(query: NightQuery): { readonly last: FoundJourney | null } | null {
  const small = Math.max(query.from, query.until - SMALL_HOURS)
  const late = usefulBetween(query, small, query.until)
  const before = lastBefore(query, small - 1)
  const all = [...(before ? [before] : []), ...late]
  const pause = all.findIndex((journey, at) => at > 0 && journey.leaves - (all[at - 1]?.leaves ?? 0) >= PAUSE)
  if (pause > 0) return { last: all[pause - 1] ?? null }
  const last = all.at(-1)
  if (!last) return null
  return { last: last.leaves >= query.until - STILL_RUNNING ? null : last }
}

/** The next ways home and the last one; null where there is none before the night ends. */
export function nightRides(query: NightQuery): NightRides | null {
  const end = lastOfNight(query)
  if (!end) return null
  const until = end.last?.leaves ?? query.until
  let departures: FoundJourney[] = []
  for (let from = query.from; from <= until && departures.length < MOST_DEPARTURES; from += HOUR) {
    const next = usefulBetween(query, from, Math.min(until, from + HOUR - 1))
    departures = notOvertaken([...departures, ...next])
  }
  // What arrives later than the last one is no way to get home sooner.
  return { departures: departures.slice(0, MOST_DEPARTURES), last: end.last }
}
