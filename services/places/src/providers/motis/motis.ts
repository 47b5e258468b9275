import type { Walk } from '@site/contracts/hotels'
import type { RideHome, TransitJourney } from '@site/contracts/transit'
import { plan } from '@motis-project/motis-client'
import type { PlanData } from '@motis-project/motis-client'
import { nightOf, type TimeToLeave } from '../../transit/night-of.ts'
import { endOfNight } from '../../transit/routing/end-of-night.ts'
import { MOST_DEPARTURES, MOST_TIGHT } from '../../transit/routing/night.ts'
import { momentOf } from '../../transit/zoned-time.ts'
import type { LatLon } from '../../walking/geo.ts'
import type { ProviderClient } from '../client.ts'
import { planAnswer, toJourney, type MotisJourney } from './itinerary.ts'

/** What is asked of a timetable service, on the clocks of `zone`. */
export interface TransitQuery {
  readonly from: LatLon
  readonly to: LatLon
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly zone: string
  /** Metres a second. */
  readonly speed?: number | undefined
}

interface RideHomeQuery extends TransitQuery {
  readonly end: string
  readonly walk: Walk
  /** How long it takes to leave the venue; null where nobody knows. */
  readonly toLeave: TimeToLeave | null
}

/** A service that knows timetables. */
export interface TransitService {
  readonly client: ProviderClient
  /** The ways home from an event that ends at `end`, `HH:MM`; null where it knows no ride between the two at all. */
  rideHome(query: RideHomeQuery): Promise<RideHome | null>
  /** The latest way to be somewhere at `time`, `HH:MM`; null where it knows none. */
  rideThere(query: TransitQuery & { readonly time: string }): Promise<TransitJourney | null>
}

type Plan = PlanData['query']

/** A ride to a start begins no longer before it, seconds. */
const LONGEST_WAY = 3 * 3600
const PLACE_DIGITS = 6
const placeOf = ({ lat, lon }: LatLon): string => `${lat.toFixed(PLACE_DIGITS)},${lon.toFixed(PLACE_DIGITS)}`
const isoOf = (moment: number): string => new Date(moment * 1000).toISOString()

/** MOTIS by its own client: `/api/v6/plan` (github.com/motis-project/motis, openapi.yaml). */
export function motis(client: ProviderClient, url: string): TransitService {
  const baseUrl = url.replace(/\/+$/, '')
  const itineraries = async (
    { from, to, zone, speed }: TransitQuery,
    wanted: Pick<Plan, 'time' | 'arriveBy' | 'searchWindow'>,
  ): Promise<MotisJourney[]> => {
    const query: Plan = {
      fromPlace: placeOf(from),
      toPlace: placeOf(to),
      // It goes on beyond the window until it has found one: no ride that night is then told from no timetable.
      numItineraries: 1,
      detailedLegs: false,
      // A way on foot would hide the rides that are slower, and with them that there are any.
      maxDirectTime: 0,
      ...(speed === undefined ? {} : { pedestrianSpeed: speed }),
      ...wanted,
    }
    let answer: unknown
    try {
      answer = (await plan({ baseUrl, fetch: client.fetch, throwOnError: true, query })).data
    } catch (error) {
      // Its client reads the JSON itself.
      throw error instanceof SyntaxError ? client.error('bad_answer', 'the answer is not JSON', null, error) : error
    }
    return client
      .read(planAnswer, answer)
      .itineraries.flatMap((each) => toJourney(each, zone, speed) ?? [])
      .sort((a, b) => a.leaves - b.leaves)
  }

  return {
    client,
    rideHome: async (query) => {
      const { date, end, zone, walk, toLeave } = query
      const { earliest, from, until } = nightOf(date, end, zone, toLeave)
      const found = await itineraries(query, { time: isoOf(earliest), searchWindow: Math.max(0, until - earliest) })
      if (found.length === 0) return null
      const tonight = found.filter(({ leaves }) => leaves >= from && leaves <= until)
      const isQuicker = ({ leaves, arrives }: MotisJourney) => arrives - leaves < walk.minutes * 60
      const quicker = tonight.filter(isQuicker)
      const tight = found.filter((each) => each.leaves >= earliest && each.leaves < from && isQuicker(each))
      const agencies = [...new Set(found.flatMap((each) => each.agencies))]
      const known = {
        date,
        end,
        timetable: { agencies },
        ...(tight.length === 0 ? {} : { tight: tight.slice(-MOST_TIGHT).map(({ journey }) => journey) }),
      }
      const night = endOfNight(quicker, { from, until })
      if (!night) return { ...known, status: endOfNight(tonight, { from, until }) ? 'walk' : 'none' }
      const last = night.last?.leaves ?? until
      const departures = quicker.filter(({ leaves }) => leaves <= last).slice(0, MOST_DEPARTURES)
      return {
        ...known,
        status: 'rides',
        departures: departures.map(({ journey }) => journey),
        last: night.last?.journey ?? null,
      }
    },
    rideThere: async (query) => {
      const time = momentOf({ date: query.date, time: query.time }, query.zone)
      const found = await itineraries(query, { time: isoOf(time), arriveBy: true, searchWindow: LONGEST_WAY })
      const inTime = found.filter(({ arrives, leaves }) => arrives <= time && leaves >= time - LONGEST_WAY)
      return inTime.at(-1)?.journey ?? null
    },
  }
}
