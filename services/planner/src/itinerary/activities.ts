/** Where one goes to hear, see or do what a traveller asked for. */

import { site } from '@site/contracts/site'
import type { Activity } from '@site/contracts/trip-fields'
import type { BestTime } from '@site/places'
import type { TripReading } from '@site/contracts/trip-reading'
import type { TripRequest } from '@site/contracts/trip-request'
import { GROUNDS } from './activity-grounds.ts'
import { isClub } from './club-nights.ts'
import type { PlanContext } from './context.ts'
import { minutesOf } from './days.ts'
import { visitMinutes, wordsOf, type Poi } from './places.ts'
import { sentences } from './sentences.ts'
import type { VerifiedDays } from './verified-days.ts'

/** A visit that takes longer than this is worth as many times more, minutes (chosen, decision 27). */
const USUAL_VISIT = 90

type Asked = Pick<TripRequest, 'soft'>
type Place = Pick<Poi, 'name' | 'category'> & Partial<Pick<Poi, 'tip' | 'visitMinutes'>>

const has = ({ name, tip, category }: Place, activity: Activity): boolean => {
  const { words, kinds } = GROUNDS[activity]
  return kinds.has(category) && words.test(wordsOf(`${name} ${tip ?? ''}`).join(' '))
}

/** Whether one goes to a place for an activity that was asked for. */
export const isAskedFor = ({ soft: { activities = [] } }: Asked, poi: Place): boolean =>
  activities.some((activity) => GROUNDS[activity].worth > 0 && has(poi, activity))

/** For which of the activities that one of is enough a place is gone to. */
export const onceAskedFor = ({ soft: { once = [] } }: Asked, poi: Place): Activity | undefined =>
  once.find((activity) => has(poi, activity))

/** What one has between meals. */
const TREATS: readonly Activity[] = ['coffee houses', 'coffee', 'churros', 'ice cream', 'pastries']
/** For which of them a place is gone to. */
export const treatOf = ({ soft: { activities = [] } }: Asked, poi: Place): Activity | undefined =>
  TREATS.find((activity) => activities.includes(activity) && has(poi, activity))

/** When one goes to a place for an activity that was asked for, where that has its own time. */
export const timeAskedFor = ({ soft: { activities = [] } }: Asked, poi: Place): BestTime | undefined =>
  activities.flatMap((activity) => (has(poi, activity) ? (GROUNDS[activity].at ?? []) : []))[0]

/** What a place is worth more for the activities asked for. */
export const activityWorth = ({ soft: { activities = [] } }: Asked, poi: Place): number =>
  Math.max(0, ...activities.map((activity) => (has(poi, activity) ? GROUNDS[activity].worth : 0))) *
  Math.max(1, visitMinutes(poi) / USUAL_VISIT)

/** Shows that end late in the evening. */
const LATE: ReadonlySet<Activity> = new Set(['live music', 'jazz', 'comedy', 'theatre', 'fado', 'flamenco'])
/** What begins when the curtain rises. */
const ON_STAGE: ReadonlySet<Activity> = new Set(['classical music', 'opera', 'theatre', 'dance'])
export const isForStages = ({ soft: { activities = [] } }: Asked): boolean =>
  activities.some((own) => ON_STAGE.has(own))

/** The themes of a plan; an evening with a show in it is as long as one of nightlife. */
export const themesOfEvenings = ({ soft: { activities = [] } }: Asked, themes: readonly string[]): string[] => [
  ...themes,
  ...(activities.some((own) => LATE.has(own)) ? ['nightlife'] : []),
]

interface PlannedCity {
  readonly context: Pick<PlanContext, 'trip' | 'visits' | 'foods' | 'destination' | 'calendar'>
  readonly verified: Pick<VerifiedDays, 'stops' | 'days'>
}

/** A show that one is there for begins at this hour or later, minutes of the day (chosen, decision 27). */
const EVENING = 17 * 60
const CHURCH_AT_ANY_HOUR: ReadonlySet<Activity> = new Set(['carols', 'church services'])

