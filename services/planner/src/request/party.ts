import { tripLimits } from '@site/contracts/trip-fields'
import type { TripRequest } from '@site/contracts/trip-request'
import { note, withInterest, type Reader } from './finding.ts'
import type { Span } from './page.ts'
import {
  AND_OTHERS,
  CHILDREN,
  COUNTED_WORDS,
  HEADCOUNTS,
  PEOPLE,
  SINGLE_PARENT,
  WITH_COMPANIONS,
  withTraveller,
} from './party-words.ts'
import { AND, MONTH, NUMBER, NUMBER_WORD, numberOf } from './vocabulary.ts'

type Party = NonNullable<TripRequest['party']>

const WITH = String.raw`(?:\b(?:(?:an? |une |eine |una |uma )?(?:family|famille|familie|familia|famiglia) (?:with|avec|mit|con|com)|with|for|avec|pour|mit|fur|con|para|per|com|we are|we're|nous sommes|wir sind|somos|siamo in|siamo|in)\s+(?:our|my|the|nos|mes|unseren?|meinen?|nuestros|mis|i nostri|os nossos)?\s*)?`
const ADULTS = String.raw`(?:adults?|grown[- ]?ups?|adultes?|erwachsenen?|adultos?|adulti|mums|moms|dads)`
const YEARS = String.raw`(?:[- ]?(?:years?[- ]olds?|yrs?(?: old)?|yo|y\.?o\.?|years|ans|jahren?(?: alt)?|anos|anni))`
const LIST = String.raw`\d{1,2}(?:${YEARS})?(?:(?:\s*,\s*|\s+${AND}\s+|\s*[&+]\s*|\s*,\s*${AND}\s+)(?:an? )?\d{1,2}(?:${YEARS})?)*`
const AGED = String.raw`(?:\s*[(,]?\s*(?:aged?|ages|de|im alter von|von|di|of|edades|com)?\s*(${LIST})\s*(?:${YEARS})?\)?(?!\s*(?:[-:h€$£]|days?|nights?|weeks?|${CHILDREN}|${MONTH}\b|tage?n?\b|nachte|jours?|nuits?|dias?|noches?|giorni|notti|noites?)))?`

const counted = (what: string, after = '') =>
  new RegExp(
    String.raw`${WITH}\b(?:a family of |famille de |eine familie mit )?(${NUMBER})\s+(?:more\s+)?${what}\b${after}`,
    'g',
  )
/** "3 kids under 10": how old they are is not said. */
const UNDER = String.raw`(?: (?:all )?(?:under|below|(?:de )?moins de|unter|menores de|con menos de|com menos de|sotto i) (?:the age of )?\d{1,2}(?:${YEARS})?(?! ?(?:€|\$|£|euros?|dollars?|pounds?|km)))?`
/** "Our four year old". */
const WORD_OLD = new RegExp(
  String.raw`${WITH}\b(?:an?|one|our|my) (${NUMBER_WORD})[- ]years?[- ]old\b(?:\s+${CHILDREN})?`,
  'g',
)
/** "He is 9", of a child that was spoken of. */
const HE_IS = new RegExp(
  String.raw`\b(?:(?:who|he|she)(?: is|'s)(?: only| just| nearly| almost)?|(?:er|sie|der|die) ist(?: erst)?|(?:il|elle|qui) a|que? tiene|tiene|(?:che )?ha|(?:que )?tem) (\d{1,2}|${NUMBER_WORD})(${YEARS})?\b(?!\s*(?:[-:%.]\d|am\b|pm\b|h\b|days?|nights?|weeks?|hours?|o'clock|uhr|km|euros?|dollars?))`,
  'g',
)
const SAYS_CHILD = new RegExp(String.raw`\b${CHILDREN}\b`)
/** "My mother (78)": how old somebody is who was counted. */
const ADULT_AGE = new RegExp(
  String.raw`(?<=\u00a6\s*)[(,]?\s*(?:aged? |de |von |di )?(?:1[89]|[2-9]\d)(?:${YEARS}\b\)?|\))`,
  'g',
)
const agesOf = (text: string | undefined): number[] =>
  [...(text ?? '').matchAll(/\d{1,2}/g)].map(([age]) => Number(age)).filter((age) => age < tripLimits.childAge)

