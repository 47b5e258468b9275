import { LRUCache } from 'lru-cache'
import type { DayFacts } from './day-facts.ts'
import { gridDown, gridUp, weekday } from './days.ts'
import { closesEarlyOn, isFeast, keepsOtherHours } from './feast-days.ts'
import { applies, onDates, openOn, parseHours, type HoursRule, type Window } from './hours-rules.ts'
import { daylightOf } from './daylight.ts'
import { isLikeMuseum } from './museum-like.ts'
import { isAfterDark, usualFor, type Poi } from './places.ts'
import { QUIET_FROM } from './quiet.ts'
import { isBehindADoor, unpublishedHours } from './unpublished-hours.ts'

/** Hours that were read before. Texts repeat over a city, but a long-lived server meets many cities. */
const parsed = new LRUCache<string, { readonly rules: readonly HoursRule[] | null }>({
  memoMethod: (text) => ({ rules: parseHours(text) }),
  maxSize: 16 * 1024 * 1024,
  // A rule is a few small objects for each word of the text.
  sizeCalculation: (_, text) => 512 + 16 * text.length,
})

const rulesOf = (text: string): readonly HoursRule[] | null => parsed.memo(text).rules

/** True when hours are given that cannot be read: such a place is not planned, it might be closed. */
export const hoursUnreadable = (poi: Poi): boolean => poi.openingHours !== null && rulesOf(poi.openingHours) === null

/** Dates named for more days than this are a season, not a holiday (chosen, decision 27). */
const HOLIDAY_DAYS = 14

/** Whether hours say themselves what holds on that day beside the weekdays: a public holiday, or dates of their own. */
export function tellsHolidayHours(poi: Poi, { date, holiday }: DayFacts): boolean {
  const rules = poi.openingHours === null ? [] : (rulesOf(poi.openingHours) ?? [])
  const own = (rule: HoursRule) =>
    rule.dates.length > 0 && onDates(rule, date) && rule.dates.every(([from, to]) => span(from, to) <= HOLIDAY_DAYS)
  return rules.some((rule) => (holiday && rule.holidays !== 'no') || own(rule))
}

/** Whether a door may be shut on a public holiday, or beside a feast: its hours are those of the week, or nobody knows any. */
export const isDoubtfulOn = (poi: Poi, day: DayFacts): boolean =>
  keepsOtherHours(day) && (hasDoor(poi) || (isFeast(day.date) && isBehindADoor(poi))) && !tellsHolidayHours(poi, day)

/** Until when doors are open on the eves of feasts where they close early: https://www.museodelprado.es (14:00), https://www.khm.at (15:00). */
const EVE_UNTIL = 14 * 60
/** A door whose hours on the eve of a feast nobody knows is gone through while nearly all are open. */
const shutOnEve = (poi: Poi, day: DayFacts): readonly Window[] =>
  closesEarlyOn(day) &&
  usualFor(poi.category).role === 'visit' &&
  poi.onDates === undefined &&
  poi.ofEvent === undefined &&
  isDoubtfulOn(poi, day)
    ? [[EVE_UNTIL, NEXT_DAY]]
    : []

/** Days from one month-day to the next such other one, months of 31 days. */
const span = (from: number, to: number): number =>
  (Math.floor(to / 100) - Math.floor(from / 100) + (to < from ? 12 : 0)) * 31 + (to % 100) - (from % 100)

/** Whether hours are given and end: such a place has a door. */
export const hasDoor = (poi: Poi): boolean =>
  poi.openingHours !== null &&
  (rulesOf(poi.openingHours) ?? []).some(({ spans }) => spans.every(([from, to]) => to - from < 1440))

/** When a place opens on a day, minutes from midnight; null where that is not known. */
export const opensAt = (poi: Poi, { date, holiday }: DayFacts): number | null =>
  poi.openingHours === null ? null : (openOn(rulesOf(poi.openingHours) ?? [], date, holiday)[0]?.[0] ?? null)

