import { note, type Reader } from './finding.ts'

const WHOSE = String.raw`(?:(?:it's|it is|for|celebrat(?:e|ing)|our|my|his|her|their|the|a|an|mum's|dad's|mom's|wife's|husband's|girlfriend's|boyfriend's|\d{1,2}(?:st|nd|rd|th)|\d{1,2}[- ]years?(?: of)?|big|wedding|silver|golden|surprise) )*`
const FOR_IT = String.raw`(?: (?:dinners?|trip|weekend|getaway|break|party|treat|lunch|holiday|celebrations?|evening))*`
/** What a trip is for, beside its places, in six languages. */
const OCCASIONS: readonly (readonly [string, string])[] = [
  [
    'anniversary',
    'anniversary|anniversaire de mariage|hochzeitstag|aniversario de boda|anniversario(?: di matrimonio)?|aniversario de casamento',
  ],
  ['birthday', "birthday|bday|b'day|anniversaire|geburtstag|cumpleanos|compleanno"],
  ['romantic', 'romantic(?:ally)?|romance|romantique|romantisch\\w*|romantic[oa]'],
  ['proposal', '(?:marriage )?proposal|going to propose|want to propose|heiratsantrag'],
  ['graduation', 'graduation'],
]
const PATTERNS = OCCASIONS.map(
  ([value, words]) =>
    [value, new RegExp(String.raw`(?<![\p{L}\d'])${WHOSE}(?:${words})${FOR_IT}(?![\p{L}\d'-])`, 'gu')] as const,
)

/** What the trip is for: nothing is planned by it, and it is told so. */
export const readOccasions = (reader: Reader): void => {
  for (const [value, pattern] of PATTERNS)
    reader.page.each(pattern, (_match, span) => {
      note(reader, span, { key: `occasion:${value}`, label: 'Occasion', value, use: 'noted', apply: (trip) => trip })
      return true
    })
}
