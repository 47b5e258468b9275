import type { Currency } from '@site/contracts/trip-fields'
import { tripLimits } from '@site/contracts/trip-fields'
import type { TripRequest } from '@site/contracts/trip-request'
import { site } from '@site/contracts/site'
import { note, withHard, type Reader } from './finding.ts'

type Budget = NonNullable<TripRequest['hard']['budget']>

const CURRENCIES: readonly (readonly [Currency, RegExp])[] = [
  ['USD', /^(?:us\$|(?:us|american) ?dollars?|usd)$/],
  ['NZD', /^(?:nz\$|nzd|new zealand dollars?)$/],
  ['CAD', /^(?:ca?\$|cad|canadian dollars?)$/],
  ['SGD', /^(?:s\$|sgd|singapore dollars?)$/],
  ['BRL', /^(?:r\$|reais|real|brl)$/],
  // A bare dollar is the site's own, and stands on the chip as such.
  ['AUD', /^(?:au?\$|\$|aud|(?:aussie |australian )?dollars?|bucks)$/],
  ['EUR', /^(?:€|euros?|eur)$/],
  ['GBP', /^(?:£|pounds?|quid|gbp|livres?|pfund|libras|sterline)$/],
  ['JPY', /^(?:¥|yen|jpy)$/],
  ['CHF', /^(?:chf|francs?|franken|fr\.)$/],
]
/** Whoever writes of dollars in another language means those of the country, else the American ones. */
const FOREIGN_DOLLARS = /^(?:dollari|dolares)$/
const DOLLARS: Readonly<Record<string, Currency>> = { AU: 'AUD', CA: 'CAD', NZ: 'NZD', SG: 'SGD' }
const currencyOf = (text: string, country = ''): Currency | null =>
  FOREIGN_DOLLARS.test(text.trim())
    ? (DOLLARS[country] ?? 'USD')
    : (CURRENCIES.find(([, words]) => words.test(text.trim()))?.[0] ?? null)

/** Money that is not reckoned with: the amount is told in its own name. */
const OTHER =
  'baht|thb|won|krw|rupees?|inr|yuan|rmb|cny|renminbi|pesos?|mxn|kroner|kronor|kroon|dkk|sek|nok|dirhams?|aed|forint|huf|zloty|zlotys|pln|koruna|korun|czk|lira|hkd|hk dollars?|ringgit|myr|rupiah|idr|dong|vnd|twd|rand|zar|shekels?|ils|riyals?|sar'
/** An amount stands before or behind the name of its money. */
const SIGN = String.raw`(?:(?:us|au|nz|ca|hk|nt|a|c|s|r)?\$|€|£|¥|฿|₩|₹|₫|₪|₺|\b(?:usd|aud|nzd|cad|sgd|eur|gbp|jpy|chf|brl|aed|thb|hkd|krw|inr|cny|rmb|mxn|dkk|sek|nok|huf|pln|czk|myr|idr|vnd|twd|zar|php)\b)`
const NAME = String.raw`(?:€|£|¥|\$|(?:(?:us|american|aussie|australian|new zealand|canadian|singapore) ?dollars?|dollars?|dollari|dolares|bucks|euros?|pounds?|quid|livres|pfund|libras|sterline|yen|francs?|franken|reais|usd|aud|nzd|cad|sgd|eur|gbp|jpy|chf|brl|${OTHER})\b)`
const AMOUNT = String.raw`(\d{1,3}[.,]\d{1,2}(?= ?(?:k\b|lakhs?|lacs?|crores?|million))|\d{1,3}(?:[ .,']\d{3})+|\d{1,7})(?:[.,]\d{1,2})? ?(k\b|(?:lakhs?|lacs?|crores?)\b|(?:thousand|tausend|mille|mila|mil)\b|million\w*|millones|milioni|milhoes)?`
const BUDGET = String.raw`(?:(?:(?:our|my|the) )?budget(?:'s)?|presupuesto|orcamento)`
const BEFORE = String.raw`(?:\b(?:${BUDGET}|(?:can )?afford|spending money|max(?:imum)? spend|between|entre|zwischen|fra|(?:keep|keeping) (?:it|things|us)|under|below|up to|not (?:more than|over|above)|pas plus de|nicht (?:mehr als|uber)|no mas de|non piu di|nao mais (?:de|do que)|nothing over|no more than|max(?:imum)?|about|around|less than|no more than|at most|spend(?:ing)?|moins de|jusqu'a|unter|bis zu|bis|maximal|hochstens|hasta|menos de|maximo|meno di|fino a|massimo|ate|no maximo|of|is|de|von|di|:|ist)[: ]*){0,5}`
const PERSON = String.raw`(?:per (?:person|head)|p\.?p\.?\b|/ ?person|each(?! day)|apiece|a head|par (?:personne|tete)|pro (?:person|kopf|nase)|por (?:persona|cabeza)|a (?:persona|testa)|per persona|por (?:pessoa|cabeca)|cada (?:un[oa]?|um)|(?:und|et|y|e) (?:par |por )?(?:person|personne|persona|pessoa))`
const DAY = String.raw`(?:a day|each day|per day|/ ?day|daily|par jour|pro tag|am tag|por dia|al dia|(?:y|e|und) (?:dia|tag)|al giorno|per giorno|taglich)`
const NIGHT = String.raw`(?:a night|per night|/ ?night|par nuit|pro nacht|por noche|a notte|per notte|por noite)`
const TOTAL = String.raw`(?:in total|total|all[- ]in|all up|all told|for (?:everything|the lot)|between (?:us|the (?:two|three|four|five|six) of us)|altogether|zusammen|fur alles|tout compris|entre nous|entre todos|todo incluido|in tutto|tutto compreso|ao todo|tudo incluido|en tout|au total|insgesamt|en total|in totale|no total)`
const AFTER = String.raw`(?:[ ,]*(?:(?:and|&|et|und|y|e) )?(?:${PERSON}|${DAY}|${NIGHT}|${TOTAL}|budget|tops|max(?:imum)?|or less|at most|or so|to spend|spending money|for the (?:whole )?trip))*`

