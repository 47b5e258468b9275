import type { TripRequest } from '@site/contracts/trip-request'
import { timeAskedFor } from './activities.ts'
import { inSeason, isInBloom } from './nature-seasons.ts'
import type { Poi } from './places.ts'
import { quietly } from './quiet.ts'
import type { AskedSeason } from './seasons.ts'
import { asOfSeason } from './winter-beach.ts'

interface Wanted {
  readonly trip: TripRequest
  readonly seasons: readonly AskedSeason[]
  readonly dates: readonly string[]
  /** When the traveller wants to be there. */
  readonly askedTime: Poi['askedTime'] | undefined
}

/** A candidate as this traveller wants it: without crowds, in its season, at the time they asked for. */
export function asWanted(poi: Poi, { trip, seasons, dates, askedTime }: Wanted): Poi {
  const calm = quietly(trip, poi, isInBloom(poi, seasons, dates))
  const own = asOfSeason(inSeason(calm, seasons, dates), trip, dates)
  const at = askedTime ?? timeAskedFor(trip, poi)
  return at === undefined ? own : { ...own, askedTime: at }
}