const FAMILY_OF = new RegExp(
  String.raw`${WITH}\b(?:a |une |eine |una |uma )?(?:family|famille|familie|familia|famiglia) (?:of|de|von|mit|di) (${NUMBER})\b`,
  'g',
)
const AGED_ALONE = new RegExp(
  String.raw`${WITH}\b${CHILDREN}\s*[(,:]?\s*(?:(?:aged?|ages|who are|are|im alter von|de|di|com)\s+)?(${LIST})\)?(?!\s*(?:[-:h€$£\d]|days?|nights?|jours|nuits|tage|nachte|dias|noches|giorni|notti|noites|weeks?|${MONTH}\b))`,
  'g',
)
const YEAR_OLDS = new RegExp(
  String.raw`${WITH}\b(?:(?:a|one|our|my|un|ein|una?) )?(${LIST})${YEARS}(?:\s+${CHILDREN})?`,
  'g',
)
/** A baby has not had a birthday. */
const MONTHS_OLD = new RegExp(
  String.raw`${WITH}\b(?:(?:a|our|my|un|une|ein|einem|una?|um) )?(?:${CHILDREN} (?:of |de |di |von )?)?\(?(\d{1,2})[- ]?(?:months?[- ]old|mo old|mois|monate? alt|meses|mesi)\)?(?: ${CHILDREN})?`,
  'g',
)
const SOME_CHILDREN = new RegExp(
  String.raw`(?:\b(?:with|avec|mit|con|com|for|pour|fur|para|per)\s+(?:our|my|the|some|des|les|nos|unseren|den|los|las|i|os|as)?\s*)${CHILDREN}\b|\b(?:the|our|my) (?:kids|children|little ones)\b|\b(?:kid|child|family)[- ]friendly\b|\bfamily (?:trip|holiday|vacation)\b|\b(?:with|as) (?:a |the |my |our )?family\b|\ben famille\b|\bmit (?:der )?familie\b|\ben familia\b|\bin famiglia\b|\bem familia\b`,
  'g',
)
const PAIR = new RegExp(
  String.raw`\b(?:for (?:two|2)(?! (?:days?|nights?|weeks?|hours?|or|to)\b)|as a couple|couple(?! of)|a (?:deux|dois|duas|due)(?! (?:passos|passi|pas|horas?|ore|heures?|km|minut\w*|kilom\w*|quilom\w*|chilom\w*)\b)|(?:pour (?:deux|2)|fur (?:zwei|2)|para (?:dos|2)|per (?:due|2)|para dois)(?! (?:jours?|nuits?|tage?|nachte?|dias?|noches?|giorni|notti|noites?|semanas?|woche|settiman)\b)|en couple|en amoureux|nous sommes un couple|somos (?:una pareja|pareja|um casal|casal)|siamo una coppia|zu zweit|als paar|en pareja|in coppia|in due|em casal|(?:um )?casal(?= *(?:[,.;)\u00a6]|$))|(?:una )?(?:pareja|coppia)(?= *(?:[,.;)\u00a6]|$))|honeymoon|with (?:grandma|grandpa|mum|dad)|mit (?:oma|opa|mama|papa)|avec (?:mamie|papi|papy|maman|papa)|con (?:la |el |il )?(?:abuela|abuelo|nonna|nonno)|com (?:a |o )?avo)\b`,
  'g',
)
const ALONE = new RegExp(
  String.raw`\b(?:solo|alone|on my own|by myself|travell?ing alone|seule?|allein|alleine|sol[oa]|da sol[oa]|sozinh[oa])(?: (?:trip|travell?er))?\b(?! (?:dias?|giorn[oi]|jours?|tag)\b)`,
  'g',
)

const merge = (trip: TripRequest, party: Partial<Party>): TripRequest => ({
  ...trip,
  party: { ages: [], ...trip.party, ...party },
})

