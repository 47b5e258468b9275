/** Longest note shown, characters. */
export const NOTE_LENGTH = 140

const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|half|quarter|few|couple'
const UNITS =
  'second|minute|min|hour|hr|day|week|metre|meter|kilometre|kilometer|km|mile|block|dollar|euro|pound|yen|cent|buck'
const FORBIDDEN: readonly RegExp[] = [
  // Any digit of any script: times, distances, prices, house numbers, phone numbers.
  /\p{N}/u,
  /[$€£¥₹₩%]/,
  /https?:|www\.|[a-z0-9-]+\.(com|org|net|io|au|uk|de|fr|jp)\b|[@#<>{}[\]`|\\]/i,
  new RegExp(`\\b(${NUMBER_WORDS})\\b[ -]+(of +)?(an? +)?(${UNITS})s?\\b`, 'i'),
  /\b(free entry|free admission|cheap|expensive|discount|half[- ]price|noon|midday|midnight|o'clock|opens? (at|from)|closes? at)\b/i,
  /\b(street|st\.|road|rd\.|avenue|ave\.|lane|boulevard|blvd|highway|postcode|zip code)\b/i,
  // Words to a machine rather than to a traveller.
  /\b(ignore|system prompt|as an ai|language model|json|candidate)\b/i,
]

/**
 * A note fit to stand beside a place, or null. A model may say why a place is worth it; it may not state a time, a
 * distance, a price or an address, because nobody could vouch for them.
 */
export function screenNote(note: string): string | null {
  const text = note.normalize('NFKC').replace(/\s+/g, ' ').trim()
  if (text.length < 3 || text.length > NOTE_LENGTH) return null
  if (/\p{C}/u.test(text)) return null
  return FORBIDDEN.some((pattern) => pattern.test(text)) ? null : text
}
