import { addDays, daysBetween } from '../itinerary/days.ts'
import type { Hit } from './hit.ts'
import type { Length } from './length.ts'
import type { Page, Span } from './page.ts'

const UNTIL =
  /\b(?:until|till|til|to|through|jusqu'au|bis(?: zum)?|hasta(?: el)?|fino al|ate(?: (?:ao )?dia)?) (?:the )?/
interface Stay {
  readonly span: Span
  readonly first: string | null
  readonly last: string | null
}

/** "Sydney from 3 to 6 April, then Auckland until the 10th": how long each city has, by the dates that stand with it. */
export const lengthsByDates = (
  page: Page,
  cities: readonly { readonly span: Span }[],
  hits: readonly Hit[],
): readonly (Length | null)[] | null => {
  const own = hits.filter(({ dates, ticket }) => dates.kind === 'days' && !ticket)
  if (cities.length < 2 || own.length < 2) return null
  const leads = (own[0]?.span.from ?? 0) < (cities[0]?.span.from ?? 0)
  const stays = cities.map(({ span }, i): Stay | null => {
    const [from, to] = leads
      ? [cities[i - 1]?.span.to ?? 0, span.from]
      : [span.to, cities[i + 1]?.span.from ?? page.text.length]
    const here = own.filter((hit) => hit.span.from >= from && hit.span.to <= to)
    const [hit] = here
    if (hit === undefined || hit.dates.kind !== 'days') return null
    const end = here.at(-1)?.dates
    const last = end?.kind === 'days' ? (end.last ?? (here.length > 1 ? end.first : null)) : null
    const isUntil = here.length === 1 && last === null && UNTIL.test(page.folded.slice(hit.span.from, hit.span.to))
    return { span: hit.span, first: isUntil ? null : hit.dates.first, last: isUntil ? hit.dates.first : last }
  })
  // "Until the 10th": from the day after the city before.
  const begins = stays.map((stay, i) => {
    const last = stays[i - 1]?.last ?? null
    return stay?.first ?? (last === null ? null : addDays(last, 1))
  })
  const lengths = stays.map((stay, i): Length | null => {
    const begin = begins[i] ?? null
    if (stay === null || begin === null) return null
    const isLast = i === stays.length - 1
    const end = isLast ? stay.last : (begins[i + 1] ?? null)
    const count = end === null ? 0 : daysBetween(begin, end) + (isLast ? 1 : 0)
    return count > 0 ? { span: stay.span, count, unit: 'days' } : null
  })
  return lengths.every((length, i) => length !== null || i === lengths.length - 1) &&
    lengths.some((length) => length !== null)
    ? lengths
    : null
}
