import type { EventItem } from '@site/contracts/events'
import type { ItineraryResponse, Leg } from '@site/contracts/itinerary'
import { rideMinutes } from '@site/contracts/ride-words'
import { limits } from '@site/contracts/limits'
import type { BestTime, EventFacts, LatLon, Places, Poi as PlacesPoi, TripLeg } from '@site/places'
import { between } from '@site/places/geo'
import { cooksInTheEvening, onlyMealOf } from './meal-kinds.ts'
import { feeds, littleKnown } from './places-to-eat.ts'

export type { Destination, LatLon, Located } from '@site/places'

/** What the planner asks of the places service. Every method answers at once, from memory. */
export type PlacesPort = Pick<
  Places,
  | 'resolveDestination'
  | 'resolveCity'
  | 'kindsNamed'
  | 'choicesFor'
  | 'poisNear'
  | 'hotelById'
  | 'hotel'
  | 'venueById'
  | 'poiById'
  | 'seasonGrounds'
  | 'eventById'
  | 'eventFacts'
  | 'events'
  | 'legs'
  | 'legsFrom'
  | 'sureHotelsNear'
  | 'roughHotelsNear'
  | 'closures'
  | 'holidays'
  | 'revision'
  | 'coveredCities'
  | 'credits'
>

/** A place a day could hold. Unknown facts are null; nothing here is ever guessed by the planner. */
export type Poi = Omit<PlacesPoi, 'country' | 'precision'> & {
  /** Whether most visitors of the city go there too; told apart only for who wants to be away from them. */
  readonly crowds?: 'many' | 'few'
  /** The time of day the traveller asked for. */
  readonly askedTime?: BestTime | undefined
  /** Days on which it is there at all, as a rule of dates; every day its hours allow where left out. */
  readonly onDates?: string | null
  /** When one goes in to get a place, as opening hours are written. */
  readonly enter?: string | null
  /** The event whose day this is: its ground is open to its guests. */
  readonly ofEvent?: string
  /** What a visitor should know before going. */
  readonly tip?: string | null
}

/** An event and what the data know of its venue. */
export interface EventAnchor extends EventItem {
  readonly address: string | null
  readonly source: string
  /** Seats of the venue; null when not known. */
  readonly capacity: number | null
  /** How it is best gone to, where that is known. */
  readonly facts?: EventFacts | null
  /** Where one leaves it from, when that is not its venue: the finish of a race that one runs. */
  readonly finish?: LatLon & { readonly name: string }
}

/** Where every day starts and ends. */
export type Base = Readonly<NonNullable<ItineraryResponse['meta']['base']>>

/** A leg as a plan counts it. `unknown`: nobody walks it and no ride is known; its minutes are time kept for one, told as a range alone. */
export type PlanLeg = Leg & Pick<TripLeg, 'rideMetres'> & { readonly unknown?: true }

/** Legs between places by id; `null` stands for the base. */
export type LegLookup = (from: string | null, to: string | null) => PlanLeg

/** Farther from each other than this, two places are not in one city's region (chosen, decision 27). */
export const SAME_REGION_KM = 60
/** A place to eat within this is near a stop: some twelve minutes on foot (chosen, decision 27). */
export const NEAR_FOOD_KM = 0.7

/** Great-circle kilometres between two points. */
export const kilometres = (a: LatLon, b: LatLon): number => between(a, b) / 1000

/** Time kept for a ride in place of a walk. */
export const rideInstead = ({ rideMetres, ...leg }: PlanLeg): PlanLeg => {
  const metres = rideMetres ?? leg.metres
  return { ...leg, metres, minutes: rideMinutes(metres), unknown: true }
}

/** A leg as a plan counts it: where it is beyond the longest walk and no transit is known, time is kept for a ride. */
export const planLeg = (leg: PlanLeg, longestWalk: number = limits.planner.longestWalk): PlanLeg =>
  leg.mode === 'walk' && leg.minutes > longestWalk && !leg.unknown ? rideInstead(leg) : leg

/** A leg as the plan tells it; null where nothing is known of it. */
export const toldLeg = ({ unknown, rideMetres: _rideMetres, ...leg }: PlanLeg): Leg | null => (unknown ? null : leg)

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

/** Worth a meal loses where a café, a market or a counter serves it (chosen, decision 27). */
const LESSER_LUNCH = { cooking: 15, quick_meal: 60 }
/** What a dinner loses at a kitchen that may be shut in the evening, for all that is known: most restaurants are not (chosen, decision 27). */
const EVENING_UNKNOWN = 20

