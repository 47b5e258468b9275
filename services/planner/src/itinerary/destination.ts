import { meantBy } from './planned-city.ts'
import { wordsOf, type Base, type Destination, type EventAnchor, type Located, type PlacesPort } from './places.ts'

/** Words around the name of a place: length, budget, company, and what is asked for. */
const TRIP_WORDS = [
  /\b\d+\s*-?\s*(?:days?|nights?|weeks?|people|adults|kids|children)\b/gi,
  /(?:\b(?:under|below|up to|max(?:imum)?|about|around|less than|budget(?: of)?)\s*)?(?:(?:\bAU?|\bUS)?[$€£¥]\s*\d[\d,.]*\s*k?|\b\d[\d,.]*\s*(?:dollars|euros?|pounds|AUD|USD|EUR|GBP|bucks))(?:\s*(?:a|per)\s*(?:day|night|person))?/gi,
  /\b(?:please|cheap(?:ly)?|low[- ]?budget|on a budget|budget|affordable|luxury|romantic|quick|short|long|nice|best)\b/gi,
  /\b(?:plan|make|give|show|me|us|my|our|we|i|want|would like|a|an|the|trip|holidays?|vacation|getaway|honeymoon|weekend|itinerary|visit(?:ing)?|travel(?:ling)?|tour|days?|family|couple|solo)\b/gi,
  /\b(?:for (?:two|one|three|four)|with (?:kids|children|family|friends|dog|my \w+))\b/gi,
  /[^\p{L}\p{N}\s,.'’&/()-]/gu,
]
const EDGE_WORDS =
  /^(?:[\s,.]|-(?!\d)|\b(?:in|to|at|of|for|with|and|on|near|around|from)\b)+|(?:[\s,.-]|\b(?:in|to|at|of|for|with|and|on|from)\b)+$/gi

/** The text without trip words: the name of a place in a sentence about a trip. */
export function extractPlaceName(text: string): string {
  const bare = TRIP_WORDS.reduce((rest, words) => rest.replace(words, ' '), text)
  return bare.replace(/\s+/g, ' ').replace(EDGE_WORDS, '').trim()
}

/** Whether the text is a place's own name, with or without its city: then no word may be removed. */
function isOwnName({ name, city, region, country }: Destination, text: string): boolean {
  const words = wordsOf(text)
  const own = new Set(wordsOf(`${name} ${city} ${region ?? ''} ${country}`))
  return words.every((word) => own.has(word)) && wordsOf(name).every((word) => words.includes(word))
}

export interface ParsedDestination {
  readonly destination: Destination
  /** Says so when a part of the text was ignored. */
  readonly note: string | null
}

/** What the text of the destination field means; null when it names nothing known. */
export function parseDestination(text: string, port: PlacesPort): ParsedDestination | null {
  const meant = meantBy(text, port)
  const direct = meant?.destination ?? null
  const whole = meant && { destination: asCity(meant.destination, text), note: meant.note }
  const place = extractPlaceName(text)
  if (place === '' || place === text.trim() || (direct !== null && isOwnName(direct, text))) return whole
  const read = meantBy(place, port)
  if (read === null) return whole
  const words = 'the rest of what you typed doesn’t change the plan.'
  const note = [`We read this as “${place}”: ${words}`, ...(read.note === null ? [] : [read.note])].join(' ')
  return { destination: asCity(read.destination, place), note }
}

/** A text that is the city's own name means the city, even where a venue bears the name too (a club and its ground). */
function asCity(named: Destination, text: string): Destination {
  const folded = (name: string) => wordsOf(name).join(' ')
  if (named.kind !== 'venue' || folded(text.split(',')[0] ?? '') !== folded(named.city)) return named
  const { id: _id, point: _point, ...city } = named
  return { ...city, kind: 'city', name: named.city, neighborhood: null }
}

/** The days start at the hotel, else at the event's venue, the venue or address named, or the city's centre. */
export function baseOf(destination: Destination, event: EventAnchor | null, hotel: Located | null): Base {
  const chosen = hotel ?? event?.venue
  if (chosen !== undefined) {
    const { lat, lon, id, name } = chosen
    return { kind: hotel === null ? 'venue' : 'hotel', id, name, lat, lon }
  }
  const { kind, id, name, city, centre, point } = destination
  if (point === undefined) return { kind: 'centre', name: `the centre of ${city}`, ...centre }
  const base = kind === 'hotel' ? 'hotel' : kind === 'city' ? 'centre' : 'venue'
  return { kind: base, ...(id === undefined ? {} : { id }), name, lat: point.lat, lon: point.lon }
}
