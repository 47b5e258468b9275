/** What public holidays are called, where one day of the year or of the weeks round Easter says so. */

import { ruleFallsOn } from './date-rule.ts'

/** A rule of dates, the name of the day, and where it is called so; everywhere that keeps it where left out. */
type Named = readonly [rule: string, name: string, countries?: RegExp]

const NAMES: readonly Named[] = [
  ['fixed 01-01', 'New Year’s Day'],
  ['fixed 01-06', 'Epiphany'],
  ['fixed 01-26', 'Australia Day', /^AU$/],
  ['fixed 04-25', 'Anzac Day', /^(?:AU|NZ)$/],
  ['fixed 04-25', 'Liberation Day', /^IT$/],
  ['fixed 04-25', 'Freedom Day', /^PT$/],
  ['fixed 04-27', 'King’s Day', /^NL$/],
  ['fixed 05-01', 'Labour Day'],
  ['fixed 05-08', 'Victory Day', /^FR$/],
  ['fixed 06-02', 'Republic Day', /^IT$/],
  ['fixed 06-10', 'Portugal Day', /^PT$/],
  ['fixed 07-01', 'Canada Day', /^CA$/],
  ['fixed 07-04', 'Independence Day', /^US$/],
  ['fixed 07-14', 'Bastille Day', /^FR$/],
  ['fixed 08-09', 'National Day', /^SG$/],
  ['fixed 08-15', 'Assumption', /^(?:AT|BE|CH|DE|ES|FR|GR|HR|IT|MC|PL|PT)$/],
  ['fixed 10-03', 'German Unity Day', /^DE$/],
  ['fixed 10-12', 'National Day of Spain', /^ES$/],
  ['fixed 10-26', 'National Day', /^AT$/],
  ['fixed 11-01', 'All Saints’ Day', /^(?:AT|BE|CH|DE|ES|FR|HR|HU|IT|MC|PL|PT)$/],
  ['fixed 12-06', 'Independence Day', /^FI$/],
  ['fixed 12-08', 'Immaculate Conception', /^(?:AT|ES|IT|MC|PT)$/],
  ['fixed 12-25', 'Christmas Day'],
  ['fixed 12-26', 'Boxing Day', /^(?:AU|CA|GB|HK|NZ)$/],
  ['fixed 12-26', 'St Stephen’s Day'],
  ['easter-2', 'Good Friday'],
  ['easter+0', 'Easter Sunday'],
  ['easter+1', 'Easter Monday'],
  ['easter+39', 'Ascension'],
  ['easter+49', 'Whit Sunday'],
  ['easter+50', 'Whit Monday'],
  ['easter+60', 'Corpus Christi'],
  ['lunar-new-year 0..2', 'Lunar New Year', /^(?:CN|HK|KR|SG|MY|TW|VN)$/],
  ['nth 4 Thu 11', 'Thanksgiving', /^US$/],
  ['nth 1 Mon 09', 'Labor Day', /^(?:US|CA)$/],
  ['nth 1 Tue 11', 'Melbourne Cup Day', /^AU$/],
]

/** The name of a public holiday in a country; null where the day alone does not tell it. */
export const holidayName = (date: string, country = ''): string | null =>
  NAMES.find(([rule, , countries]) => (countries?.test(country) ?? true) && ruleFallsOn(rule, date))?.[1] ?? null
