import { isCommon } from './common-words.ts'
import { countryCode, countryOfSlip } from './countries.ts'
import type { Page, Span } from './page.ts'
import { townOfSlip } from './town-names.ts'
import { isIdle, isTying } from './vocabulary.ts'
import { isArea } from './wide-places.ts'

/** Words that are one slip from the name of a town, and often a trip's own. */
const OWN_WORDS = new Set('pairs parish munch perch praise austen'.split(' '))
/** A name of so many letters is told wherever it stands in the destination. */
const LONG = 7
const AFTER_LENGTH =
  /(?:days?|nights?|weeks?|weekend|jours?|nuits?|tage?|nachte?|dias?|noches?|giorni|notti|noites?|\d)\s+$/
const AFTER_CLAUSE = /[,;:.!?(&+/\u00a6]\s*$/
/** The first words behind: a country may be among them. */
const NEXT_WORDS = /^\s*,?\s*(\p{L}+)(?:\s(\p{L}+))?/u

const countryBehind = (page: Page, to: number): string | null => {
  const [, first = '', second = ''] = NEXT_WORDS.exec(page.text.slice(to)) ?? []
  const names = [`${first} ${second}`.trim(), first]
  const code = names.map((name) => countryCode(name) ?? countryOfSlip(name)).find((found) => found !== null)
  return code ?? (names.some(isArea) ? '' : null)
}

/**
 * "oaska japan", "los angelos": the town that a mistyped name is clearly nearest to, where a town may stand; null where it is a
 * word or the name of another place.
 */
export const townTyped = (page: Page, span: Span, mayStand: () => boolean, isName: () => boolean): string | null => {
  const folded = page.folded.slice(span.from, span.to)
  const words = folded.split(/\s+/)
  if (words.every((word) => isCommon(word) || isIdle(word) || isTying(word))) return null
  if (isCommon(words.at(-1) ?? '') && words.length > 1 && !/^city$/.test(words.at(-1) ?? '')) return null
  // Most words are near no town.
  const town = townOfSlip(folded)
  if (town === null || countryCode(folded) !== null || isArea(folded)) return null
  const isLed = countryBehind(page, span.to) !== null
  if (!isLed && words.every((word) => OWN_WORDS.has(word))) return null
  if (isName()) return null
  const lead = page.folded.slice(0, span.from)
  const stands =
    (folded.length >= LONG && page.fieldOf(span) === 'destination') ||
    AFTER_LENGTH.test(lead) ||
    AFTER_CLAUSE.test(lead) ||
    isLed ||
    mayStand()
  return stands ? town : null
}
