import * as z from 'zod/mini'
import { walk } from './hotels.ts'

export const transitModes = ['tram', 'metro', 'train', 'bus', 'ferry', 'cable car', 'monorail'] as const
export type TransitMode = (typeof transitModes)[number]

/** A minute on the clocks of the city, `YYYY-MM-DDTHH:MM`. */
const localMinute = z.string()

/** One vehicle from one stop to another. */
export const transitRide = z.object({
  mode: z.enum(transitModes),
  line: z.string(),
  /** What the vehicle says it goes to; empty where the timetable does not say. */
  headsign: z.string(),
  from: z.string(),
  to: z.string(),
  departs: localMinute,
  arrives: localMinute,
  /** Minutes between two vehicles, where the timetable promises the interval and not the minute. */
  every: z.optional(z.int()),
})
export type TransitRide = z.infer<typeof transitRide>

/** From door to door. It leaves early enough for the longest the walk to the first stop may take. */
export const transitJourney = z.object({
  leaves: localMinute,
  arrives: localMinute,
  walkTo: walk,
  rides: z.array(transitRide),
  walkFrom: walk,
})
export type TransitJourney = z.infer<typeof transitJourney>

/** Whose timetable it is, as far as that is known, and the last day it holds for where it says so. */
export const timetableSource = z.object({ agencies: z.array(z.string()), until: z.optional(z.string()) })
export type TimetableSource = z.infer<typeof timetableSource>

/** Rides that only those catch who are out of the venue before most are; left out where there are none. */
const tight = z.optional(z.array(transitJourney))

/**
 * The way back after an event, from when a full house is on the street, or from the end where nobody knows when that is. `rides`: the
 * next departures, and the last one of the night (null where rides go on all night). `walk`: no ride is quicker than walking.
 * `none`: the timetable has no ride after that. `expired`, `early`: it does not hold for that date, so nothing of it is shown.
 */
export const rideHome = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('rides'),
    date: z.string(),
    end: z.string(),
    departures: z.array(transitJourney),
    last: z.nullable(transitJourney),
    tight,
    timetable: timetableSource,
  }),
  z.object({ status: z.enum(['walk', 'none']), date: z.string(), end: z.string(), tight, timetable: timetableSource }),
  z.object({ status: z.literal('expired'), until: z.string() }),
  z.object({ status: z.literal('early'), from: z.string() }),
])
export type RideHome = z.infer<typeof rideHome>