/** A place that never closes is visited from the usual hour of its kind (nine at the latest) until nine (decision 27). */
const ALWAYS_OPEN_FROM = 9 * 60
const ALWAYS_OPEN_UNTIL = 21 * 60
/** A street that one goes to for its shops, from when they are open (chosen, decision 27). */
const SHOPS_FROM = 10 * 60
function alwaysOpenFrom(poi: Poi): number {
  if (poi.themes[0] === 'shopping') return SHOPS_FROM
  const { from, role } = usualFor(poi.category)
  return poi.crowds !== undefined && role === 'visit' ? QUIET_FROM : Math.min(from, ALWAYS_OPEN_FROM)
}

/**
 * When a visit of `minutes` may BEGIN on a day, on the grid, inside opening hours and inside [from, until], and not while
 * the day closes places of its kind, nor in the dark. Where no hours are known it is the middle of the day, when such places are open.
 */
export function startWindows(poi: Poi, day: DayFacts, minutes: number, from: number, until: number): readonly Window[] {
  if (!inSeason(poi, day.date)) return []
  const usual = usualFor(poi.category)
  return openSpans(poi, day).flatMap(([opens, closes]) => {
    const allDay = opens <= 0 && closes >= 1440
    const [light, dark] = daylightOf(poi, day, poi.openingHours === null ? null : closes)
    const first = gridUp(Math.max(from, light, allDay ? alwaysOpenFrom(poi) : opens))
    const end =
      Math.min(
        until,
        dark,
        allDay && usual.role === 'visit' && !isAfterDark(poi) ? ALWAYS_OPEN_UNTIL : Math.min(closes, latestEnd(poi)),
      ) - minutes
    const last = gridDown(Math.min(end, lastEntry(poi, closes)))
    return last >= first ? [[first, last] as const] : []
  })
}

/** The starts of a visit at which one still gets in. */
export function entered(poi: Poi, day: DayFacts, starts: readonly Window[]): readonly Window[] {
  const { enter = null } = poi
  if (enter === null) return starts
  const doors = openSpans({ ...poi, openingHours: enter }, day)
  return starts.flatMap(([first, last]) =>
    doors.flatMap(([from, until]): readonly Window[] =>
      Math.max(first, from) <= Math.min(last, until) ? [[Math.max(first, from), Math.min(last, until)]] : [],
    ),
  )
}

/** From when to when a place is open on a day; where no hours are known, what is usual for its kind. */
export function openSpans(poi: Poi, day: DayFacts): readonly Window[] {
  const known: readonly Window[] =
    poi.openingHours === null
      ? unpublishedHours(poi, day)
      : openOn(rulesOf(poi.openingHours) ?? [], day.date, day.holiday)
  const shut = [...day.closedSpans(poi), ...restSpans(poi, day), ...shutOnEve(poi, day)]
  return shut.length === 0 ? known : known.flatMap((window) => withoutSpans(window, shut))
}

/** Nobody looks at a sight later than this, however long it is open; what is worth a night may be a little later (chosen, decision 27). */
const SIGHT_UNTIL = 22 * 60
const NIGHT_SIGHT_UNTIL = 22 * 60 + 30
const OPEN_AT_NIGHT = new Set(['view', 'viewpoint', 'experience', 'market', 'bar', 'nightlife'])

const latestEnd = (poi: Poi): number =>
  usualFor(poi.category).role !== 'visit' || OPEN_AT_NIGHT.has(poi.category)
    ? Infinity
    : isAfterDark(poi)
      ? NIGHT_SIGHT_UNTIL
      : SIGHT_UNTIL

/** Under the chestnuts of the north one sits from April to October; hours given for them are those of that season. */
const BEER_GARDENS = { from: 401, until: 1031 }
const NORTH = 35
const isBeerGarden = ({ category, name, lat }: Poi): boolean =>
  category === 'food' && lat > NORTH && /biergarten|\bbeer garden\b/i.test(name)