/** "€100-150", "between £100 and £150": the most of it is the budget. */
const RANGE = String.raw`(?:(?: ?(?:-|to|bis|a) ?| ?(?<=\b(?:between|entre|zwischen|fra|tra) .{1,16})(?:and|und|et|y|e) )(?:${SIGN} ?)?(\d{1,3}(?:[ .,']\d{3})+|\d{2,7})(?![\d.,]*\d| ?(?:people|persons?|adults?|kids|children|days?|nights?|tage|nachte|jours|nuits|dias|noches|giorni|notti|noites|[ap]m\b|[:.h]\d)))?`
const withSign = new RegExp(`${BEFORE}(${SIGN}) ?${AMOUNT}${RANGE}${AFTER}`, 'g')
const withName = new RegExp(`${BEFORE}${AMOUNT}${RANGE} ?(${NAME})${AFTER}`, 'g')
const bare = new RegExp(
  String.raw`\b${BUDGET}(?: (?:of|is|de|von|di|ist|about|around|under))*[: ]+${AMOUNT}${AFTER}`,
  'g',
)

const [IS_PERSON, IS_DAY, IS_NIGHT] = [new RegExp(PERSON), new RegExp(DAY), new RegExp(NIGHT)]

const scopeOf = (words: string): Budget['per'] => {
  const person = IS_PERSON.test(words)
  if (IS_DAY.test(words)) return person ? 'person-day' : 'day'
  if (IS_NIGHT.test(words)) return 'night'
  return person ? 'person' : 'trip'
}
const SCOPE_WORDS: Record<Budget['per'], string> = {
  trip: 'for the trip',
  day: 'a day',
  person: 'a person',
  'person-day': 'a person a day',
  night: 'a night',
}

/** A formatter takes longer to make than all else of a budget; there are as many as currencies. */
const formats = new Map<Currency, Intl.NumberFormat>()
const formatOf = (currency: Currency): Intl.NumberFormat => {
  const format =
    formats.get(currency) ?? new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 })
  formats.set(currency, format)
  return format
}

/** "A$1,500 a day"; a number alone where no currency was named. */
export const budgetWords = ({ amount, currency, per }: Budget, name: string | null = null): string => {
  const money =
    currency === null
      ? [amount.toLocaleString(site.locale), name ?? []].flat().join(' ')
      : formatOf(currency).format(amount)
  return `${money} ${SCOPE_WORDS[per]}`
}

const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** "AED" as it is written, "baht" as a word. */
const nameOf = (sign: string): string => (CODES.has(sign.toUpperCase()) ? sign.toUpperCase() : sign)

/** "CNY 2027" alone is the Chinese New Year of that year; "CNY 2027 a day" is money. */
const NEW_YEAR = /^(?:cny 20[2-9]\d|20[2-9]\d cny)$/

/** Thousands, millions, and what amounts are told in across India. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:mill?i|mill?o|milh)/, 1_000_000],
  [/^crore/, 10_000_000],
  [/^la(?:kh|c)/, 100_000],
]
const unitOf = (word: string | undefined): number =>
  word === undefined ? 1 : (UNITS.find(([own]) => own.test(word))?.[1] ?? 1000)

/** What the traveller wants to spend; before the country is known (null), all but dollars: "THB" is no place. */
export const readMoney = (reader: Reader, country: string | null | undefined): void => {
  const add = (
    span: { from: number; to: number },
    number: string,
    thousand: string | undefined,
    sign: string | null,
  ) => {
    const isDecimal = thousand !== undefined && /[.,]\d{1,2}$/.test(number)
    const told = isDecimal ? Number(number.replace(',', '.')) : Number(number.replace(/[^\d]/g, ''))
    const amount = Math.round(told * unitOf(thousand))
    if (amount <= 0 || amount > tripLimits.budget) return null
    if (country === null && sign !== null && FOREIGN_DOLLARS.test(sign)) return null
    const words = reader.page.folded.slice(span.from, span.to)
    if (NEW_YEAR.test(words.trim())) return null
    const budget: Budget = {
      amount,
      currency: sign === null ? null : currencyOf(sign, country ?? undefined),
      per: scopeOf(words),
    }
    const name = sign !== null && budget.currency === null ? nameOf(sign) : null
    const value = budgetWords(budget, name)
    const own = reader.found.find(({ key }) => key === 'budget')
    // A second amount for the same thing contradicts the first, and is asked about.
    const isOther = own !== undefined && own.value !== value && own.value.endsWith(SCOPE_WORDS[budget.per])
    note(reader, span, {
      key: isOther ? `other-budget:${amount}` : 'budget',
      label: 'Budget',
      value,
      apply: (trip) => (isOther && trip.hard.budget !== undefined ? trip : withHard(trip, { budget })),
    })
    return true
  }
  const { page } = reader
  page.each(withSign, ([, sign = '', number = '', k, most], span) => add(span, most ?? number, k, sign))
  page.each(withName, ([, number = '', k, most, name = ''], span) => add(span, most ?? number, k, name))
  if (country !== null) page.each(bare, ([, number = '', k], span) => add(span, number, k, null))
}
