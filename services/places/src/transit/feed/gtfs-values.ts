import type { TransitMode } from '@site/contracts/transit'

const TIME = /^\s*(\d{1,3}):([0-5]\d):([0-5]\d)$/
const DAY = /^(\d{4})(\d{2})(\d{2})$/
/** A service day that lasts longer than a week is a typing error. */
const MAX_SECONDS = 7 * 86_400

/** Seconds since the start of the service day, which may be above 24 hours; null when it is no time. */
export function readTime(text: string): number | null {
  // Regular tables are read by position: a third of the time of the pattern.
  if (text.length === 8 && text.charCodeAt(2) === 58 && text.charCodeAt(5) === 58) {
    const hours = Number(text.slice(0, 2))
    const minutes = Number(text.slice(3, 5))
    const seconds = Number(text.slice(6))
    if (hours >= 0 && minutes >= 0 && minutes < 60 && seconds >= 0 && seconds < 60)
      return hours * 3600 + minutes * 60 + seconds
  }
  const [, hours, minutes, seconds] = TIME.exec(text) ?? []
  if (hours === undefined) return null
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return total <= MAX_SECONDS ? total : null
}

/** "20260821" as "2026-08-21"; null when there is no such day. */
export function readDay(text: string): string | null {
  const [, year, month, day] = DAY.exec(text) ?? []
  if (year === undefined) return null
  const iso = `${year}-${month}-${day}`
  const time = Date.parse(`${iso}T00:00:00Z`)
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(iso) ? iso : null
}

/** A whole number that is not negative; null when it is none. */
export const readWhole = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null)

/** The basic route types (gtfs.org, "routes.txt") and the hundreds of the extended ones. */
const BASIC = new Map<number, TransitMode>([
  [0, 'tram'],
  [1, 'metro'],
  [2, 'train'],
  [3, 'bus'],
  [4, 'ferry'],
  [5, 'tram'],
  [6, 'cable car'],
  [7, 'cable car'],
  [11, 'bus'],
  [12, 'monorail'],
])
const EXTENDED = new Map<number, TransitMode>([
  [1, 'train'],
  [2, 'bus'],
  [3, 'train'],
  [4, 'metro'],
  [5, 'metro'],
  [6, 'metro'],
  [7, 'bus'],
  [8, 'bus'],
  [9, 'tram'],
  [10, 'ferry'],
  [12, 'ferry'],
  [13, 'cable car'],
  [14, 'cable car'],
])

/** The kind of vehicle of a `route_type`; null for those nobody rides home with, such as aircraft. */
export function modeOf(routeType: string): TransitMode | null {
  const type = readWhole(routeType)
  if (type === null) return null
  return BASIC.get(type) ?? EXTENDED.get(Math.floor(type / 100)) ?? null
}
