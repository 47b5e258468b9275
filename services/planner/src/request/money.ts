import type { Currency } from '@site/contracts/trip-fields'
import { tripLimits } from '@site/contracts/trip-fields'
import type { TripRequest } from '@site/contracts/trip-request'
import { site } from '@site/contracts/site'
import { note, withHard, type Reader } from './finding.ts'

type Budget = NonNullable<TripRequest['hard']['budget']>

const CURRENCIES: readonly (readonly [Currency, RegExp])[] = [
  ['USD', /^(?:us\$|us ?dollars?|usd)$/],
  ['NZD', /^(?:nz\$|nzd)$/],
  ['CAD', /^(?:ca?\$|cad)$/],
  ['SGD', /^(?:s\$|sgd)$/],
  ['BRL', /^(?:r\$|reais|real|brl)$/],
  // A bare dollar is the site's own, and stands on the chip as such.
  ['AUD', /^(?:au?\$|\$|aud|dollars?|bucks)$/],
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
const SIGN = String.raw`(?:(?:us|au|nz|ca|a|c|s|r)?\$|€|£|¥|\b(?:usd|aud|nzd|cad|sgd|eur|gbp|jpy|chf|brl)\b)`
const NAME = String.raw`(?:€|£|¥|\$|(?:us ?dollars?|dollars?|dollari|dolares|bucks|euros?|pounds?|quid|livres|pfund|libras|sterline|yen|francs?|franken|reais|usd|aud|nzd|cad|sgd|eur|gbp|jpy|chf|brl|${OTHER})\b)`
const AMOUNT = String.raw`(\d{1,3}(?:[ .,']\d{3})+|\d{1,7})(?:[.,]\d{1,2})? ?(k\b|(?:thousand|tausend|mille|mila|mil)\b|million\w*|millones|milioni|milhoes)?`
const BUDGET = String.raw`(?:(?:(?:our|my|the) )?budget(?:'s)?|presupuesto|orcamento)`
const BEFORE = String.raw`(?:\b(?:${BUDGET}|(?:keep|keeping) (?:it|things|us)|under|below|up to|not (?:more than|over|above)|pas plus de|nicht (?:mehr als|uber)|no mas de|non piu di|nao mais (?:de|do que)|nothing over|no more than|max(?:imum)?|about|around|less than|no more than|at most|spend(?:ing)?|moins de|jusqu'a|unter|bis zu|bis|maximal|hochstens|hasta|menos de|maximo|meno di|fino a|massimo|ate|no maximo|of|is|de|von|di|:|ist)[: ]*){0,5}`
const PERSON = String.raw`(?:per person|p\.?p\.?\b|each|a head|par personne|pro person|por persona|a persona|per persona|por pessoa)`
const DAY = String.raw`(?:a day|per day|/ ?day|daily|par jour|pro tag|am tag|por dia|al dia|al giorno|per giorno)`
const NIGHT = String.raw`(?:a night|per night|/ ?night|par nuit|pro nacht|por noche|a notte|per notte|por noite)`
const TOTAL = String.raw`(?:in total|total|all in|for everything|altogether|en tout|au total|insgesamt|en total|in totale|no total)`
const AFTER = String.raw`(?:[ ,]*(?:${PERSON}|${DAY}|${NIGHT}|${TOTAL}|budget|tops|max(?:imum)?|or less|at most|or so|for the (?:whole )?trip))*`

const withSign = new RegExp(`${BEFORE}(${SIGN}) ?${AMOUNT}${AFTER}`, 'g')
const withName = new RegExp(`${BEFORE}${AMOUNT} ?(${NAME})${AFTER}`, 'g')
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

/** "A$1,500 a day"; a number alone where no currency was named. */
export const budgetWords = ({ amount, currency, per }: Budget, name: string | null = null): string => {
  const money =
    currency === null
      ? [amount.toLocaleString(site.locale), name ?? []].flat().join(' ')
      : new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount)
  return `${money} ${SCOPE_WORDS[per]}`
}

/** What the traveller wants to spend; before the country is known (null), all but dollars: "THB" is no place. */
export const readMoney = (reader: Reader, country: string | null | undefined): void => {
  const add = (
    span: { from: number; to: number },
    number: string,
    thousand: string | undefined,
    sign: string | null,
  ) => {
    const amount =
      Number(number.replace(/[^\d]/g, '')) *
      (thousand === undefined ? 1 : /^(?:mill?i|mill?o|milh)/.test(thousand) ? 1_000_000 : 1000)
    if (amount <= 0 || amount > tripLimits.budget) return null
    if (country === null && sign !== null && FOREIGN_DOLLARS.test(sign)) return null
    const words = reader.page.folded.slice(span.from, span.to)
    const budget: Budget = {
      amount,
      currency: sign === null ? null : currencyOf(sign, country ?? undefined),
      per: scopeOf(words),
    }
    const name = sign !== null && budget.currency === null ? sign : null
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
  page.each(withSign, ([, sign = '', number = '', k], span) => add(span, number, k, sign))
  page.each(withName, ([, number = '', k, name = ''], span) => add(span, number, k, name))
  if (country !== null) page.each(bare, ([, number = '', k], span) => add(span, number, k, null))
}
