/** What must be seen and has no stop in the plan is never left out without a word. */

import type { ItineraryResponse } from '@site/contracts/itinerary'
import { site } from '@site/contracts/site'
import type { TripRequest } from '@site/contracts/trip-request'
import type { PlanContext } from './context.ts'
import { GRID } from './days.ts'
import { startWindows } from './opening-hours.ts'
import { wordsOf, type PlacesPort } from './places.ts'
import { sentences } from './sentences.ts'

const WHOLE_DAY = [0, 1440] as const
const list = new Intl.ListFormat(site.locale)

const stopFor = (names: readonly string[]): string =>
  `so this plan has no stop for ${names.length === 1 ? 'it' : 'them'}`

/** Names the must-sees that we do not know, and those that are shut on every day of the plan. */
export function mustSeeNote(
  { hard: { mustSee } }: Pick<TripRequest, 'hard'>,
  plan: ItineraryResponse['plan'],
  contexts: readonly Pick<PlanContext, 'days' | 'destination'>[],
  port: Pick<PlacesPort, 'poiById'>,
): string | null {
  if (plan.length === 0) return null
  const titles = plan.flatMap(({ slots }) => slots.map(({ activity }) => activity))
  const isPlanned = (name: string, id: string | undefined): boolean =>
    titles.some((own) => own.id === id || wordsOf(name).every((word) => wordsOf(own.title).includes(word)))
  const missed = mustSee
    .filter(({ name, id }) => !isPlanned(name, id))
    .map(({ name, id }) => ({ name, poi: id === undefined ? null : port.poiById(id) }))
  const unknown = missed.flatMap(({ name, poi }) => (poi === null ? [name] : []))
  const days = contexts.flatMap((context) => context.days)
  const shut = missed.flatMap(({ poi }) => {
    const isShut = poi !== null && days.every((day) => startWindows(poi, day, GRID, ...WHOLE_DAY).length === 0)
    return isShut ? [poi.name] : []
  })
  const cities = list.format(new Set(contexts.map(({ destination }) => destination.city)))
  return sentences(
    unknown.length > 0 && `We know no place called ${list.format(unknown)} in ${cities}, ${stopFor(unknown)}.`,
    shut.length > 0 &&
      `${list.format(shut)} ${shut.length === 1 ? 'is' : 'are'} closed on your ${days.length === 1 ? 'day' : 'days'}, ${stopFor(shut)}.`,
  )
}
