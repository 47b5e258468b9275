import { addDays, daysBetween } from '../itinerary/days.ts'
import { weekdayFrom } from './calendar.ts'
import type { Hit } from './hit.ts'
import type { Length } from './length.ts'
import type { Page, Span } from './page.ts'

const UNTIL =
  /\b(?:until|till|til|to|through|jusqu'au|bis(?: zum)?|hasta(?: el)?|fino al|ate(?: (?:ao )?dia)?) (?:the )?/
const UNTIL_BEFORE = new RegExp(`${UNTIL.source}$`)
/** Between a date and the city it is said of. */
const IN = /^ (?:in|at|en|a|em|nach) $/
interface Stay {
  readonly span: Span
  readonly first: string | null
  readonly last: string | null
}

/** "9 and 10 March, then until Sunday": a weekday behind a date comes after it. */
const afterDates = (hits: readonly Hit[]): readonly Hit[] => {
  let last: string | null = null
  return hits.map((hit) => {
    if (hit.dates.kind !== 'days') return hit
    const [day] = hit.weekdays ?? []
    const isLater = day !== undefined && last !== null && hit.dates.last === undefined
    const first: string = isLater && last !== null ? weekdayFrom(addDays(last, 1), day) : hit.dates.first
    if (hit.weekdays === undefined || isLater) last = hit.dates.last ?? first
    return { ...hit, dates: { ...hit.dates, first } }
  })
}

/** "Sydney from 3 to 6 April, then Auckland until the 10th": how long each city has, by the dates that stand with it. */
export const lengthsByDates = (
  page: Page,
  cities: readonly { readonly span: Span }[],
  hits: readonly Hit[],
): readonly (Length | null)[] | null => {
  const own = afterDates(hits.filter(({ dates, ticket }) => dates.kind === 'days' && !ticket))
  if (cities.length < 2 || own.length < 2) return null
  const leads = (own[0]?.span.from ?? 0) < (cities[0]?.span.from ?? 0)
  const stays = cities.map(({ span }, i): Stay | null => {
    const [from, to] = leads
      ? [cities[i - 1]?.span.to ?? 0, span.from]
      : [span.to, cities[i + 1]?.span.from ?? page.text.length]
    const here = own.filter((hit) => {
      const direct = cities.find((city) => IN.test(page.folded.slice(hit.span.to, city.span.from)))
      return direct === undefined ? hit.span.from >= from && hit.span.to <= to : direct.span === span
    })
    const [hit] = here
    if (hit === undefined || hit.dates.kind !== 'days') return null
    const end = here.at(-1)?.dates
    const last = end?.kind === 'days' ? (end.last ?? (here.length > 1 ? end.first : null)) : null
    const words = page.folded.slice(hit.span.from, hit.span.to)
    const saysUntil = UNTIL.test(words) || UNTIL_BEFORE.test(page.folded.slice(0, hit.span.from))
    const isUntil = here.length === 1 && last === null && saysUntil
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
