import type { Day, ItineraryResponse, Slot } from '@site/contracts/itinerary'
import { check, eachDay, endOf, isEvent, matches, minutes, sentencesOf, whereabouts, type Check } from '../answer.ts'
import { restaurantsClose } from '../closed-days.ts'
import { clocksOf, type QualityRequest } from '../request-table.ts'
import { freeIn, type Span } from '../free-time.ts'
import { busyHours } from './constraints.ts'

/** When a meal may begin, minutes of the day; later where people eat late. */
const HOURS = { lunch: [11 * 60, 15 * 60], dinner: [17 * 60, 21 * 60 + 30] } as const
const LATE_COUNTRIES = /^(ES|PT|BR|MX|IT|AE)$/
const LATER = 60
/** Shorter than this no meal fits in. */
const MEAL = 60

/** Who is at an event for most of these hours eats there, and so does who spends most of a day at one place, if the plan says so. */
const CORE = { lunch: [12 * 60, 14 * 60], dinner: [18 * 60 + 30, 20 * 60 + 30] } as const
const EATEN = 90
const OUT_MINUTES = 210
const isOut = (slot: Slot, meal: string): boolean =>
  endOf(slot) - minutes(slot.start) >= OUT_MINUTES && slot.activity.note?.includes(`over ${meal}`) === true
/** An evening of songs comes with its dinner, at the hour of dinner. */
const SHOW_MINUTES = 120
const isDinnerShow = (slot: Slot, later: number): boolean =>
  slot.activity.note?.includes('over dinner') === true &&
  endOf(slot) - minutes(slot.start) >= SHOW_MINUTES &&
  minutes(slot.start) >= HOURS.dinner[0] &&
  minutes(slot.start) <= HOURS.dinner[1] + later
const eatsThere = (slots: readonly Slot[], meal: 'lunch' | 'dinner'): boolean => {
  const [from, until] = CORE[meal]
  return slots
    .filter((own) => isEvent(own) || isOut(own, meal))
    .some((own) => Math.min(endOf(own), until) - Math.max(minutes(own.start), from) >= EATEN)
}

/** One has to be at the event before, and to come away after. */
const EVENT_WAY = { before: 75, after: 45 }

/** From landing to a table, and from a table to leaving; so much of the meal hours has to be left for one to be expected. */
const JOURNEY = 120
const LEAST_FREE = 75

interface Limits {
  /** Later hours where people eat late. */
  readonly later: number
  readonly event: readonly Span[]
  /** Before the arrival and after the departure. */
  readonly away: readonly Span[]
}

const mealCheck = ({ date, slots }: Day, meal: 'lunch' | 'dinner', { later, event, away }: Limits): Check => {
  const [from, until] = HOURS[meal]
  const [first, last] = CORE[meal]
  const own = slots.find((slot) => slot.meal === meal)
  const isHad = eatsThere(slots, meal) || (meal === 'dinner' && slots.some((slot) => isDinnerShow(slot, later)))
  const isPossible =
    freeIn([from, until + later + MEAL], [...event, ...away]) >= MEAL &&
    (away.length === 0 || freeIn([first, last + later], away) >= LEAST_FREE)
  if (own === undefined) return check('meals', !isPossible || isHad, `${date}: no ${meal}`)
  const at = minutes(own.start)
  return check('meals', at >= from && at <= until + later, `${date}: ${meal} at ${own.start}`)
}

const isFed = (slot: Slot): boolean => slot.meal !== undefined

/** Hours that the plan says it keeps for the way from one city to the next, on one of its days. */
const keptForTheWay = (answer: ItineraryResponse, index: number): readonly Span[] => {
  const kept = sentencesOf(answer).matchAll(/we keep (\d\d:\d\d)–(\d\d:\d\d) on day (\d+) free/g)
  return [...kept].flatMap(([, , until = '', day]) => (Number(day) === index + 1 ? [[0, minutes(until)] as const] : []))
}

/** Lunch and dinner at meal hours on each day that has room for them. */
export const mealChecks = (answer: ItineraryResponse, { expected }: QualityRequest): readonly Check[] =>
  eachDay(answer, (day, index) => {
    const { country } = whereabouts(answer, index)
    const busy = busyHours(expected, day.date)
    if (busy?.isWhole === true) return []
    const { arrival, departure } = clocksOf(expected)
    const away: readonly Span[] = [
      ...keptForTheWay(answer, index),
      ...(busy === null ? [] : [[busy.from, busy.until] as const]),
      ...(index === 0 && arrival !== undefined ? [[0, minutes(arrival) + JOURNEY] as const] : []),
      ...(index === answer.plan.length - 1 && departure !== undefined
        ? [[minutes(departure) - JOURNEY, 24 * 60] as const]
        : []),
    ]
    const event = day.slots
      .filter(isEvent)
      .map((own) => [minutes(own.start) - EVENT_WAY.before, endOf(own) + EVENT_WAY.after] as const)
    const isTold =
      restaurantsClose(country, day.date) && matches('no place that we know|book a table', sentencesOf(answer))
    if (isTold) return []
    const limits = { later: LATE_COUNTRIES.test(country) ? LATER : 0, event, away }
    const wrongPlace = day.slots
      .filter(isFed)
      .find(({ activity }) => !/^(food|coffee|market|bar|nightlife)$/.test(activity.category))
    return [
      mealCheck(day, 'lunch', limits),
      mealCheck(day, 'dinner', limits),
      check('meals', wrongPlace === undefined, `${day.date}: a meal at ${wrongPlace?.activity.title}`),
    ]
  })
