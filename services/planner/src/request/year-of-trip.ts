import { NEXT_YEAR } from './date-patterns.ts'
import type { Page, Span } from './page.ts'
import { MONTH } from './vocabulary.ts'

/** A year by itself: behind a month or within a date in figures it is that date's own. */
const LONE = new RegExp(
  String.raw`(?<![\d$€£./-]|(?:\b${MONTH}\b\.?|\b\d{1,2}(?:st|nd|rd|th)),? (?:de |del |of )?)\b(20[2-9]\d)\b(?![-/.:]\d|\d| (?:euros?|dollars?|pounds?|steps|km)\b)|\b(?:${NEXT_YEAR})`,
  'g',
)
const lone = (text: string): readonly { readonly span: Span; readonly year: string | undefined }[] =>
  [...text.matchAll(LONE)].map(({ 0: words, 1: year, index }) => ({
    span: { from: index, to: index + words.length },
    year,
  }))

/** "Paddy's Day in Dublin, 4 days, 2027": the year that the trip is in, where it stands apart and no other does. */
export const yearOfTrip = (page: Page, thisYear: number): number | null => {
  const years = new Set(lone(page.left).map(({ year }) => (year === undefined ? thisYear + 1 : Number(year))))
  const [only] = years
  return years.size === 1 && only !== undefined ? only : null
}

/** The one later year that a text names, whatever was made of the words round it. */
export const laterYear = (text: string, thisYear: number): { readonly span: Span; readonly year: number } | null => {
  const said = lone(text).map(({ span, year }) => ({ span, year: year === undefined ? thisYear + 1 : Number(year) }))
  const [first] = said
  return first !== undefined && first.year > thisYear && said.every(({ year }) => year === first.year) ? first : null
}

/** Takes the words that say the year in which the trip turned out to be: "next year", "in 2027". */
export const takeYear = (page: Page, year: number, thisYear: number): void => {
  for (const { span, year: said } of lone(page.left))
    if ((said === undefined ? thisYear + 1 : Number(said)) === year) page.take(span)
}
