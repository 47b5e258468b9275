/** What is left of the destination once every reader has been over it. */

import { isCountry } from './countries.ts'
import { leftovers } from './leftovers.ts'
import { asCity, meantBy } from './own-name.ts'
import type { Page } from './page.ts'
import type { TripStop } from './read-page.ts'
import { townNamed } from './town.ts'
import type { ReadPort } from './where.ts'
import { areaIn, isArea, isNoPlace } from './wide-places.ts'

/** Where a name begins that stands before its country: "Oodnadatta, Australia"; where the country does, without one. */
const nameBefore = (page: Page, country: number): number => {
  const lead = /\p{Lu}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}, ?$/u.exec(page.text.slice(0, country))
  const from = lead?.index ?? country
  return page.isFree({ from, to: country }) ? from : country
}

/** No name was found as it is spelt: what is left of the destination may be one with a slip in it. */
export const residue = (page: Page, port: ReadPort): TripStop[] => {
  const own = leftovers(page).filter((quote) => page.text.slice(0, page.notesFrom - 1).includes(quote))
  for (const quote of own.toSorted((a, b) => b.length - a.length).slice(0, 2)) {
    const text = areaIn(quote) ?? quote
    const isWide = isCountry(text) || isArea(text)
    // "Gotham City": the second word says nothing by itself, and was left away.
    const from = page.text.indexOf(text)
    const [next = ''] = /^ \p{L}+/u.exec(page.text.slice(from + text.length)) ?? []
    if (isNoPlace(text) || isNoPlace(`${text}${next}`)) continue
    const direct = isWide ? null : meantBy(text, port)
    // "Madri": of several towns that a slip may mean the one whose sights we list.
    const listed = direct === null && !isWide ? townNamed({ text, kinds: [] }, port) : null
    const destination = direct ?? listed?.destination ?? null
    const others = isWide ? [] : (listed?.others ?? (direct === null ? port.choicesFor(text) : []))
    if (from < 0 || (destination === null && others.length < 2 && !isWide)) continue
    const span = { from: isCountry(text) ? nameBefore(page, from) : from, to: from + text.length }
    page.take(span)
    const words = page.words(span)
    const found = destination && asCity(destination, words)
    return [
      { span, place: words, destination: found, others, words, value: found?.name ?? words, field: 'destination' },
    ]
  }
  return []
}
