import type { Walk } from '@site/contracts/hotels'
import type { TransitJourney, TransitMode, TransitRide } from '@site/contracts/transit'
import * as z from 'zod/mini'
import { wallTime } from '../../transit/zoned-time.ts'
import { streetWalk } from '../../walking/minutes.ts'
import { rowsOf } from '../client.ts'

const place = z.object({ name: z.string() })
const leg = z.object({
  mode: z.string(),
  from: place,
  to: place,
  /** ISO 8601 with an offset. */
  startTime: z.string(),
  endTime: z.string(),
  /** Metres, of legs on foot. */
  distance: z.optional(z.number()),
  headsign: z.optional(z.string()),
  displayName: z.optional(z.string()),
  routeShortName: z.optional(z.string()),
  agencyName: z.optional(z.string()),
  cancelled: z.optional(z.boolean()),
})
type Leg = z.infer<typeof leg>

/** What is read of an answer of `/plan`; an itinerary of another shape is left out. */
export const planAnswer = z.object({ itineraries: rowsOf(z.object({ legs: z.array(leg) })) })
export type Itinerary = z.infer<typeof planAnswer>['itineraries'][number]

/** MOTIS's modes in the words of a traveller; the others are no way home after an event. */
const MODES = new Map<string, TransitMode>([
  ['TRAM', 'tram'],
  ['SUBWAY', 'metro'],
  ['METRO', 'metro'],
  ['SUBURBAN', 'train'],
  ['RAIL', 'train'],
  ['REGIONAL_RAIL', 'train'],
  ['REGIONAL_FAST_RAIL', 'train'],
  ['HIGHSPEED_RAIL', 'train'],
  ['LONG_DISTANCE', 'train'],
  ['NIGHT_RAIL', 'train'],
  ['BUS', 'bus'],
  ['COACH', 'bus'],
  ['FERRY', 'ferry'],
  ['FUNICULAR', 'cable car'],
  ['AERIAL_LIFT', 'cable car'],
  ['CABLE_CAR', 'tram'],
])

const isOnFoot = ({ mode }: Leg): boolean => mode === 'WALK'
const secondsOf = (time: string): number => Date.parse(time) / 1000

/** A journey with the moments it begins and ends at, seconds since 1970. */
export interface MotisJourney {
  readonly leaves: number
  readonly arrives: number
  readonly journey: TransitJourney
  readonly agencies: readonly string[]
}

/** A walk along the streets that MOTIS knows. */
function walkOf(legs: readonly Leg[], speed: number | undefined): Walk {
  const metres = legs.reduce((sum, { distance = 0 }) => sum + distance, 0)
  return streetWalk({ metres, outside: Number.POSITIVE_INFINITY }, { from: 0, to: 0 }, speed)
}

/** An itinerary as a journey; null where it has no vehicle, or one that does not run or that nobody rides home with. */
export function toJourney({ legs }: Itinerary, zone: string, speed?: number): MotisJourney | null {
  const first = legs.findIndex((each) => !isOnFoot(each))
  const last = legs.findLastIndex((each) => !isOnFoot(each))
  const [begin, end] = [legs[0], legs.at(-1)]
  if (first < 0 || !begin || !end) return null
  const minute = (time: string): string => {
    const { date, time: clock } = wallTime(secondsOf(time), zone)
    return `${date}T${clock}`
  }
  const rides: TransitRide[] = []
  for (const each of legs.slice(first, last + 1)) {
    if (isOnFoot(each)) continue
    const mode = MODES.get(each.mode)
    if (!mode || each.cancelled === true) return null
    rides.push({
      mode,
      line: each.displayName || each.routeShortName || '',
      headsign: each.headsign ?? '',
      from: each.from.name,
      to: each.to.name,
      departs: minute(each.startTime),
      arrives: minute(each.endTime),
    })
  }
  const [leaves, arrives] = [secondsOf(begin.startTime), secondsOf(end.endTime)]
  if (!Number.isFinite(leaves) || !Number.isFinite(arrives)) return null
  return {
    leaves,
    arrives,
    journey: {
      leaves: minute(begin.startTime),
      arrives: minute(end.endTime),
      walkTo: walkOf(legs.slice(0, first), speed),
      rides,
      walkFrom: walkOf(legs.slice(last + 1), speed),
    },
    agencies: legs.flatMap(({ agencyName }) => agencyName ?? []),
  }
}