/**
 * How much less than at a restaurant that is well known a meal is worth at a place; null where it serves no such meal, or nobody knows that
 * its kind does. Nobody dines at a café or a counter, and neither cakes nor coffee are a lunch.
 */
export function mealPenalty(poi: Poi, meal: 'lunch' | 'dinner'): number | null {
  const { category, limitedTo = null } = poi
  const isMarket = category === 'market'
  if (category !== 'food' && category !== 'coffee' && !isMarket) return null
  if (limitedTo !== null && limitedTo !== 'quick_meal') return null
  if (!feeds(poi)) return null
  const only = onlyMealOf(poi)
  if (only !== null && only !== meal) return null
  const lunch = (penalty: number) => (meal === 'lunch' ? penalty + littleKnown(poi) : null)
  if (limitedTo !== null) return lunch(LESSER_LUNCH[limitedTo])
  if (category !== 'food') return lunch(LESSER_LUNCH.cooking)
  return littleKnown(poi) + (meal === 'lunch' || cooksInTheEvening(poi) ? 0 : EVENING_UNKNOWN)
}

/** Usual length of a visit at a normal pace, minutes on the five-minute grid. */
export const visitMinutes = (poi: Pick<Poi, 'category'> & Partial<Pick<Poi, 'visitMinutes'>>): number =>
  Math.max(10, Math.round((poi.visitMinutes ?? usualFor(poi.category).minutes) / 5) * 5)

/** How map editors mark a place that is no more in its very name. */
const GONE = /\b(closed|defunct|demolished|vacant|ferm[eé]|geschlossen|cerrado)\b/i

/** Single works and rooms by their names. */
const SINGLE_WORK = /\b(bust|statue|plaque|obelisk|lobby)\b/i
/** A statue of this interest is one that people travel for (chosen, decision 27). */
const FAMOUS = 70

/** Seen in passing, and no stop with minutes: a station, a statue, a plaque. */
const isPhotoStop = ({ name, category, limitedTo, interest }: Poi): boolean =>
  category === 'transit' ||
  category === 'art' ||
  limitedTo === 'photo_stop' ||
  (SINGLE_WORK.test(name) && interest < FAMOUS)

/** A place one goes to. What is gone is none, nor what is only passed, unless no first visit may miss it. */
export const isVisitable = (poi: Poi): boolean =>
  poi.name.trim() !== '' && !GONE.test(poi.name) && (isMustSee(poi) || !isPhotoStop(poi))

/** Whether a place is at its best when the usual end of a day is past. */
export const isAfterDark = ({ best }: Poi): boolean =>
  best === 'sunset' || best === 'evening' || best === 'night' || best === 'show_times'

export const isMustSee = (poi: Poi): boolean => typeof poi.mustSee === 'number'

/** What a city's must-sees are worth beside their interest: the first three outweigh a day of others (chosen, decision 27). */
const MUST_SEE = { first: 800, firstRanks: 3, others: 280, rank: 20, least: 60 }

/** From this interest on a place is a landmark, worth so much more a point: long visits lose to two short ones else (chosen, decision 27). */
const LANDMARK = { from: 88, point: 18 }

/** What a place is worth beside its interest because a first visit should not miss it. */
export function mustSeeWorth({ mustSee, interest }: Poi): number {
  if (typeof mustSee !== 'number') return Math.max(0, interest - LANDMARK.from) * LANDMARK.point
  const { first, firstRanks, others, rank, least } = MUST_SEE
  return mustSee <= firstRanks ? first - rank * mustSee : Math.max(least, others - rank * (mustSee - firstRanks - 1))
}

/**
 * Interest from which a place that nobody judged by hand fills time: a museum, a zoo or a market of which a website, hours or
 * an entry in an encyclopedia is known.
 */
const WORTH_A_VISIT = 45
/** Whether a place was judged, or what is known of it speaks for it. */
export const isJudged = (poi: Poi): boolean =>
  poi.source.split('+').includes('curated') || poi.interest >= WORTH_A_VISIT

/** Worth of a place that answers none, one, two, and three or more of the themes asked for (chosen, decision 27). */
const THEME_FACTORS = [0.8, 1.25, 1.35, 1.45]

/** Worth of a visit, > 0: the place's interest, raised where it answers a theme asked for, lowered where it answers none. */
export function interestOf(poi: Poi, themes: readonly string[]): number {
  const own = poi.themes.length > 0 ? poi.themes : usualFor(poi.category).themes
  const matched = themes.filter((theme) => own.includes(theme)).length
  const asked = themes.length === 0 ? 1 : THEME_FACTORS[Math.min(matched, 3)]
  return Math.max(1, poi.interest) * asked
}
