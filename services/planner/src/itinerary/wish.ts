import type { Destination, PlacesPort } from './port.ts'
import { wordsOf } from './words.ts'

/** What people write round the name of a place: how long, how dear, with whom, and what they want made of it. */
const AROUND = [
  /\b\d+\s*-?\s*(?:days?|nights?|weeks?|people|adults|kids|children)\b/gi,
  /(?:\b(?:under|below|up to|max(?:imum)?|about|around|less than|budget(?: of)?)\s*)?(?:(?:\bAU?|\bUS)?[$€£¥]\s*\d[\d,.]*\s*k?|\b\d[\d,.]*\s*(?:dollars|euros?|pounds|AUD|USD|EUR|GBP|bucks))(?:\s*(?:a|per)\s*(?:day|night|person))?/gi,
  /\b(?:please|cheap(?:ly)?|low[- ]?budget|on a budget|budget|affordable|luxury|romantic|quick|short|long|nice|best)\b/gi,
  /\b(?:plan|make|give|show|me|us|my|our|we|i|want|would like|a|an|the|trip|holidays?|vacation|getaway|honeymoon|weekend|itinerary|visit(?:ing)?|travel(?:ling)?|tour|days?|family|couple|solo)\b/gi,
  /\b(?:for (?:two|one|three|four)|with (?:kids|children|family|friends|dog|my \w+))\b/gi,
  /[^\p{L}\p{N}\s,.'’&/()-]/gu,
]
const JOINING =
  /^(?:[\s,.]|-(?!\d)|\b(?:in|to|at|of|for|with|and|on|near|around|from)\b)+|(?:[\s,.-]|\b(?:in|to|at|of|for|with|and|on|from)\b)+$/gi

/** The name of a place in a sentence about a trip, as far as its words tell; the text itself when there is nothing around it. */
export function placeIn(text: string): string {
  const bare = AROUND.reduce((rest, words) => rest.replace(words, ' '), text)
  return bare.replace(/\s+/g, ' ').replace(JOINING, '').trim()
}

/** Whether the text is a place's own name, with its city or without: then nothing may be taken off it. */
function bears({ name, city, region, country }: Destination, text: string): boolean {
  const words = wordsOf(text)
  const own = new Set(wordsOf(`${name} ${city} ${region ?? ''} ${country}`))
  return words.every((word) => own.has(word)) && wordsOf(name).every((word) => words.includes(word))
}

export interface ReadWish {
  readonly destination: Destination
  /** The part of the text that names it. */
  readonly text: string
  /** Says so when the rest of the text was left aside. */
  readonly note: string | null
}

/** What the text of the destination field means; null when it names nothing known. Throws only what the port throws. */
export async function readWish(text: string, port: PlacesPort): Promise<ReadWish | null> {
  const direct = await port.resolveDestination(text)
  const whole = direct === null ? null : { destination: direct, text, note: null }
  const place = placeIn(text)
  if (place === '' || place === text.trim() || (direct !== null && bears(direct, text))) return whole
  const read = await port.resolveDestination(place)
  if (read === null) return whole
  const words = 'what else was written there (days, a budget, company) does not change the plan.'
  return { destination: read, text: place, note: `Read as “${place}”: ${words}` }
}
