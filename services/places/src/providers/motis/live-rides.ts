import type { EventTimes } from '@site/contracts/event-times'
import type { HotelResponse } from '@site/contracts/hotel'
import type { Transit } from '@site/contracts/hotels'
import type { TransitJourney } from '@site/contracts/transit'
import type { TransitService } from './motis.ts'

export interface LiveRidesQuery {
  readonly event: EventTimes | undefined
  /** IANA zone of the city. */
  readonly zone: string
  readonly speed: number | undefined
}

/** The minutes of a way, waiting before it left out. */
function transitOf({ walkTo, rides, walkFrom }: TransitJourney): Transit | null {
  const [first, last] = [rides[0], rides.at(-1)]
  if (!first || !last) return null
  const riding = Math.round((Date.parse(`${last.arrives}Z`) - Date.parse(`${first.departs}Z`)) / 60_000)
  const minutes = (which: 'low' | 'minutes' | 'high') => walkTo[which] + riding + walkFrom[which]
  return { minutes: minutes('minutes'), low: minutes('low'), high: minutes('high'), source: 'timetable' }
}

/** An answer about a hotel with the rides that a service knows; what it does not know stays as it was. */
export async function withLiveRides(
  { client, rideHome, rideThere }: TransitService,
  answer: HotelResponse,
  { event, zone, speed }: LiveRidesQuery,
): Promise<HotelResponse> {
  const { hotel, route } = answer
  if (!route) return answer
  const known = { ...answer, route: { ...route, timetable: route.timetable ?? { agencies: [] } } }
  if (!event) return known
  const { date, start, end } = event
  const between = { date, zone, speed }
  const toLeave = route.venueExit ?? null
  const [home, there] = await Promise.all([
    end === undefined
      ? null
      : client.ask(() => rideHome({ ...between, from: route.origin, to: hotel, end, walk: route.walk, toLeave })),
    start === undefined
      ? null
      : client.ask(() => rideThere({ ...between, from: hotel, to: route.origin, time: start })),
  ])
  const transit = there && transitOf(there)
  return {
    ...known,
    ...(transit && transit.minutes < route.walk.minutes ? { route: { ...known.route, transit } } : {}),
    rideHome: home ?? answer.rideHome ?? null,
    rideThere: there ?? answer.rideThere ?? null,
  }
}