/** Whether there is anything to see on a date: bats and open-air stages have seasons. */
export function inSeason(poi: Poi, date: string): boolean {
  const season = poi.season ?? (isBeerGarden(poi) ? BEER_GARDENS : null)
  if (season === null) return true
  const { from, until } = season
  const key = Number(date.slice(5, 7)) * 100 + Number(date.slice(8, 10))
  return from <= until ? key >= from && key <= until : key >= from || key <= until
}

const MIDNIGHT = 1440
/** The end of what is closed until midnight: kitchens may cook into the next day. */
const NEXT_DAY = 2 * MIDNIGHT

/** Days and hours ("Mo 15:00-19:00 off") at which a place says itself that it is closed, whatever its hours. */
export const restSpans = ({ closed }: Poi, { date, holiday }: DayFacts): readonly Window[] =>
  (typeof closed === 'string' ? closed.split(';') : [])
    .flatMap((rule) => rulesOf(/\d:\d\d/.test(rule) ? rule.replace(/\boff\s*$/, '') : rule) ?? [])
    .filter((rule) => applies(rule, date, holiday))
    .flatMap(({ spans }): readonly Window[] =>
      spans.length === 0 ? [[0, NEXT_DAY]] : spans.map(([from, until]) => [from, until < MIDNIGHT ? until : NEXT_DAY]),
    )

/** Whether a place says itself that it is closed all day. */
export const isRestDay = (poi: Poi, day: DayFacts): boolean =>
  restSpans(poi, day).some(([from, until]) => from <= 0 && until >= MIDNIGHT)

/** Last admission of a place that closes at a minute; without one, any time. */
export const lastEntry = ({ lastEntry: last }: Poi, closes: number): number =>
  Math.min(last?.at ?? Infinity, last?.beforeClosing === undefined ? Infinity : closes - last.beforeClosing)

/** What is left of a stretch of time without some others. */
export const withoutSpans = (window: Window, shut: readonly Window[]): readonly Window[] =>
  shut.reduce<readonly Window[]>(
    (left, [from, until]) =>
      left.flatMap(([opens, closes]) => {
        const parts: readonly Window[] = [
          [opens, Math.min(closes, from)],
          [Math.max(opens, until), closes],
        ]
        return parts.filter(([a, b]) => b > a)
      }),
    [window],
  )

/** Weekdays (0 is Monday) on which many such places are closed: not risked where nothing is known (decision 27). */
const REST_DAYS: Record<string, readonly number[]> = { museum: [0], gallery: [0], market: [6, 0], shopping: [6] }

const SUNDAY = 6

/** New Year's Day closes most museums of Europe, the Americas and Japan, and what sells tickets as often; not every country's table tells it (decision 27). */
const NEW_YEARS_DAY = /-01-01$/
const CHRISTMAS_DAY = /-12-25$/
const isMuseum = (poi: Poi): boolean => poi.category === 'museum' || poi.category === 'gallery' || isLikeMuseum(poi)

const namesWeekday = ({ closed }: Poi): boolean => /\b(?:Mo|Tu|We|Th|Fr|Sa|Su)\b/.test(closed ?? '')

/**
 * Whether a place of which no hours are known is better not visited on that local day: the usual rest day is no guess where its own is
 * known. What rests on Sundays rests on public holidays.
 */
export const maybeClosed = (poi: Poi, date: string, holiday = false): boolean =>
  poi.openingHours === null &&
  ((!namesWeekday(poi) && (REST_DAYS[poi.category] ?? []).includes(weekday(date))) ||
    (holiday && (REST_DAYS[poi.category] ?? []).includes(SUNDAY)) ||
    (NEW_YEARS_DAY.test(date) && (isMuseum(poi) || isBehindADoor(poi))) ||
    (holiday && CHRISTMAS_DAY.test(date) && isBehindADoor(poi)))
