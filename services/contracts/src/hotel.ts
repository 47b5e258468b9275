import * as z from 'zod/mini'
import { answerHead } from './answer-head.ts'
import { clockTime, eventTimes } from './event-times.ts'
import { hotelItem, hotelsOrigin, quotedPrice, stay, transit, walk, walkingSpeed } from './hotels.ts'
import { line } from './text.ts'
import { rideHome, timetableSource, transitJourney } from './transit.ts'

/** One hotel, and the way to it from where the visitor has to be. An unknown hotel is a 404. */
export const hotelRequest = z.object({
  id: line(120).check(z.minLength(1, 'Give the id of a hotel')),
  /** The id of a place of any kind, or "lat, lon". */
  near: z.optional(line(120)),
  speed: z.optional(walkingSpeed),
  stay: z.optional(stay),
  /** When the event at `near` is: its start asks for the way there, its end for the way back. */
  event: z.optional(eventTimes),
})
export type HotelRequest = z.infer<typeof hotelRequest>

/** Minutes from a seat to the street after the end: low ≤ high, for a full house of so many. */
export const venueExit = z.object({ low: z.int(), high: z.int(), capacity: z.int() })
export type VenueExit = z.infer<typeof venueExit>

/** A place of interest close by; metres are great-circle. */
export const nearbyPlace = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  lat: z.number(),
  lon: z.number(),
  metres: z.int(),
})
export type NearbyPlace = z.infer<typeof nearbyPlace>

export const hotelResponse = z.object({
  hotel: z.object({
    ...z.pick(hotelItem, {
      id: true,
      name: true,
      kind: true,
      lat: true,
      lon: true,
      city: true,
      address: true,
      stars: true,
      website: true,
      coordQuality: true,
      source: true,
    }).shape,
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
    rooms: z.optional(z.int()),
    /** Known only from an old list: it may be closed by now. */
    mayBeClosed: z.boolean(),
  }),
  /** From `near`; null without it, or where `near` is not known or is a city. */
  route: z.nullable(
    z.object({
      origin: hotelsOrigin,
      walk,
      transit: z.nullable(transit),
      stepFree: z.optional(z.nullable(walk)),
      /** A timetable with stops near both ends: times of an event may be asked about. */
      timetable: z.optional(timetableSource),
      /** The main day of the event at `near`, where it is announced. */
      eventDay: z.optional(z.string()),
      /** When it is on that day, as far as that is known; `usual` where the hours are those of other years. */
      eventTimes: z.optional(
        z.object({ start: z.optional(clockTime), end: z.optional(clockTime), usual: z.boolean() }),
      ),
      /** Left out where nobody knows how large the venue at `near` is, and where the setting says so. */
      venueExit: z.optional(venueExit),
    }),
  ),
  /** Whether the streets around it are mapped, so that a way to it can be drawn. */
  streets: z.optional(z.boolean()),
  /** The latest way to be there at the start; null where none is known. Left out where nobody asked. */
  rideThere: z.optional(z.nullable(transitJourney)),
  /** The ways back after the end; null where no timetable is known. Left out where nobody asked. */
  rideHome: z.optional(z.nullable(rideHome)),
  price: z.nullable(quotedPrice),
  availability: z.optional(z.enum(['available', 'sold_out'])),
  prices: z.enum(['off', 'unasked', 'quoted', 'failed']),
  /** The most interesting first. */
  nearby: z.array(nearbyPlace),
  head: answerHead,
  credits: z.array(z.string()),
})
export type HotelResponse = z.infer<typeof hotelResponse>
