/** Nights at clubs: they fill after midnight, so each is held at its hour, and the day after begins late. */

import type { TripRequest } from '@site/contracts/trip-request'
import type { Calendar } from './calendar.ts'
import type { DayFacts } from './day-facts.ts'
import { addDays, NIGHT, weekday } from './days.ts'
import type { Window } from './hours-rules.ts'
import { openSpans, restSpans, withoutSpans } from './opening-hours.ts'
import { wordsOf, type Poi } from './places.ts'
import type { PlannedSession } from './session-stop.ts'

/** One is there from then on, and for so long: rooms fill after midnight, and days of two nights out still begin by noon (chosen, decision 27). */
const FROM = 23 * 60 + 30
const MINUTES = 180
/** Nobody dances through more nights of a trip (chosen, decision 27). */
const MOST_NIGHTS = 2
/** Whoever leaves before this hour is in bed the night before (chosen, decision 27). */
const EARLY_DEPARTURE = 14
const [FRIDAY, SATURDAY] = [4, 5]
const isSaturday = ({ date }: DayFacts): boolean => weekday(date) === SATURDAY

/** Of night life the houses one dances in, by their names; a street of bars has no door to queue at. */
const CLUB =
  /\b(?:(?:night)?clubs?|disco|berghain|tresor|sisyphos|rso berlin|fabric|ministry of sound|womb|zouk|marquee|omnia|xs|liv|e11even|house of yes|razzmatazz|opium|apolo|jimmy z|revolver upstairs|ivy precinct|kaufleuten|corso como|rio scenarium)\b/
const IS_OTHER = /\b(?:jazz|comedy|fado|flamenco|casino|100 club|club der visionaere)\b/
/** Whether people come to a place to dance late at night. */
export const isClub = ({ name, category }: Pick<Poi, 'name' | 'category'>): boolean => {
  const words = wordsOf(name).join(' ')
  return category === 'nightlife' && CLUB.test(words) && !IS_OTHER.test(words)
}

/** Whether a house is empty before the night: one goes to it then, or not at all. */
export const isForDancing = (poi: Pick<Poi, 'name' | 'category'>): boolean =>
  isClub(poi) || (poi.category === 'nightlife' && LIVE_HOUSE.test(poi.name))
const LIVE_HOUSE = /^(?:RAW-Gelände|SO36|Oxford Art Factory|Brown Alley|100 Club)$/

const TIP =
  'Rooms fill after midnight and stay open until the morning. We don’t know who plays or when doors open that night.'

/** The days whose nights belong to something else: an event, and the night before a race that is run. */
export const nightsTaken = ({ event }: Calendar, held: readonly PlannedSession[]): readonly number[] => [
  ...(event === null ? [] : [event.day, ...(event.role === 'runs' ? [event.day - 1] : [])]),
  ...held.flatMap(({ day, start }) => (start >= NIGHT ? [day] : [])),
]

interface Nights {
  readonly trip: TripRequest
  readonly days: readonly DayFacts[]
  /** Stops that a plan keeps: an edit adds no club to them. */
  readonly kept: readonly string[]
  /** Days with something else at night. */
  readonly taken: readonly number[]
}

const isFree = (date: string, { trip: { departure }, days }: Nights): boolean => {
  const last = days.at(-1)?.date ?? date
  return departure === undefined || date < addDays(last, Number(departure.slice(0, 2)) < EARLY_DEPARTURE ? -1 : 0)
}

/** The clubs of a city at night, best known first, on its Fridays and Saturdays; on the first night where a trip has none. */
export function clubNights(places: readonly Poi[], nights: Nights): readonly PlannedSession[] {
  const { trip, days, kept, taken } = nights
  if (trip.soft.activities?.includes('clubs') !== true || (trip.party?.children ?? 0) > 0) return []
  const clubs = places
    .filter((poi) => isClub(poi) && (kept.length === 0 || kept.includes(poi.id)))
    .toSorted((a, b) => b.interest - a.interest)
  const free = days.flatMap(({ date }, day) => (taken.includes(day) || !isFree(date, nights) ? [] : [day]))
  const weekend = free.filter((day) => [FRIDAY, SATURDAY].includes(weekday(days[day].date)))
  const out: PlannedSession[] = []
  const chosen = (weekend.length > 0 ? weekend : free.slice(0, 1)).slice(0, MOST_NIGHTS)
  // Saturday is the great night: it takes the best known.
  const byNight = chosen.toSorted((a, b) => Number(isSaturday(days[b])) - Number(isSaturday(days[a])))
  for (const day of byNight) {
    const poi = clubs.find((own) => out.every((before) => before.poi.id !== own.id) && isOpen(own, days[day]))
    if (poi !== undefined)
      out.push({
        poi: { ...poi, openingHours: null, closed: null, visitMinutes: MINUTES, mustSee: 1, tip: TIP },
        day,
        start: FROM,
        minutes: MINUTES,
      })
  }
  return out
}

/** Where no hours are known, a night that nothing says is closed. */
function isOpen(poi: Poi, day: DayFacts): boolean {
  const night: Window = [FROM, FROM + MINUTES]
  const open =
    poi.openingHours === null
      ? withoutSpans(night, [...day.closedSpans(poi), ...restSpans(poi, day)])
      : openSpans(poi, day)
  return open.some(([from, until]) => from <= night[0] && until >= night[1])
}
