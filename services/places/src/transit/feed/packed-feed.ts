import { transitModes } from '@site/contracts/transit'
import * as z from 'zod/mini'
import type { Service } from './calendar.ts'

/** A line as it is written on the vehicle. */
export const lineSchema = z.object({ name: z.string(), mode: z.enum(transitModes) })
export type Line = z.infer<typeof lineSchema>

/** Bits of a call's flags. */
export const NO_BOARDING = 1
export const NO_ALIGHTING = 2

/** A stop that vehicles call at; names repeat, so they stand apart in the file. */
export interface TimetableStop {
  readonly id: string
  readonly name: string
  readonly lat: number
  readonly lon: number
  /** Stops of one station share it; empty without one. */
  readonly station: string
}

/** A change between two stops as the feed has it; null seconds: no change is possible there. */
export interface FeedTransfer {
  readonly from: number
  readonly to: number
  readonly seconds: number | null
}

/**
 * A timetable in columns. Trips that call at the same stops form a pattern, and those that also take the same time between them
 * share their run times: a trip is then its start alone, and one by interval costs no more than one by the minute.
 */
export interface PackedFeed {
  /** IANA zone of its times. */
  readonly zone: string
  readonly stops: readonly TimetableStop[]
  readonly lines: readonly Line[]
  readonly headsigns: readonly string[]
  readonly services: readonly Service[]
  readonly transfers: readonly FeedTransfer[]
  /** Pattern `p` calls at `patternStops[patternAt[p]]` to `[patternAt[p + 1]]`; flags beside them. */
  readonly patternAt: Int32Array
  readonly patternStops: Int32Array
  readonly patternFlags: Int32Array
  /** Pattern `p` has the trips `tripsAt[p]` to `tripsAt[p + 1]`. */
  readonly tripsAt: Int32Array
  /** Seconds of the service day at which a trip leaves its first stop. */
  readonly tripStart: Int32Array
  /** Where its run times begin in `runArrival` and `runDeparture`, seconds after its start. */
  readonly tripRun: Int32Array
  readonly tripService: Int32Array
  readonly tripLine: Int32Array
  readonly tripHeadsign: Int32Array
  /** Seconds between two trips where the minute is not promised, else 0. */
  readonly tripHeadway: Int32Array
  readonly runArrival: Int32Array
  readonly runDeparture: Int32Array
}

/** The columns of a packed feed in the order of its file. */
export const COLUMNS = [
  'patternAt',
  'patternStops',
  'patternFlags',
  'tripsAt',
  'tripStart',
  'tripRun',
  'tripService',
  'tripLine',
  'tripHeadsign',
  'tripHeadway',
  'runArrival',
  'runDeparture',
] as const
