import type { EventTimes } from '@site/contracts/event-times'
import type { GeocodeResult, Resolution } from '@site/contracts/geocode'
import type { HotelRequest, HotelResponse, VenueExit } from '@site/contracts/hotel'
import type { HotelsOrigin, HotelsResponse } from '@site/contracts/hotels'
import type { Hotel } from '../data/rows.ts'
import type { PlacesIndex } from '../search/places-index.ts'
import { venueExit } from '../transit/venue-exit.ts'
import type { CrossingTo } from '../walking/barriers.ts'
import type { LatLon } from '../walking/geo.ts'
import type { Streets } from '../walking/streets.ts'
import { hotelDetails } from './hotel-details.ts'
import { answerHotels, isWholeCity, withoutDoor, type Prices } from './hotels-near.ts'
import { hotelsInReach, oneHotelInReach, type InReach } from './in-reach.ts'
import { placeNear, resolveOrigin, toOrigin, type HotelsInput } from './origin.ts'
import type { HotelRides } from './rides.ts'
import { venueOf } from './venue-of.ts'

type VisitTimes = Pick<NonNullable<HotelResponse['route']>, 'eventDay' | 'eventTimes'>

export interface HotelFinderInput {
  /** The index of now: it is replaced when an extract is imported. */
  readonly index: () => PlacesIndex
  readonly streetsAt: (point: LatLon) => readonly Streets[]
  /** What straight lines from a point to ends within so many metres cross. */
  readonly acrossFrom: (start: LatLon, reach: number) => CrossingTo
  readonly rides: HotelRides
  /** The day and the hours of an event, by its id, as far as they are known. */
  readonly visitTimes: (id: string) => VisitTimes
  /** Whether the minutes from a seat to the street are told and counted. */
  readonly venueExit: boolean
  /** Attribution lines of sources. */
  readonly credits: (sources: readonly string[]) => readonly string[]
}

/** What a visitor wants to know of one hotel besides what is known of it anyway. */
export interface WantedOfHotel {
  readonly speed?: number | undefined
  readonly event?: EventTimes | undefined
  /** The day of the event at the door, where a provider knows it. */
  readonly eventDay?: string | null
  readonly prices?: Prices | undefined
}

/**
 * Hotels round a door, in the steps that a live service may come between: where the search starts (`locate`, `doorOf`), what is
 * in reach of it, and a page of that.
 */
export class HotelFinder {
  readonly #input: HotelFinderInput

  constructor(input: HotelFinderInput) {
    this.#input = input
  }

  locate(request: HotelsInput): Resolution {
    return resolveOrigin(this.#input.index(), request)
  }

  /** The door that minutes are counted from; null where none is known, and for a city as a whole. */
  doorOf({ place }: Resolution): HotelsOrigin | null {
    return place && !isWholeCity(this.#input.index(), place) ? toOrigin(place) : null
  }

  /** The answer where there is no door. */
  withoutDoor(resolution: Resolution): HotelsResponse {
    return withoutDoor(this.#input.index(), resolution)
  }

  inReach(origin: HotelsOrigin, speed?: number, event?: EventTimes): InReach {
    const { index, streetsAt, acrossFrom, rides } = this.#input
    const rideOf = rides.rideOf(origin, event, speed)
    return hotelsInReach(index().hotels, origin, { speed, streetsAt, acrossFrom, rideOf })
  }

  answer(resolution: Resolution, inReach: InReach, request: HotelsInput, prices?: Prices): HotelsResponse {
    const { index, credits, streetsAt } = this.#input
    const [streets] = streetsAt(inReach.origin)
    return answerHotels(index(), resolution, inReach, request, { credits, streetsOf: streets?.dataOf ?? null }, prices)
  }

  /** A page of the hotels near an event, venue, address or point. */
  near(request: HotelsInput): HotelsResponse {
    const resolution = this.locate(request)
    const door = this.doorOf(resolution)
    return door
      ? this.answer(resolution, this.inReach(door, request.speed, request.event), request)
      : this.withoutDoor(resolution)
  }

  /** The place that an address of a hotel counts minutes from; null where it names none. */
  placeNear(near: string): GeocodeResult | null {
    return placeNear(this.#input.index(), near)
  }

  /** How long it takes to leave the venue at a door; null where nobody knows, or it is not to be told. */
  #toLeave(door: HotelsOrigin): VenueExit | null {
    const { index, venueExit: isTold } = this.#input
    const venue = isTold ? venueOf(index(), door) : null
    return venue && venueExit(venue)
  }

  /** One hotel, with the way to it from a place where one is given; no minutes are counted from a city as a whole. */
  details(hotel: Hotel, place: GeocodeResult | null, wanted: WantedOfHotel = {}): HotelResponse {
    const { index, streetsAt, acrossFrom, credits, rides, visitTimes } = this.#input
    const { speed, event, prices } = wanted
    const door = place && !isWholeCity(index(), place) ? toOrigin(place) : null
    const arrival = door && rides.arrival(hotel, door, event, speed)
    const rideOf = door && (arrival ? () => arrival.transit : rides.rideOf(door))
    const inReach = door && rideOf && oneHotelInReach(hotel, door, { speed, streetsAt, acrossFrom, rideOf })
    const found = hotelDetails(index(), hotel, inReach, streetsAt(hotel).length > 0, credits, prices)
    if (!door || !found.route) return found
    const { walk } = found.route
    const timetable = rides.timetable(door, hotel)
    const known = door.kind === 'event' && door.id !== undefined ? visitTimes(door.id) : {}
    const toLeave = this.#toLeave(door)
    const route = {
      ...found.route,
      ...(timetable ? { timetable } : {}),
      ...(wanted.eventDay ? { eventDay: wanted.eventDay } : known),
      ...(toLeave === null ? {} : { venueExit: toLeave }),
    }
    const answer = { ...found, route }
    if (!event) return answer
    return {
      ...answer,
      rideThere: arrival?.journey() ?? null,
      rideHome: rides.rideHome(door, hotel, { walk, event, speed, toLeave }),
    }
  }

  /** One hotel by its id; null when it is not listed. */
  hotel({ id, near, speed, event }: HotelRequest): HotelResponse | null {
    const hotel = this.#input.index().hotelById.get(id)
    return hotel ? this.details(hotel, near === undefined ? null : this.placeNear(near), { speed, event }) : null
  }
}
