import type { ItineraryResponse } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import { moveHours, type CityMove } from '../itinerary/city-move.ts'
import { tripNote, type NotedStretch } from '../itinerary/plan-notes.ts'
import { sentences } from '../itinerary/sentences.ts'
import type { TripStretch } from './to-stretches.ts'

export interface StretchPlan {
  readonly stretch: TripStretch
  readonly response: ItineraryResponse
  readonly noted: readonly NotedStretch[]
}

/** Which hours of a day are kept for the way to its city, and that nobody has looked that way up. */
const moveNote = (move: CityMove, city: string, day: number): string =>
  `The way from ${move.from} to ${city} is yours to book: we keep ${moveHours(move)} on day ${day} free. That’s a guess by distance, so check how long yours takes.`

const list = new Intl.ListFormat(site.locale)

/**
 * One plan out of those of several cities, in order. Where the days of a city start and end stands with its stretch; the way from one
 * city to the next is the traveller's own to book, and the note says which hours are kept for it. `start` says on which day they begin.
 */
export const joinStretches = (
  parts: readonly StretchPlan[],
  notes: readonly string[],
  start: string | null = null,
): ItineraryResponse => {
  const plan = parts.flatMap(({ response }) => response.plan)
  let firstDay = 0
  const stretches = parts.flatMap(({ stretch, response }) => {
    const days = response.plan.length
    if (days === 0) return []
    const { city, country, tz, base } = response.meta
    const own = {
      place: stretch.place,
      city,
      firstDay,
      days,
      ...(country === undefined ? {} : { country }),
      ...(tz === undefined ? {} : { tz }),
      ...(base === undefined ? {} : { base }),
    }
    firstDay += days
    return [own]
  })
  const cities = stretches.map(({ city }) => city)
  const metas = parts.map(({ response }) => response.meta)
  const zones = new Set(stretches.map(({ tz }) => tz))
  const [tz] = zones.size === 1 ? zones : []
  const countries = new Set(stretches.map(({ country }) => country))
  const [country] = countries.size === 1 ? countries : []
  const moves = parts
    .filter(({ response }) => response.plan.length > 0)
    .map(({ stretch }, i) => ({ move: stretch.move, day: (stretches[i]?.firstDay ?? 0) + 1, city: cities[i] ?? '' }))
  const seed = metas[0]?.seed
  const events = metas.flatMap(({ event }) => event ?? [])
  const event = events.find(({ date }) => date !== null) ?? events[0]
  return {
    plan,
    meta: {
      city: list.format(cities.length > 0 ? cities : metas.map(({ city }) => city)),
      ...(country === undefined ? {} : { country }),
      ...(tz === undefined ? {} : { tz }),
      venueDetails: null,
      expandedNote: sentences(...metas.map(({ expandedNote, city }) => expandedNote && `${city}: ${expandedNote}`)),
      relaxed: notes.length > 0 || metas.some(({ relaxed }) => relaxed),
      searchNote: sentences(
        ...notes,
        start,
        ...moves.map(({ move, day, city }) => move !== undefined && moveNote(move, city, day)),
        ...metas.map(({ searchNote, city }) => searchNote && `${city}: ${searchNote}`),
        tripNote(parts.flatMap(({ noted }) => noted)),
      ),
      credits: [...new Set(metas.flatMap(({ credits }) => credits))],
      ...(seed === undefined ? {} : { seed }),
      ...(event === undefined ? {} : { event }),
      writtenBy: metas.some(({ writtenBy }) => writtenBy === 'model') ? 'model' : 'engine',
      stretches,
    },
  }
}
