import type { Day, ItineraryResponse, Slot } from '@site/contracts/itinerary'
import { check, eachDay, endOf, isEvent, matches, minutes, sentencesOf, whereabouts, type Check } from '../answer.ts'
import { restaurantsClose } from '../closed-days.ts'
import { valueOf, type QualityRequest } from '../request-table.ts'
import { isBusy } from './constraints.ts'

/** When a meal may begin, minutes of the day; later where people eat late. */
const HOURS = { lunch: [11 * 60, 15 * 60], dinner: [17 * 60, 21 * 60 + 30] } as const
const LATE_COUNTRIES = /^(ES|PT|BR|MX|IT|AE)$/
const LATER = 60
/** Shorter than this no meal fits in. */
const MEAL = 60

/** Minutes of [from, to] that are left between the traveller's arrival, the event, and the departure. */
const freeIn = (from: number, to: number, taken: readonly (readonly [number, number])[]): number =>
  Math.max(
    ...taken
      .reduce<readonly (readonly [number, number])[]>(
        (left, [a, b]) =>
          left.flatMap(([x, y]) =>
            [[x, Math.min(y, a)] as const, [Math.max(x, b), y] as const].filter(([p, q]) => q > p),
          ),
        [[from, to]],
      )
      .map(([a, b]) => b - a),
    0,
  )

/** Who is at an event for most of these hours eats there. */
const CORE = { lunch: [12 * 60, 14 * 60], dinner: [18 * 60 + 30, 20 * 60 + 30] } as const
const EATEN = 90
const eatsThere = (slots: readonly Slot[], meal: 'lunch' | 'dinner'): boolean => {
  const [from, until] = CORE[meal]
  return slots.filter(isEvent).some((own) => Math.min(endOf(own), until) - Math.max(minutes(own.start), from) >= EATEN)
}

/** One has to be at the event before, and to come away after. */
const EVENT_WAY = { before: 75, after: 45 }

const mealCheck = (
  { date, slots }: Day,
  meal: 'lunch' | 'dinner',
  later: number,
  taken: readonly (readonly [number, number])[],
): Check => {
  const [from, until] = HOURS[meal]
  const own = slots.find((slot) => slot.meal === meal)
  const isPossible = freeIn(from, until + later + MEAL, taken) >= MEAL
  if (own === undefined) return check('meals', !isPossible || eatsThere(slots, meal), `${date}: no ${meal}`)
  const at = minutes(own.start)
  return check('meals', at >= from && at <= until + later, `${date}: ${meal} at ${own.start}`)
}

const isFed = (slot: Slot): boolean => slot.meal !== undefined

/** Lunch and dinner at meal hours on each day that has room for them. */
export const mealChecks = (answer: ItineraryResponse, { expected }: QualityRequest): readonly Check[] =>
  eachDay(answer, (day, index) => {
    const { country } = whereabouts(answer, index)
    const arrival = index === 0 ? valueOf(expected, 'arr') : undefined
    const departure = index === answer.plan.length - 1 ? valueOf(expected, 'dep')?.split('|')[0] : undefined
    if (isBusy(expected, day.date)) return []
    const taken = [
      ...day.slots
        .filter(isEvent)
        .map((own) => [minutes(own.start) - EVENT_WAY.before, endOf(own) + EVENT_WAY.after] as const),
      ...(arrival === undefined ? [] : [[0, minutes(arrival) + MEAL] as const]),
      ...(departure === undefined ? [] : [[minutes(departure) - MEAL, 24 * 60] as const]),
    ]
    const isTold =
      restaurantsClose(country, day.date) && matches('no place that we know|book a table', sentencesOf(answer))
    if (isTold) return []
    const later = LATE_COUNTRIES.test(country) ? LATER : 0
    const wrongPlace = day.slots
      .filter(isFed)
      .find(({ activity }) => !/^(food|coffee|market|bar|nightlife)$/.test(activity.category))
    return [
      mealCheck(day, 'lunch', later, taken),
      mealCheck(day, 'dinner', later, taken),
      check('meals', wrongPlace === undefined, `${day.date}: a meal at ${wrongPlace?.activity.title}`),
    ]
  })
