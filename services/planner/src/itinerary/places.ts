import type { EventItem } from '@site/contracts/events'
import type { ItineraryResponse, Leg } from '@site/contracts/itinerary'
import type { LatLon, Places, Poi as PlacesPoi } from '@site/places'
import { between } from '@site/places/geo'

export type { Destination, LatLon, Located } from '@site/places'

/** What the planner asks of the places service. Every method answers at once, from memory. */
export type PlacesPort = Pick<
  Places,
  | 'resolveDestination'
  | 'kindsNamed'
  | 'choicesFor'
  | 'poisNear'
  | 'hotelById'
  | 'venueById'
  | 'poiById'
  | 'eventById'
  | 'legs'
  | 'revision'
  | 'coveredCities'
  | 'credits'
>

/** A place a day could hold. Unknown facts are null; nothing here is ever guessed by the planner. */
export type Poi = Omit<PlacesPoi, 'altNames' | 'city' | 'country' | 'precision'>

/** An event and what the data know of its venue. */
export interface EventAnchor extends EventItem {
  readonly address: string | null
  readonly source: string
}

/** Where every day starts and ends. */
export type Base = Readonly<NonNullable<ItineraryResponse['meta']['base']>>

/** Legs between places by id; `null` stands for the base. */
export type LegLookup = (from: string | null, to: string | null) => Leg

/** Farther from each other than this, two places are not in one city's region (chosen, decision 27). */
export const SAME_REGION_KM = 60
/** A place to eat within this is near a stop: some twelve minutes on foot (chosen, decision 27). */
export const NEAR_FOOD_KM = 0.7

/** Great-circle kilometres between two points. */
export const kilometres = (a: LatLon, b: LatLon): number => between(a, b) / 1000

/** Words of a name as they are compared: small letters without accents, nothing but letters and digits. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** What is usual for a kind of place: only where the place itself says nothing, and then marked as assumed (decision 27). */
interface Usual {
  readonly minutes: number
  /** Sensible time of day for a visit when hours are unknown, minutes from midnight. */
  readonly from: number
  readonly until: number
  readonly themes: readonly string[]
  readonly role: 'visit' | 'meal' | 'drink'
}

const usual = (
  minutes: number,
  from: number,
  until: number,
  themes: readonly string[],
  role: Usual['role'] = 'visit',
): Usual => ({ minutes, from: from * 60, until: until * 60, themes, role })

const USUAL: Record<string, Usual> = {
  sight: usual(45, 9, 18, ['sightseeing', 'culture']),
  experience: usual(90, 10, 17, ['sightseeing', 'family']),
  museum: usual(90, 10, 17, ['culture', 'sightseeing']),
  gallery: usual(60, 10, 17, ['culture']),
  art: usual(15, 9, 18, ['culture', 'sightseeing']),
  park: usual(45, 9, 18, ['outdoors', 'family']),
  market: usual(60, 9, 14, ['food', 'shopping']),
  view: usual(30, 9, 19, ['sightseeing', 'outdoors']),
  viewpoint: usual(30, 9, 19, ['sightseeing', 'outdoors']),
  shopping: usual(60, 10, 18, ['shopping']),
  coffee: usual(30, 9, 16, ['food'], 'meal'),
  food: usual(60, 11.5, 22, ['food'], 'meal'),
  bar: usual(60, 17, 23.5, ['nightlife'], 'drink'),
  nightlife: usual(90, 20, 23.5, ['nightlife'], 'drink'),
}
const OTHER = usual(45, 10, 17, ['sightseeing'])

export const usualFor = (category: string): Usual => USUAL[category] ?? OTHER

export const isMealPlace = (poi: Poi): boolean => usualFor(poi.category).role === 'meal'
export const isCafe = (poi: Poi): boolean => poi.category === 'coffee'

/** Usual length of a visit at a normal pace, minutes on the five-minute grid. */
export const visitMinutes = (poi: Poi): number =>
  Math.max(10, Math.round((poi.visitMinutes ?? usualFor(poi.category).minutes) / 5) * 5)

/** How map editors mark a place that is no more in its very name. */
const GONE = /\b(closed|defunct|demolished|vacant|ferm[eé]|geschlossen|cerrado)\b/i

/** Not a place one visits: stations and the like are in the data for the map only, and some are gone. */
export const isVisitable = (poi: Poi): boolean =>
  poi.category !== 'transit' && poi.name.trim() !== '' && !GONE.test(poi.name)

/** Worth of a place that answers none, one, two, and three or more of the themes asked for (chosen, decision 27). */
const THEME_FACTORS = [0.8, 1.25, 1.35, 1.45]

/** Worth of a visit, > 0: the place's interest, raised where it answers a theme asked for, lowered where it answers none. */
export function interestOf(poi: Poi, themes: readonly string[]): number {
  const own = poi.themes.length > 0 ? poi.themes : usualFor(poi.category).themes
  const matched = themes.filter((theme) => own.includes(theme)).length
  const asked = themes.length === 0 ? 1 : THEME_FACTORS[Math.min(matched, 3)]
  return Math.max(1, poi.interest) * asked
}