const plannedFor = ({ verified: { days, stops } }: PlannedCity, activity: Activity): readonly Poi[] => {
  const { isShow } = GROUNDS[activity]
  const evening = new Set(
    days.flatMap(({ slots }) =>
      slots.flatMap(({ start, activity: { id } }) => (!isShow || minutesOf(start) >= EVENING ? [id] : [])),
    ),
  )
  return stops.flat().flatMap(({ poi }) => (evening.has(poi.id) && has(poi, activity) ? [poi] : []))
}
/** "Carol service, Southwark Cathedral", "Christmas tree and carols, Martin Place": what is sung on days of its own. */
const CAROLS = /\bcarols?\b/i
const isPlanned = (city: PlannedCity, activity: Activity): boolean => {
  // A bar in the evening is no night at a club.
  if (activity === 'clubs') return city.context.calendar.sessions?.some(({ poi }) => isClub(poi)) === true
  if (!CHURCH_AT_ANY_HOUR.has(activity)) return plannedFor(city, activity).length > 0
  const stops = city.verified.stops.flat()
  return activity === 'carols' && stops.some(({ poi }) => poi.onDates !== undefined && CAROLS.test(poi.name))
}

const anyOf = new Intl.ListFormat(site.locale, { type: 'disjunction' })
const list = new Intl.ListFormat(site.locale)
/** Houses named in a sentence. */
const MOST_HOUSES = 3
/** "Palau de la Música visit", "Sydney Opera House (tour)": as the house itself is called. */
const houseName = ({ name }: Poi): string => name.replace(/ \([^)]*\)$| visit$/, '')

/** The houses of a city, those of the plan first. */
function housesFor({ context: { visits }, verified: { stops } }: PlannedCity, activity: Activity): readonly string[] {
  const planned = stops.flat().map(({ poi }) => poi)
  // A museum has no programme of evenings.
  const all = [...planned, ...visits].filter((poi) => has(poi, activity) && poi.category !== 'museum')
  return [...new Set(all.map(houseName))].slice(0, MOST_HOUSES)
}

/** "The times of carol services", "no place for a day at the beach". */
const IN_A_SENTENCE: Partial<Record<Activity, string>> = { carols: 'carol services', 'the beach': 'a day at the beach' }
const told = (activity: Activity): string => IN_A_SENTENCE[activity] ?? activity

/** Says of what was asked for and is not in the plan where one would look for it. */
export function activityNote(city: PlannedCity): string | null {
  const asked = (city.context.trip.soft.activities ?? []).filter((activity) => !isPlanned(city, activity))
  const houses = asked.map((activity) => ({
    activity,
    names: GROUNDS[activity].isShow ? housesFor(city, activity) : [],
  }))
  const open = houses.filter(({ names }) => names.length === 0).map(({ activity }) => told(activity))
  return sentences(
    ...houses.map(
      ({ activity, names }) =>
        names.length > 0 &&
        (CHURCH_AT_ANY_HOUR.has(activity)
          ? `We don’t know the times of ${told(activity)}: ask at ${anyOf.format(names)}.`
          : activity === 'clubs'
            ? `Clubs fill after midnight, when these days have ended: look at who plays at ${list.format(names)}.`
            : `We don’t know what is on: for ${activity}, look at the programme of ${list.format(names)}.`),
    ),
    open.length > 0 &&
      `We list no place for ${anyOf.format(open)} in ${city.context.destination.city} that fits these days, so ask at your hotel.`,
  )
}

const KEY = /^do:(.+)$/

/** The reading with what no stop of the plan serves as noted. */
export function withActivities(reading: TripReading, cities: readonly PlannedCity[]): TripReading {
  const asked = cities[0]?.context.trip.soft.activities ?? []
  const missed = new Set<string>(asked.filter((activity) => !cities.some((city) => isPlanned(city, activity))))
  const understood = reading.understood.map((piece) =>
    missed.has(KEY.exec(piece.key)?.[1] ?? '') ? { ...piece, use: 'noted' as const } : piece,
  )
  return { ...reading, understood }
}