/** "two", "2 children (5 and 8)". */
const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`
const childWords = (count: number, ages: readonly number[]): string =>
  plural(count, 'child', 'children') + (ages.length > 0 ? ` (${ages.join(', ')})` : '')

/** Who travels. */
export const readParty = (reader: Reader): void => {
  const { page } = reader
  const addChildren = (span: Span, count: number, ages: number[]): true | null => {
    if (count < 1 || count > tripLimits.people || ages.length > count) return null
    note(reader, span, {
      key: 'children',
      label: 'Who',
      value: childWords(count, ages),
      apply: (trip) => withInterest(merge(trip, { children: count, ages }), 'family', 1),
    })
    return true
  }
  const isCounted = (): boolean => reader.found.some(({ key }) => key === 'adults' || key === 'people')
  const addPeople = (span: Span, count: number, kind: 'adults' | 'people'): true | null => {
    if (count < 1 || count > tripLimits.people) return null
    note(reader, span, {
      key: kind,
      label: 'Who',
      value: kind === 'adults' ? plural(count, 'adult', 'adults') : plural(count, 'person', 'people'),
      apply: (trip) => merge(trip, { [kind]: count }),
    })
    return true
  }
  page.each(counted(CHILDREN, `(?:${AGED.slice(0)}${UNDER})`), ([, count = '', ages], span) => {
    const read = agesOf(ages)
    return addChildren(span, Math.max(numberOf(count), 0), read.length === numberOf(count) ? read : [])
  })
  page.each(AGED_ALONE, ([, ages], span) => addChildren(span, agesOf(ages).length, agesOf(ages)))
  page.each(YEAR_OLDS, ([, ages], span) => addChildren(span, agesOf(ages).length, agesOf(ages)))
  page.each(WORD_OLD, ([, age = ''], span) => addChildren(span, 1, [numberOf(age)]))
  if (SAYS_CHILD.test(page.folded) && !reader.found.some(({ key }) => key === 'children'))
    page.each(HE_IS, ([, age = '', years], span) =>
      numberOf(age) >= tripLimits.childAge || (years === undefined && numberOf(age) < 2)
        ? null
        : addChildren(span, 1, [numberOf(age)]),
    )
  page.each(MONTHS_OLD, ([, months = ''], span) => addChildren(span, 1, [Math.floor(Number(months) / 12)]))
  page.each(counted(ADULTS), ([, count = ''], span) => addPeople(span, numberOf(count), 'adults'))
  page.each(AND_OTHERS, ([, count = ''], span) => addPeople(span, numberOf(count) + 1, 'people'))
  for (const pattern of HEADCOUNTS)
    page.each(pattern, ([, count = ''], span) => addPeople(span, numberOf(count), 'people'))
  for (const [pattern, count] of COUNTED_WORDS) page.each(pattern, (_match, span) => addPeople(span, count, 'people'))
  page.each(FAMILY_OF, ([, count = ''], span) => addPeople(span, numberOf(count), 'people'))
  page.each(counted(PEOPLE), ([, count = ''], span) => addPeople(span, numberOf(count), 'people'))
  // "Tokyo for 3 days, then Osaka for 2" counts days.
  const countsDays = /\bfor \d+ (?:days|nights)\b/.test(page.folded)
  page.each(PAIR, ([words], span) => (words === 'for 2' && countsDays ? null : addPeople(span, 2, 'adults')))
  page.each(ALONE, (_match, span) => addPeople(span, 1, 'adults'))
  for (const pattern of WITH_COMPANIONS)
    page.each(pattern, ([, companions = ''], span) =>
      // "4 adults … my wife and I": they are among those that were counted.
      isCounted() ? true : addPeople(span, withTraveller(companions), 'adults'),
    )
  page.each(ADULT_AGE, (_match, span) => {
    note(reader, span, { key: 'age', label: 'Who', value: page.words(span), use: 'noted', apply: (trip) => trip })
    return true
  })
  page.each(SINGLE_PARENT, (_match, span) => addPeople(span, 1, 'adults'))
  page.each(SOME_CHILDREN, (_match, span) => {
    note(reader, span, {
      key: 'family',
      label: 'Who',
      value: 'with children',
      apply: (trip) => withInterest(trip, 'family', 1),
    })
    return true
  })
}
