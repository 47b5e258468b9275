import type { ItineraryResponse } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import { tripNote, type NotedStretch } from '../itinerary/plan-notes.ts'
import { sentences } from '../itinerary/sentences.ts'
import type { TripStretch } from './to-stretches.ts'

export interface StretchPlan {
  readonly stretch: TripStretch
  readonly response: ItineraryResponse
  readonly noted: readonly NotedStretch[]
}

const list = new Intl.ListFormat(site.locale)

/**
 * One plan out of those of several cities, in order. Where the days of a city start and end stands with its stretch; the way from one
 * city to the next is the traveller's own, and the note says so.
 */
export const joinStretches = (parts: readonly StretchPlan[], notes: readonly string[]): ItineraryResponse => {
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
  const ways = cities.slice(1).map((city, i) => `from ${cities[i]} to ${city}`)
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
        ways.length > 0 &&
          `The way ${list.format(ways)} is yours to book: it takes time that these days don’t hold free.`,
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
