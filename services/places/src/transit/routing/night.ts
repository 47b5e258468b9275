import { journeysBetween, notOvertaken, settingOut, type Ends, type FoundJourney } from './departures.ts'
import { endOfNight, SMALL_HOURS } from './end-of-night.ts'
import type { TransitNetwork } from './network.ts'
import { Raptor } from './raptor.ts'
import { NEVER } from './round.ts'
import type { ServiceDay } from './service-day.ts'

/** No ride home takes longer, seconds. */
const LONGEST = 2 * 3600
/** Departures that are offered besides the last one. */
export const MOST_DEPARTURES = 6
/** Departures that are offered although many are still inside: those most likely to be caught. */
export const MOST_TIGHT = 3
/** Minutes to set out at that are searched together: twice as many as are wanted, as many of them are overtaken. */
const AT_ONCE = 2 * MOST_DEPARTURES

/** The ways home of one night. */
export interface NightRides {
  readonly departures: readonly FoundJourney[]
  /** Null where rides go on all night. */
  readonly last: FoundJourney | null
}

interface Doors {
  readonly network: TransitNetwork
  readonly day: ServiceDay
  readonly ends: Ends
}

export interface NightQuery extends Doors {
  /** Seconds from the start of the day. */
  readonly from: number
  readonly until: number
  /** Only journeys that take less are worth being offered, seconds. */
  readonly quickerThan: number
}

/** The last ride of the night, or that they go on all night; null where there is none at all. */
function lastOfNight(query: NightQuery, latest: number): { readonly last: FoundJourney | null } | null {
  const { network, day, ends, from, quickerThan } = query
  if (latest < from) return null
  // All of the small hours, and the last one before them: a pause is seen between two.
  const enoughBefore = query.until - SMALL_HOURS
  const late = journeysBetween(network, day, ends, { from, until: latest, quickerThan, enoughBefore })
  return endOfNight(late, query)
}

/** When one can set out at the latest to be home by a time; null where no ride leads there. One search backwards. */
function latestLeave({ network, day, ends }: Doors, deadline: number): number | null {
  const raptor = new Raptor(network, day, 'backward')
  raptor.search(deadline, ends.egress)
  const latest = Math.max(...ends.access.map(({ stop, seconds }) => -(raptor.best[stop] ?? NEVER) - seconds))
  return latest > -NEVER ? latest : null
}

/** The end of a night, as far as anything can leave before it. */
function endOf(query: NightQuery): { readonly last: FoundJourney | null } | null {
  const latest = latestLeave(query, query.until + LONGEST)
  return latest === null ? null : lastOfNight(query, Math.min(query.until, latest))
}

/** Whether any ride leads home before the night ends, however long it takes. */
export const hasRides = (query: Omit<NightQuery, 'quickerThan'>): boolean =>
  endOf({ ...query, quickerThan: LONGEST }) !== null

/** The next journeys until a time. Where something leaves every minute, no more minutes are looked at than it takes. */
function nextUntil({ network, day, ends, from, quickerThan }: NightQuery, until: number): FoundJourney[] {
  const minutes = settingOut(network, day, ends.access, from, until)
  let departures: FoundJourney[] = []
  for (let at = 0; at < minutes.length && departures.length < MOST_DEPARTURES; at += AT_ONCE) {
    const some = minutes.slice(at, at + AT_ONCE)
    const next = journeysBetween(network, day, ends, { from, until, quickerThan }, some)
    departures = notOvertaken([...departures, ...next])
  }
  return departures.slice(0, MOST_DEPARTURES)
}

/** The next ways home and the last one; null where there is none before the night ends that is quick enough. */
export function nightRides(query: NightQuery): NightRides | null {
  const end = endOf(query)
  return end && { departures: nextUntil(query, end.last?.leaves ?? query.until), last: end.last }
}

/** The latest journeys from `earliest` until the night begins that bring one home sooner than those of the night. */
export function ridesBefore(query: NightQuery, earliest: number, rides: NightRides | null): readonly FoundJourney[] {
  const { network, day, ends, from, until, quickerThan } = query
  if (earliest >= from) return []
  const before = journeysBetween(network, day, ends, { from: earliest, until: Math.min(from, until), quickerThan })
  return notOvertaken([...before, ...(rides?.departures ?? [])])
    .filter(({ leaves }) => leaves < Math.min(from, until))
    .slice(-MOST_TIGHT)
}
