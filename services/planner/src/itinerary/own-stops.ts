import type { ItineraryRequest } from '@site/contracts/itinerary'
import type { PlanContext } from './context.ts'
import { minutesOf } from './days.ts'
import type { LatLon, Poi } from './places.ts'
import type { Stop } from './stops.ts'

type Own = NonNullable<ItineraryRequest['own']>[number]

/** What is fixed is placed before anything else, as what the traveller locked is. */
const WORTH = 1000
const DAY = 1440

/** Where a traveller's own stop is, as far as they said so. */
export const pointsOf = (request: Pick<ItineraryRequest, 'own'>): readonly (LatLon & { readonly id: string })[] =>
  (request.own ?? []).flatMap(({ id, place: { point } }) => (point === undefined ? [] : [{ id, ...point }]))

/** A stop that the traveller added: at their time or at any, on their day, neither open nor closed. */
export function ownStop({ calendar: { dates }, base }: Pick<PlanContext, 'calendar' | 'base'>, own: Own): Stop {
  const { id, day, start, minutes, place, anyway = false } = own
  const asked = start === undefined ? null : minutesOf(start)
  const poi: Poi = {
    id,
    name: place.title,
    altNames: [],
    city: '',
    category: '',
    address: place.address ?? null,
    ...(place.point ?? { lat: base.lat, lon: base.lon }),
    openingHours: null,
    website: null,
    source: '',
    interest: 0,
    visitMinutes: minutes,
    themes: [],
  }
  return {
    poi,
    meal: null,
    fixed: 'locked',
    minutes,
    longest: minutes,
    score: WORTH,
    hours: null,
    windows: dates.map((_, i) => (i === day ? [asked === null ? [0, DAY - minutes] : [asked, asked]] : [])),
    own: place.point === undefined ? 'nowhere' : 'somewhere',
    ...(asked === null ? {} : { asked }),
    ...(anyway ? { anyway } : {}),
  }
}
