import { limits } from '@site/contracts/limits'
import { tripLimits } from '@site/contracts/trip-fields'
import type { CityCounts } from './city-counts.ts'
import { lengthWords, type Length } from './length.ts'
import { foldText, type Page, type Span } from './page.ts'
import { AND, COUNT_WORD, NUMBER, numberOf } from './vocabulary.ts'
import type { Stop } from './where.ts'

export interface CityLength {
  readonly stop: Stop
  readonly length: Length | null
}

export interface Lengths {
  readonly cities: readonly CityLength[]
  /** Of the whole trip, where it is said apart from those of its cities. */
  readonly total: Length | null
}

/** "…and 2 in Florence": the unit is that of the length before. */
const SHORT_BEFORE = new RegExp(String.raw`(?:^|[\s,;\u00a6]|${AND})\s*(${NUMBER})\s+(?:in|en|a|em|nach|at)\s*$`)
const SHORT_AFTER = new RegExp(
  String.raw`^\s*(?:for |x )?\(?\s*(\d{1,2}|${COUNT_WORD})\s*\)?(?=\s*(?:[,;)\u00a6.]|$|(?:and|then) (?!\d)))`,
)

/** Between a length and the city it is said of: "2 days in Sydney", "the last two are in Rome". */
const IN =
  /^\s*(?:(?:are|is|we are|we're|will be|go to|sind|sont|son|sono|sao)\s+)?(?:(?:in|at|en|a|em|nach|de|of)\s+)?$/

/** "10 days Japan: Tokyo 5 nights, Kyoto 3": a length before all cities, and said of none, where the first has its own behind it. */
const leadingTotal = (page: Page, stops: readonly Stop[], lengths: readonly Length[]): Length | null => {
  const [total, next] = lengths
  const [first, second] = stops
  if (total === undefined || next === undefined || first === undefined || second === undefined) return null
  if (total.span.to > first.span.from || next.span.from < first.span.to) return null
  const isSaid = IN.test(page.folded.slice(total.span.to, first.span.from))
  return !isSaid && next.span.to <= second.span.from ? total : null
}

/** "Vienna and Prague, 5 days, 2 nights of it in Prague": a length behind the names of all, before one is named again. */
const totalBetween = (stops: readonly Stop[], lengths: readonly Length[]): Length | null => {
  const [total, part] = lengths
  if (total === undefined || part === undefined || part.count > total.count) return null
  const isBehind = stops.every(({ named, span }) => (named ?? span).to <= total.span.from)
  return isBehind && stops.some(({ named, span }) => named !== undefined && span.from >= total.span.to) ? total : null
}

/** The lengths of cities that all have a number, or null. */
const countedCities = (
  stops: readonly Stop[],
  lengths: readonly Length[],
  { own, inOrder, isEven, total: ofAll }: CityCounts,
): Lengths | null => {
  const [total = ofAll ?? null] = lengths
  // "Eight days, split evenly": whatever the cities are worth.
  if (isEven === true && total !== null && stops.length > 1 && lengths.length === 1 && total.count >= stops.length) {
    const shares = shareDays(
      stops.map(() => ({})),
      total.count,
    )
    return { cities: stops.map((stop, i) => ({ stop, length: { ...total, count: shares[i] ?? 1 } })), total }
  }
  if (inOrder.length > 0 && inOrder.length === stops.length) {
    const shares = inOrder.some(({ isShare }) => isShare === true) && total !== null ? scaled(inOrder, total) : inOrder
    return { cities: stops.map((stop, i) => ({ stop, length: shares[i] ?? null })), total }
  }
  if (own.size === 0 || stops.length < 2) return null
  return { cities: stops.map((stop) => ({ stop, length: own.get(stop.span.from) ?? null })), total }
}

/** "60/40" of five days is three and two. */
const scaled = (parts: readonly Length[], { count, unit }: Length): readonly Length[] => {
  const sum = parts.reduce((total, own) => total + own.count, 0)
  let [told, days] = [0, 0]
  return parts.map((own) => {
    told += own.count
    const upTo = Math.round((count * told) / sum)
    const length = { ...own, count: Math.max(1, upTo - days), unit }
    days = upTo
    return length
  })
}

/** Gives each city its own length, where the text does: "3 nights in Rome and 2 in Florence", "Tokyo 4 nights, Kyoto 2". */
export const lengthsOfCities = (
  page: Page,
  stops: readonly Stop[],
  all: readonly Length[],
  counts: CityCounts,
): Lengths => {
  const counted = countedCities(stops, all, counts)
  if (counted !== null) return counted
  const leading = leadingTotal(page, stops, all)
  const whole = all.find(({ of }) => of === 'all') ?? leading ?? totalBetween(stops, all)
  const lengths = all.filter((own) => own !== whole)
  const [first] = lengths
  const none = stops.map((stop) => ({ stop, length: null }))
  if (first === undefined || stops.length === 0) return { cities: none, total: whole }
  if (stops.length === 1) return { cities: none, total: whole ?? first }
  if (first.of === 'each') return { cities: stops.map((stop) => ({ stop, length: first })), total: whole }
  const leads = first.span.from < (stops[0]?.span.from ?? 0)
  const ownerOf = ({ span }: Length) =>
    leading !== null
      ? undefined
      : stops.find((stop) => stop.span.from >= span.to && IN.test(page.folded.slice(span.to, stop.span.from)))
  const isFor = (own: Length, stop: Stop): boolean => whole === null || [undefined, stop].includes(ownerOf(own))
  const after = ({ span }: Stop, next: number) => lengths.find((own) => own.span.from >= span.to && own.span.to <= next)
  const before = ({ span }: Stop, last: number) =>
    lengths.findLast((own) => own.span.to <= span.from && own.span.from >= last)
  const cities = stops.map((stop, i): CityLength => {
    const direct = whole === null ? undefined : lengths.find((own) => ownerOf(own) === stop)
    const own = leads
      ? before(stop, stops[i - 1]?.span.to ?? 0)
      : after(stop, stops[i + 1]?.span.from ?? page.text.length)
    const near = own !== undefined && isFor(own, stop) ? own : elliptic(page, stop.span, first, leads)
    // "Vienna for 2 days, the 3 nights before are in Budapest".
    const said = near === null ? lengths.find((each) => each !== first && ownerOf(each) === stop) : undefined
    return { stop, length: direct ?? near ?? said ?? null }
  })
  const given = cities.filter(({ length }) => length !== null)
  const part = whole === null && given.length < 2 ? partOf(page, stops, lengths, first) : null
  if (part !== null) return { cities: part, total: first }
  // One length for several cities is that of the whole trip.
  if (given.length < 2 && whole === null) return { cities: none, total: first }
  const total = whole ?? lengths.find((own) => !given.some(({ length }) => length === own)) ?? null
  return { cities, total }
}

const DAYS_OF_IT = '(?: (?:days?|nights?|tagen?|nachten?|jours|nuits|dias|noches|giorni|notti|noites))?'
/** "Three of them in", "the first two are in", "les deux premiers à". */
const PART = String.raw`(?:(${NUMBER}) (?:of (?:them|those|these|which)|davon|di cui|de ellos|deles|dont)|(?:the |die |les |los |las |i |gli |le |os |as )?(?:first|last|opening|final|ersten|letzten|primer[oa]s|ultim[oa]s|primi|prime|ultim[ie]|primeir[oa]s|premier[e]?s|dernier[e]?s) (${NUMBER})${DAYS_OF_IT}|(?:les |los |las |os |as )?(${NUMBER}) (?:premier[e]?s|dernier[e]?s|primer[oa]s|ultim[oa]s|primeir[oa]s)${DAYS_OF_IT})(?:,? (?:are|is|will be|sind|sont|son|sono|sao))?(?: (?:in|at|a|en|em))?`
/** "Five days, three of them in Dublin": one city has so many of the days, the others have the rest. */
const partOf = (
  page: Page,
  stops: readonly Stop[],
  lengths: readonly Length[],
  { unit }: Length,
): readonly CityLength[] | null => {
  const own = stops.map((stop) => {
    const name = foldText(stop.place).replace(/[^\p{L}\p{N} ]/gu, '.')
    const match = new RegExp(String.raw`\b${PART} ${name}(?!\p{L})`, 'u').exec(page.folded)
    if (match === null) return { stop, length: null }
    const span = { from: match.index, to: match.index + match[0].length }
    page.take(span)
    // "First 2 nights Rome": read as a length of its own.
    const told = lengths.find((own) => own.span.from >= span.from && own.span.to <= span.to)
    if (told !== undefined) return { stop, length: told }
    return {
      stop,
      length: { span, count: numberOf(match.slice(1).find((number) => number !== undefined) ?? ''), unit },
    }
  })
  return own.some(({ length }) => length !== null) ? own : null
}

const elliptic = (page: Page, { from, to }: Span, { unit }: Length, leads: boolean): Length | null => {
  const lead = page.left.slice(0, from)
  const behind = leads ? null : SHORT_AFTER.exec(page.left.slice(to))
  // "Sydney 4 days then 3 in Brisbane".
  const match = behind ?? SHORT_BEFORE.exec(lead)
  const [all = '', number = ''] = match ?? []
  const count = numberOf(number)
  if (match === null || !Number.isInteger(count) || count < 1 || count > limits.planner.maxDays * 2) return null
  const at = behind === null ? from - all.length : to
  const span = { from: at, to: at + all.length }
  page.take(span)
  return { span, count, unit }
}

/** So many nights as there are days, each city about as much shorter as the others, and none left out while there is a day for it. */
const fitted = (nights: readonly number[], total: number): number[] => {
  const fit = [...nights]
  for (let over = nights.reduce((sum, own) => sum + own, 0) - total; over > 0; over -= 1) {
    // Of those that keep more of their nights than others do, the later one gives a night.
    const kept = fit.map((own, i) => (own > 1 ? own / (nights[i] ?? own) : 0))
    const most = kept.lastIndexOf(Math.max(...kept))
    const at = (kept[most] ?? 0) > 0 ? most : fit.findLastIndex((own) => own > 0)
    fit[at] = (fit[at] ?? 0) - 1
  }
  return fit
}

/**
 * Days for each city out of `total`: as given, the rest in equal parts with the longer ones first. The last city has the day of
 * the way home; where the nights of all are more than the days, every city has fewer.
 */
export const shareDays = (cities: readonly { readonly nights?: number | undefined }[], total: number): number[] => {
  const given = cities.reduce((sum, { nights = 0 }) => sum + nights, 0)
  const open = cities.filter(({ nights }) => nights === undefined).length
  if (given + open > total && open < cities.length)
    return fitted(
      cities.map(({ nights = 1 }) => nights),
      total,
    )
  const spare = total - given
  let shared = 0
  return cities.map(({ nights }, i) => {
    const isLast = i === cities.length - 1
    const own = nights ?? Math.floor(spare / open) + (shared++ < spare % open ? 1 : 0)
    return own + (isLast && open === 0 ? spare : 0)
  })
}

/** The first days of all: what lies beyond is cut. */
export const firstDays = (shares: readonly number[], most: number): number[] => {
  let room = most
  return shares.map((own) => {
    const days = Math.min(room, own)
    room -= days
    return days
  })
}

export const cityWords = (place: string, length: Length | null): string =>
  length === null ? place : `${place}, ${lengthWords(length)}`

/** Longer than any stay we hold: the words stay unread, and are quoted. */
export const withinLimit = (city: CityLength): CityLength =>
  city.length !== null && city.length.count > tripLimits.cityNights ? { ...city, length: null } : city
