import { note, type Reader } from './finding.ts'
import { NUMBER, numberOf } from './vocabulary.ts'

const STARS = String.raw`stars?|etoiles?|sterne?n?|estrellas?|stelle|estrelas?`
const MORE = String.raw`(?:at least|minimum|min\.?|au moins|mindestens|al menos|almeno|pelo menos) `
const AFTER = String.raw`(?: (?:or (?:more|better|above)|and (?:up|above)|hotels?|accommodation|place|ou plus|oder mehr|o mas|o piu|ou mais))*`
/** "A four-star hotel", "4*", "hôtel 4 étoiles", "4-Sterne-Hotel". */
const WORDS = new RegExp(
  String.raw`(?:${MORE})?(?:(?:an? |une? |ein(?:em|en)? )?(?:hotel|albergo) (?:de |di |a |mit |with )?)?\b(${NUMBER})(?:[- ]?(?:${STARS})\b|[- ]?\*+)(?:[- ]hotels?)?${AFTER}`,
  'g',
)
/** Stars of a kitchen or a review are none of a hotel. */
const NOT = /^[- ]*(?:michelin|restaurants?|dining|reviews?|rated|meals?|dinners?)/

/** The class of hotel that the traveller asks for. */
export const readHotelStars = (reader: Reader): void => {
  const { page } = reader
  page.each(WORDS, (match, span) => {
    const stars = numberOf(match[1] ?? '')
    if (!(stars >= 1 && stars <= 5) || NOT.test(page.folded.slice(span.to))) return null
    note(reader, span, {
      key: 'hotel-stars',
      label: 'Hotel',
      value: stars === 1 ? '1 star' : `${stars} stars`,
      apply: (trip) => ({ ...trip, hotelStars: stars }),
    })
    return true
  })
}
