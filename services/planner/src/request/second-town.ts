import { wordsOf } from '../itinerary/places.ts'
import type { Named } from './named-roles.ts'
import { isCovered } from './named-roles.ts'
import type { Page, Span } from './page.ts'
import { UNIT } from './length.ts'
import { GETS, REST } from './rest-of-trip.ts'
import { AND, NEXT, NUMBER } from './vocabulary.ts'
import type { ReadPort } from './where.ts'

const WORD = String.raw`(?:[dl]['’])?\p{Lu}[\p{L}\p{N}'’-]*`
/** A run of words in capitals. */
export const CAPITALS = new RegExp(
  `${WORD}(?: (?:(?:of|the|de|la|le|les|du|des|di|del|della|do|da|der|den) )*${WORD})*`,
  'gu',
)

/** "Gare de Lyon" in Paris, "Art Basel" in Miami: the longer name that a town's is a part of; null where there is none. */
export const longerName = (page: Page, port: ReadPort, name: Named, city: string): Named | null => {
  for (const { 0: run, index } of page.text.matchAll(CAPITALS)) {
    const to = index + run.length
    if (index > name.span.from || to < name.span.to) continue
    // "Visit Gare de Lyon": a sentence begins with a capital too.
    for (const { index: start } of run.matchAll(/(?<![\p{L}'’-])\p{Lu}/gu)) {
      const span = { from: index + start, to }
      if (span.from > name.span.from || span.to - span.from <= name.span.to - name.span.from) break
      const text = page.words(span)
      const meant = page.isFree(span) ? port.resolveDestination(`${text}, ${city}`) : null
      const own = new Set(wordsOf(meant?.name ?? ''))
      if (meant !== null && meant.kind !== 'city' && wordsOf(text).every((word) => own.has(word)))
        return { ...name, span, whole: { from: Math.min(span.from, name.whole.from), to }, text, meant }
    }
  }
  return null
}

const CLAUSE_BEFORE = /(?:^|[,;.!?(\u00a6>])\s*$/
const CLAUSE_AFTER = new RegExp(String.raw`^\s*(?:$|[,;.!?()\u00a6>]|(?:for |x )?${NUMBER}(?:\b|(?=[dnwj]\b)))`)
/** "Boston gets what is left", "Naples the rest of the week": a town in capitals that is given its share. */
const SHARE_AFTER = new RegExp(String.raw`^,? (?:${GETS}|(?:${REST})(?!\p{L}))`, 'u')
const SHARE_BEFORE = new RegExp(String.raw`(?:[,;.:!?(\u00a6>]|(?:^|[^\p{L}])${AND})\s*$`, 'u')
const THEN = new RegExp(String.raw`(?:^|[^a-z])(?:then|also|plus|puis|dann|luego|${NEXT}),?\s*$`)
const LENGTH_BEFORE = new RegExp(String.raw`(?:\d ?[a-z]*|\b${NUMBER} (?:${UNIT}))\s*$`)

/**
 * Whether a town named after others is one of the trip: in prose many a word is also the name of some town. Where nothing leads to
 * a place, it stands in a list, by itself, or with its nights.
 */
export const isOfTrip = (page: Page, port: ReadPort, name: Named, towns: readonly Span[]): boolean => {
  const [lead, rest] = [page.folded.slice(0, name.span.from), page.folded.slice(name.span.to)]
  // "Hacked by Zed", "a film by Rome": who did it.
  if (/(?:^|[^a-z])by $/.test(lead)) return false
  if (name.follows === true || THEN.test(lead)) return true
  if (towns.some(({ to }) => to < name.span.from && /^ +$/.test(page.folded.slice(to, name.span.from)))) return true
  if (page.fieldOf(name.span) === 'destination' && isCovered(name.text, port)) return true
  const isCapital = /^\p{Lu}/u.test(page.text.slice(name.span.from))
  if (isCapital && SHARE_BEFORE.test(lead) && SHARE_AFTER.test(rest)) return true
  return (CLAUSE_BEFORE.test(lead) && CLAUSE_AFTER.test(rest)) || LENGTH_BEFORE.test(lead)
}
