import { LRUCache } from 'lru-cache'
import { usualFor } from './category.ts'
import { openOn, parseHours, type HoursRule } from './hours.ts'
import { addDays } from './local-time.ts'
import type { Poi } from './port.ts'
import { gridDown, gridUp } from './style.ts'

/** From – until, minutes of the local day. */
export type Window = readonly [number, number]

export interface DayWindows {
  readonly windows: readonly Window[]
  /** `assumed`: nothing is known, the usual time of day of such a place was taken. */
  readonly known: 'published' | 'assumed'
}

/** Hours that were read before. Texts repeat over a city, but a long-lived server meets many cities. */
const parsed = new LRUCache<string, { readonly rules: readonly HoursRule[] | null }>({
  maxSize: 16 * 1024 * 1024,
  // A rule is a few small objects for each word of the text.
  sizeCalculation: (_, text) => 512 + 16 * text.length,
})

function rulesOf(text: string): readonly HoursRule[] | null {
  const seen = parsed.get(text)
  if (seen !== undefined) return seen.rules
  const rules = parseHours(text)
  parsed.set(text, { rules })
  return rules
}

/** True when hours are given that cannot be read: such a place is not planned, it might be closed. */
export const hoursUnreadable = (poi: Poi): boolean => poi.openingHours !== null && rulesOf(poi.openingHours) === null

/**
 * When a visit of `minutes` may BEGIN on `date`, on the grid, inside opening hours and inside [from, until].
 * A place open round the clock (a square, a street) is still only offered in the hours usual for its kind.
 */
export function startWindows(poi: Poi, date: string, minutes: number, from: number, until: number): DayWindows {
  const usual = usualFor(poi.category)
  const rules = poi.openingHours === null ? null : rulesOf(poi.openingHours)
  const known = rules === null ? 'assumed' : 'published'
  const open: readonly Window[] = rules === null ? [[usual.from, usual.until]] : openOn(rules, date, addDays(date, -1))
  const windows: Window[] = []
  for (const [opens, closes] of open) {
    const allDay = opens <= 0 && closes >= 1440
    const first = gridUp(Math.max(from, allDay ? Math.min(usual.from, 9 * 60) : opens))
    const last = gridDown(Math.min(until, allDay && usual.role === 'visit' ? 21 * 60 : closes) - minutes)
    if (last >= first) windows.push([first, last])
  }
  return { windows, known }
}
