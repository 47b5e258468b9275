import { countryCode, countryOfSlip } from './countries.ts'
import { isOfFeast } from './find-feasts.ts'
import type { Page, Span } from './page.ts'
import { citiesOfArea } from './wide-places.ts'
import type { ReadPort, SoFar } from './where.ts'

const WORD = /\p{L}[\p{L}.'’-]*/gu
/** Between a town and its country, or before a country that is spoken of. */
const LEADS = /(?:^|\u00a6|\b(?:in|en|im|na|no|aux?|nach|to|of|de))[\s,(]*$/

/** Where one comes from is not where one goes. */
const COMES_FROM = /(?:^|[^\p{L}])(?:from|live in|based in|of|aus|venimos de|provenien\w+ da|we're|i'm|the) +$/u
/** The countries that the text names in capitals as the ground of the trip: "a week in Italy". */
export const countriesNamed = (page: Page): ReadonlySet<string> => {
  const words = [...page.text.matchAll(WORD)].map(({ 0: word, index }) => ({ from: index, to: index + word.length }))
  const named = words.flatMap((first, at) =>
    [words[at + 1], first].flatMap((last) => {
      const text = last === undefined ? '' : page.text.slice(first.from, last.to)
      const goesOn = last === first && /^ \p{Lu}/u.test(page.text.slice(first.to))
      if (!/^\p{Lu}/u.test(text) || goesOn || COMES_FROM.test(page.folded.slice(0, first.from))) return []
      return countryCode(text) ?? []
    }),
  )
  return new Set(named)
}

/** The country or the part of one that a town of the trip lies in says nothing more, mistyped or not: "viena austria". */
export const takeCountries = (page: Page, port: ReadPort, { stops }: SoFar): void => {
  const countries = new Set(stops.flatMap(({ destination }) => destination?.country ?? []))
  if (countries.size === 0) return
  const cities = new Set(stops.flatMap(({ destination }) => destination?.city ?? []))
  const isOfTrip = (text: string): boolean => {
    const code = countryCode(text) ?? countryOfSlip(text)
    return code === null
      ? citiesOfArea(text, port.coveredCities()).some((city) => cities.has(city))
      : countries.has(code)
  }
  const words: readonly Span[] = [...page.text.matchAll(WORD)].map(({ 0: word, index }) => ({
    from: index,
    to: index + word.length,
  }))
  for (const [at, first] of words.entries())
    for (const last of [words[at + 1], first]) {
      if (last === undefined) continue
      const span = { from: first.from, to: last.to }
      if (!page.isFree(span)) continue
      const text = page.text.slice(span.from, span.to)
      const isCapital = /^\p{Lu}/u.test(text)
      // "US Open" is no country.
      const goesOn =
        /^ \p{Lu}/u.test(page.text.slice(span.to, span.to + 2)) && page.isFree({ from: span.to, to: span.to + 2 })
      if (!isOfTrip(text)) continue
      const isLed = LEADS.test(page.left.slice(0, span.from))
      if (isCapital ? goesOn && !isLed : !isLed) continue
      // "Canada Day" is when, not where.
      if (isOfFeast(page, span, true)) continue
      page.take(span)
      break
    }
}
