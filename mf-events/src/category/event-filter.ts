import type { EventItem } from '@site/contracts/events'
import { monthName } from './dates.ts'

/** What the visitor narrowed a list of events to; the address holds it. Empty means everything. */
export interface EventFilter {
  readonly city: string
  /** `YYYY-MM`. */
  readonly month: string
  /** Words of the event's, the venue's or the city's name. */
  readonly find: string
}

export const everything: EventFilter = { city: '', month: '', find: '' }
const KEYS = ['city', 'month', 'find'] as const
const LONGEST = 80

export const readFilter = (params: URLSearchParams): EventFilter => {
  const read = (key: (typeof KEYS)[number]) => params.get(key)?.slice(0, LONGEST) ?? ''
  const month = read('month')
  return { city: read('city').trim(), month: /^\d{4}-\d{2}$/.test(month) ? month : '', find: read('find') }
}

/** The address with another filter; what is not filtered by is not mentioned. */
export const withFilter = (params: URLSearchParams, filter: EventFilter): URLSearchParams => {
  const next = new URLSearchParams(params)
  for (const key of KEYS) {
    if (filter[key].trim() === '') next.delete(key)
    else next.set(key, filter[key])
  }
  return next
}

export const isFiltered = (filter: EventFilter): boolean => KEYS.some((key) => filter[key].trim() !== '')

/** Lower case without accents: "Cruïlla" is found by "cruilla". */
const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** A listing lasts no longer; bounds the months of one with an odd end. */
const MOST_MONTHS = 24

/** The months from today on in which an event is held, as `YYYY-MM`. None for days that cannot be read. */
export const monthsOf = ({ dates: { start, end } }: EventItem, today: string): string[] => {
  const months: string[] = []
  const last = end.slice(0, 7)
  let [year, month] = (start < today ? today : start).slice(0, 7).split('-').map(Number)
  while (year !== undefined && month !== undefined && months.length < MOST_MONTHS) {
    const next = `${year}-${String(month).padStart(2, '0')}`
    if (!(next <= last)) break
    months.push(next)
    ;[year, month] = month === 12 ? [year + 1, 1] : [year, month + 1]
  }
  return months
}

/** The events that pass a filter, in the order given. A text matches when each of its words begins a word of the names. */
export const filterEvents = (events: readonly EventItem[], filter: EventFilter, today: string): EventItem[] => {
  const wanted = plain(filter.find)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const city = plain(filter.city)
  return events.filter((event) => {
    if (city !== '' && plain(event.venue.city) !== city) return false
    if (filter.month !== '' && !monthsOf(event, today).includes(filter.month)) return false
    if (wanted.length === 0) return true
    const words = plain(`${event.name} ${event.venue.name} ${event.venue.city}`).split(/[^\p{L}\p{N}]+/u)
    return wanted.every((part) => words.some((word) => word.startsWith(part)))
  })
}

export interface FilterOption {
  readonly value: string
  readonly label: string
  /** Events it would list, the other filters staying as they are. */
  readonly count: number
}

const optionsFrom = (
  all: readonly string[],
  listed: readonly string[],
  chosen: string,
  labelOf: (value: string) => string,
): FilterOption[] => {
  const counts = new Map([...all, ...(chosen === '' ? [] : [chosen])].toSorted().map((value) => [value, 0]))
  for (const value of listed) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => ({ value, label: labelOf(value), count }))
}

const citiesOf = (events: readonly EventItem[]): string[] => events.map(({ venue }) => venue.city)

/** Every city of the events by name. */
export const cityOptions = (events: readonly EventItem[], filter: EventFilter, today: string): FilterOption[] =>
  optionsFrom(
    citiesOf(events),
    citiesOf(filterEvents(events, { ...filter, city: '' }, today)),
    filter.city,
    (city) => city,
  )

/** Every month with an event in it, the next first. */
export const monthOptions = (events: readonly EventItem[], filter: EventFilter, today: string): FilterOption[] => {
  const months = (each: readonly EventItem[]) => each.flatMap((event) => monthsOf(event, today))
  return optionsFrom(
    months(events),
    months(filterEvents(events, { ...filter, month: '' }, today)),
    filter.month,
    monthName,
  )
}

export interface WayOut {
  readonly drop: (typeof KEYS)[number]
  readonly filter: EventFilter
  readonly count: number
}

/** Where nothing passes: each filter that, left out alone, would list something. */
export const waysOut = (events: readonly EventItem[], filter: EventFilter, today: string): WayOut[] =>
  KEYS.flatMap((drop) => {
    if (filter[drop].trim() === '') return []
    const without = { ...filter, [drop]: '' }
    const count = filterEvents(events, without, today).length
    return count === 0 ? [] : [{ drop, filter: without, count }]
  })
