import type { GeocodeResult } from '@site/contracts/geocode'
import type { HotelsResponse } from '@site/contracts/hotels'

/** What an answer of the hotels call means for the page. */
export type Answer =
  /** Several places fit the words, or none does. */
  | { readonly kind: 'choose' | 'unknown' }
  /** A city: nobody has to be at its centre, so a venue is asked for. */
  | { readonly kind: 'city'; readonly place: GeocodeResult }
  /** The place is known and has no hotels around it. */
  | { readonly kind: 'none'; readonly place: GeocodeResult }
  | { readonly kind: 'found'; readonly place: GeocodeResult }

/** A point of a shared address goes by the name it was shared with. */
const named = (place: GeocodeResult, typed: string | null): GeocodeResult =>
  place.kind === 'point' && typed !== null ? { ...place, name: typed } : place

export const answerOf = ({ status, place, venues, reachable }: HotelsResponse, typed: string | null): Answer => {
  if (status === 'choose') return { kind: 'choose' }
  if (place === null) return { kind: 'unknown' }
  if (venues.length > 0) return { kind: 'city', place }
  return { kind: reachable === 0 ? 'none' : 'found', place: named(place, typed) }
}

/** The heading of an answer, or of one that is on its way. */
export const titleOf = (answer: Answer | null): string => {
  switch (answer?.kind) {
    case undefined:
      return 'Looking for hotels…'
    case 'choose':
      return 'Which one did you mean?'
    case 'unknown':
      return 'We couldn’t find that place'
    case 'city':
      return `Where in ${answer.place.name} do you need to be?`
    case 'none':
      return `No hotels to show near ${answer.place.name}`
    case 'found':
      return `Hotels near ${answer.place.name}`
  }
}
