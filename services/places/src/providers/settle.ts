import { MOST_CHOICES, type GeocodeResult, type Resolution } from '@site/contracts/geocode'
import { fold } from '../data/fold.ts'
import { between } from '../walking/geo.ts'
import { fitOf, type Question } from './fit.ts'
import type { FoundPlace } from './found-place.ts'

/** Two of one name are one place when they are no further apart; streets and cities have no point. Metres. */
const SAME_PLACE = 200
const SAME_AREA = 5000
/** Seats at the end of our own question that a place from elsewhere gets where it fits. */
const KEPT_FREE = 2

function isSame(a: GeocodeResult, b: GeocodeResult): boolean {
  const wide = a.kind === b.kind && (a.kind === 'street' || a.kind === 'city' || a.kind === 'neighbourhood')
  return fold(a.name) === fold(b.name) && between(a, b) <= (wide ? SAME_AREA : SAME_PLACE)
}

/** Those that are not there yet. */
const others = (places: readonly GeocodeResult[], known: readonly GeocodeResult[]): GeocodeResult[] =>
  places.filter((place, at) => ![...known, ...places.slice(0, at)].some((each) => isSame(each, place)))

/** Whose data it is: both geocoders serve OpenStreetMap. */
const sourceOf = ({ provider }: GeocodeResult): string => (provider === 'Ticketmaster' ? provider : 'OpenStreetMap')
const THING: Partial<Record<GeocodeResult['kind'], string>> = { address: 'address', event: 'event', street: 'street' }

const fromOne = (place: GeocodeResult): string => `This ${THING[place.kind] ?? 'place'} comes from ${sourceOf(place)}.`
const fromSome = (places: readonly GeocodeResult[]): string =>
  `Some of these come from ${[...new Set(places.map(sourceOf))].toSorted().join(' and ')}.`

/**
 * Our own answer with what providers found. What is resolved stays as it is; one place that clearly fits answers where
 * we know none; anything else they found is a choice, after our own.
 */
export function settle(own: Resolution, found: readonly FoundPlace[], question: Question): Resolution {
  if (own.status === 'resolved') return own
  const judged = found.map((place) => ({ fit: fitOf(question, place), place }))
  const of = (wanted: string) => judged.flatMap(({ fit, place }) => (fit === wanted ? place.result : []))
  const fits = others(of('fits'), own.candidates)
  const offers = others(of('offer'), [...own.candidates, ...fits])
  const theirs = [...fits, ...offers]
  if (theirs.length === 0) return own
  if (own.status === 'choose') {
    const ours = own.candidates.slice(0, MOST_CHOICES - Math.min(fits.length, KEPT_FREE))
    const candidates = [...ours, ...theirs].slice(0, MOST_CHOICES)
    const added = candidates.slice(ours.length)
    if (added.length === 0) return own
    // Our own note says that we do not know the house, which is among the choices now.
    const notes = added.some(({ kind }, at) => kind === 'address' && at < fits.length) ? [] : own.notes
    return { ...own, candidates, notes: [...notes, fromSome(added)] }
  }
  const [place] = fits
  const rest = [...theirs, ...own.candidates]
  if (place && fits.length === 1)
    return { status: 'resolved', place, candidates: rest.slice(1, 1 + MOST_CHOICES), notes: [fromOne(place)] }
  const candidates = rest.slice(0, MOST_CHOICES)
  const unsure = fits.length === 0 ? ['We found nothing that matches every word. These come close.'] : []
  return { status: 'choose', place: null, candidates, notes: [...unsure, fromSome(theirs.slice(0, MOST_CHOICES))] }
}
