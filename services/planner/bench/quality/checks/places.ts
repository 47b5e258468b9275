import type { ItineraryResponse, Slot } from '@site/contracts/itinerary'
import { check, eachDay, endOf, fold, isEvent, metresBetween, minutes, whereabouts, type Check } from '../answer.ts'
import { isClosed, type ClosedDay } from '../closed-days.ts'
import type { JudgedPlaces } from '../judged-places.ts'
import { isShut } from '../opening-hours.ts'
import type { QualityRequest } from '../request-table.ts'

export interface Knowledge {
  readonly closedDays: readonly ClosedDay[]
  readonly judged: JudgedPlaces
}

/** Within this, two stops of nearly one name are one place, metres. */
const SAME_DOOR = 300
/** Words that tell no place from another. */
const PLAIN =
  /^(?:the|of|and|in|at|de|la|le|les|du|des|el|museum|tour|visit|hotel|restaurant|cafe|bar|park|garden|gardens)$/
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !PLAIN.test(word))

/** One place under two names: the same words, or all words of one in the other, at the same door. */
const isSame = (a: Slot, b: Slot): boolean => {
  // An event of several days is one on each of them.
  if (isEvent(a) && isEvent(b)) return false
  if (a.activity.id === b.activity.id) return true
  if (metresBetween(a.activity, b.activity) > SAME_DOOR || a.meal !== undefined || b.meal !== undefined) return false
  const [short = [], long = []] = [wordsOf(a.activity.title), wordsOf(b.activity.title)].toSorted(
    (x, y) => x.length - y.length,
  )
  return short.length > 0 && short.length / long.length > 0.6 && short.every((word) => long.includes(word))
}

const doubledCheck = (slots: readonly Slot[], judged: JudgedPlaces): Check => {
  const ids = new Set(slots.map(({ activity }) => activity.id))
  const twice = slots.flatMap((slot, i) =>
    slots.slice(i + 1).flatMap((other) => (isSame(slot, other) ? [[slot, other]] : [])),
  )
  const [pair = []] = twice
  const known = slots.find(({ activity }) => ids.has(judged.get(activity.id)?.sameAs ?? '-'))
  const names = [...pair, ...(known === undefined ? [] : [known])].map(({ activity }) => activity.title)
  return check('doubled', names.length === 0, `one place twice: ${names.join(' and ')}`)
}

/** What each verdict forbids. */
const FORBIDS: Readonly<Record<string, (slot: Slot) => boolean>> = {
  drop: () => true,
  defunct: () => true,
  not_a_sight: ({ meal }) => meal === undefined,
  not_a_meal: ({ meal }) => meal !== undefined,
  fast_food: ({ meal }) => meal === 'dinner',
}
const NO_SIGHT = /\b(?:bust|plaque|obelisk|closed|defunct|demolished|lobby|bedroom)\b/i

const worthCheck = (slots: readonly Slot[], judged: JudgedPlaces): Check => {
  const wrong = slots.find((slot) => {
    const { verdict = '' } = judged.get(slot.activity.id) ?? {}
    return FORBIDS[verdict]?.(slot) ?? (slot.meal === undefined && !isEvent(slot) && NO_SIGHT.test(slot.activity.title))
  })
  const verdict = judged.get(wrong?.activity.id ?? '')?.verdict ?? 'no sight'
  return check('defunct', wrong === undefined, `${wrong?.activity.title} (${wrong?.activity.id}): ${verdict}`)
}

/** Bars and clubs by daylight, and sights at midnight. */
const EVENING = 15 * 60
const NIGHT = 22 * 60 + 30
const isOddHour = (slot: Slot): boolean => {
  const { category } = slot.activity
  if (isEvent(slot)) return false
  if (/^(bar|nightlife)$/.test(category)) return minutes(slot.start) < EVENING && slot.meal === undefined
  return slot.meal === undefined && endOf(slot) > NIGHT && !/^(view|experience|market)$/.test(category)
}

/** Nothing closed, nothing that is gone or no sight, nothing twice, nothing at an odd hour; icons where they are asked for. */
export const placeChecks = (
  answer: ItineraryResponse,
  { expected }: QualityRequest,
  known: Knowledge,
): readonly Check[] => {
  const slots = answer.plan.flatMap((day) => day.slots)
  const days = eachDay(answer, ({ date, slots: own }, index) => {
    const where = whereabouts(answer, index)
    const stops = own.filter((slot) => !isEvent(slot))
    const closed = stops.find(
      (slot) => isClosed(known.closedDays, slot, date, where) || isShut(slot, date, where.country) === true,
    )
    const odd = own.find(isOddHour)
    return [
      check(
        'closed',
        closed === undefined,
        `${date}: ${closed?.activity.title} at ${closed?.start} (${closed?.activity.openingHours ?? 'holiday or weekly rest day'})`,
      ),
      check(
        'time of day',
        odd === undefined,
        `${date}: ${odd?.activity.title} (${odd?.activity.category}) at ${odd?.start}`,
      ),
    ]
  })
  const shut = (expected.get('shut') ?? []).map((each) => {
    const [names = '', date] = each.split('@')
    const wrong = answer.plan
      .filter((day) => day.date === date)
      .flatMap((day) => day.slots)
      .find(
        ({ activity, meal }) =>
          meal === undefined &&
          names.split(',').some((name) => fold(activity.title).includes(fold(name.replace('\\', '')))),
      )
    return check('closed', wrong === undefined, `${wrong?.activity.title} is closed on ${date}`)
  })
  const icons = (expected.get('icons') ?? []).map((each) => {
    const wanted = each.split(',')
    const found = wanted.filter((name) => slots.some(({ activity }) => fold(activity.title).includes(fold(name))))
    const least = Math.min(2, answer.plan.length)
    return check('worth', found.length >= least, `only ${found.length} of ${wanted.join(', ')}`)
  })
  return [...days, ...shut, ...icons, doubledCheck(slots, known.judged), worthCheck(slots, known.judged)]
}
