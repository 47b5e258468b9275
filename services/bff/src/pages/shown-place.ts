import type { PreloadQuery, Route } from '@site/contracts/composition'
import { eventCategories } from '@site/contracts/events'
import { limits } from '@site/contracts/limits'
import type { PlaceInAddress } from '@site/contracts/og-image'
import * as z from 'zod/mini'
import type { Preloaded } from './preload-queries.ts'

const answered = z.object({
  origin: z.nullable(
    z.object({
      kind: z.string(),
      id: z.optional(z.string()),
      name: z.string(),
      city: z.optional(z.string()),
    }),
  ),
})
type Origin = z.infer<typeof answered>['origin']

/** What is asked about the hotels near a place, beside the place. */
export type HotelsAsk = NonNullable<Route['hotelsAsk']>

/** A place is known by the hotels near it, as few as there may be. */
const ONE_HOTEL: HotelsAsk = { limit: limits.hotels.min }

/** The call for the hotels near a place. Its fields stand in the order in which the page writes them, by which its answer is known. */
export const placeQueries = ({ key, id }: PlaceInAddress, ask = ONE_HOTEL): readonly PreloadQuery[] => [
  { function: 'hotels', body: { [`${key}Id`]: id, ...ask } },
]

/** The same for a typed text, read as the page reads it: among places of its kind of event first. */
export const textQueries = (query: string, { page }: Route, ask = ONE_HOTEL): readonly PreloadQuery[] => {
  const category = eventCategories.find((each) => each === page)
  return [{ function: 'hotels', body: { query, ...(category === undefined ? {} : { category }), ...ask } }]
}

const originOf = (preloaded: Preloaded | null): Origin => {
  if (preloaded?.outcome !== 'answered') return null
  const [answer] = Object.values(preloaded.queries.answers)
  return answered.safeParse(answer).data?.origin ?? null
}

/** The place that an answer is about, by its id; null for none, and for a point or an address without one. */
export const placeOf = (preloaded: Preloaded | null): PlaceInAddress | null => {
  const origin = originOf(preloaded)
  if (origin?.id === undefined) return null
  return { key: origin.kind === 'event' || origin.kind === 'venue' ? origin.kind : 'place', id: origin.id }
}

/** The name of the place that an answer is about. */
export const placeNameOf = (preloaded: Preloaded | null): string | null => originOf(preloaded)?.name ?? null

/** What stands before the name of a place. */
export const NEAR = 'Hotels near'

const SORTED = 'Sorted by the walk to the door, with minutes on foot and by transit.'

/** A route as its head describes the hotels near the place that an answer is about; null where the answer names none. */
export const shownPlace = (route: Route, preloaded: Preloaded | null): Route | null => {
  const origin = originOf(preloaded)
  if (origin === null) return null
  const city = origin.city === undefined || origin.name.includes(origin.city) ? '' : `${origin.city}. `
  return { ...route, title: `${NEAR} ${origin.name}`, description: `${city}${SORTED}` }
}
