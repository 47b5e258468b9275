/** Days that one city keeps as a holiday, or a country without one: no list of public holidays has them. */

import { site } from '@site/contracts/site'
import { ruleFallsOn } from './date-rule.ts'
import type { DayFacts } from './day-facts.ts'
import { spellDate } from './days.ts'

interface LocalFeast {
  readonly rule: string
  readonly name: string
  /** The city that keeps it, or the country. */
  readonly city?: RegExp
  readonly country: string
}

const FEASTS: readonly LocalFeast[] = [
  { rule: 'fixed 06-13', name: 'St Anthony’s Day (Santo António)', city: /^Lisbo/, country: 'PT' },
  { rule: 'fixed 06-24', name: 'St John’s Day (São João)', city: /^Porto$/, country: 'PT' },
  { rule: 'fixed 05-15', name: 'St Isidore’s Day (San Isidro)', city: /^Madrid$/, country: 'ES' },
  { rule: 'fixed 11-09', name: 'the Day of the Almudena', city: /^Madrid$/, country: 'ES' },
  { rule: 'fixed 09-24', name: 'La Mercè', city: /^Barcelona$/, country: 'ES' },
  { rule: 'fixed 12-07', name: 'St Ambrose’s Day (Sant’Ambrogio)', city: /^Milan/, country: 'IT' },
  { rule: 'fixed 06-29', name: 'Saints Peter and Paul', city: /^Rom[ae]$/, country: 'IT' },
  {
    rule: 'fixed 06-24',
    name: 'St John’s Day (San Giovanni)',
    city: /^(?:Florence|Firenze|Turin|Torino|Geno[av]a?)$/,
    country: 'IT',
  },
  { rule: 'fixed 09-19', name: 'St Januarius’ Day (San Gennaro)', city: /^(?:Naples|Napoli)$/, country: 'IT' },
  { rule: 'fixed 10-04', name: 'St Petronius’ Day (San Petronio)', city: /^Bologna$/, country: 'IT' },
  { rule: 'fixed 11-21', name: 'the Madonna della Salute', city: /^(?:Venice|Venezia)$/, country: 'IT' },
  { rule: 'fixed 01-20', name: 'St Sebastian’s Day (São Sebastião)', city: /^Rio de Janeiro$/, country: 'BR' },
  { rule: 'fixed 04-23', name: 'St George’s Day (São Jorge)', city: /^Rio de Janeiro$/, country: 'BR' },
  { rule: 'fixed 01-25', name: 'the city’s anniversary', city: /^S[ãa]o Paulo$/, country: 'BR' },
  { rule: 'range 11-01..11-02', name: 'the Day of the Dead (Día de Muertos)', country: 'MX' },
]

const list = new Intl.ListFormat(site.locale)

type Day = Pick<DayFacts, 'date' | 'country' | 'holiday'>

/** Says which days of a stay are feasts of the city or the country; null where none is, or the public holidays tell them. */
export function localFeastNote(city: string, days: readonly Day[]): string | null {
  const told = FEASTS.flatMap((feast) => {
    const own = days.filter(
      ({ date, country, holiday }) =>
        !holiday && country === feast.country && (feast.city?.test(city) ?? true) && ruleFallsOn(feast.rule, date),
    )
    if (own.length === 0) return []
    const dates = list.format(own.map(({ date }) => spellDate(date)))
    const verb = own.length === 1 ? 'is' : 'are'
    return feast.city === undefined
      ? [`${dates} ${verb} ${feast.name}: expect crowds and processions, and some doors closed early.`]
      : [`${dates} ${verb} ${feast.name}, a holiday in ${city}, so opening hours may differ.`]
  })
  return told.length === 0 ? null : told.join(' ')
}
