import type { Reader } from './finding.ts'
import { sightNamed } from './known-sights.ts'
import { isInRefusedList } from './left-out-scope.ts'
import { ARTICLE, NOT } from './refusals.ts'
import { readSight } from './sights.ts'
import type { ReadPort, SoFar } from './where.ts'

/** Of these a city has one that everybody means. */
const ONE = /(?<![\p{L}\d'-])(?:the |a |our )?(zoo|aquarium)(?![\p{L}\d'-])(?! (?:or|bar|keeper|pass))/gu
const REFUSED = new RegExp(String.raw`(?:^|[^a-z])(?:${NOT})\s*${ARTICLE}$`)

/** "The zoo with a toddler": the zoo of the city, where it has one. */
export const readOneOfKind = (reader: Reader, port: ReadPort, so: SoFar): void => {
  const city = so.stops[0]?.destination ?? null
  if (city === null) return
  const { page } = reader
  page.each(ONE, ([words, kind = ''], span) => {
    const lead = page.folded.slice(0, span.from)
    if (REFUSED.test(lead) || isInRefusedList(page.folded, span.to - kind.length)) return null
    const meant = sightNamed(port, kind, city, 'said')
    if (meant === null) return null
    const own = { from: span.to - kind.length, to: span.to }
    readSight(reader, port, { span: own, whole: span, text: words, kinds: [], role: 'must-see', meant }, so)
    return [span]
  })
}
