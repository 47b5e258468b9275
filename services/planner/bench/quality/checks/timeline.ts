import type { Day, ItineraryResponse, Slot } from '@site/contracts/itinerary'
import { check, eachDay, endOf, isEvent, isMuseum, metresBetween, minutes, type Check } from '../answer.ts'
import { busyHours } from './constraints.ts'
import { valueOf, type QualityRequest } from '../request-table.ts'

/** A wait beyond this is a hole (design: trips). */
const HOLE = 60
/** Minutes one is early at a large event at most (design: trips). */
const EVENT_BUFFER = 90
/** By then a day without an arrival has begun. */
const LATE_MORNING = 11 * 60 + 30
/** Time for a ride that nobody knows: wait, and 18 km/h. */
const RIDE = { wait: 15, metresPerMinute: 300 }
/** A day on foot that few complain of, and one of little walking, km. */
const WALKING_KM = { usual: 12, little: 5 }
/** Nobody is sent on a longer walk between two stops, minutes. */
const LONGEST_WALK = 45
/** Such a day is for the race: one is there early, and rests after. */
const RACE = /marathon|grand prix|\b(?:cup|derby) day\b|city2surf/i
/** A third museum in a row is one too many. */
const MOST_IN_A_ROW = 2

const wayTo = (from: Slot, to: Slot): number =>
  to.leg?.minutes ?? RIDE.wait + metresBetween(from.activity, to.activity) / RIDE.metresPerMinute

const pairs = ({ slots }: Day): readonly (readonly [Slot, Slot])[] =>
  slots.slice(1).flatMap((slot, i) => {
    const before = slots[i]
    return before === undefined ? [] : [[before, slot] as const]
  })

const orderCheck = (day: Day): Check => {
  const wrong = pairs(day).find(([a, b]) => minutes(b.start) - endOf(a) < (b.leg?.minutes ?? 0))
  const names = wrong?.map(({ activity, start, end }) => `${activity.title} ${start}–${end}`).join(', then ')
  return check('order', wrong === undefined, `${day.date}: no time for the way: ${names}`)
}

const holeCheck = (day: Day, startsLate: boolean): Check => {
  const [first] = day.slots
  const late = first !== undefined && !startsLate && minutes(first.start) > LATE_MORNING
  const hole = pairs(day).find(([a, b]) => {
    const wait = minutes(b.start) - endOf(a) - wayTo(a, b)
    return wait > HOLE + (isEvent(b) ? EVENT_BUFFER - HOLE : 0)
  })
  const [a, b] = hole ?? []
  const words = late
    ? `the day begins at ${first.start}`
    : `${a?.end} ${a?.activity.title} to ${b?.start} ${b?.activity.title}, way ${b?.leg?.minutes ?? 'unknown'} min`
  return check('holes', !late && hole === undefined, `${day.date}: ${words}`)
}

/** Kinds that tire; a meal or another kind in between is a rest. */
const KINDS: readonly (readonly [string, (slot: Slot) => boolean])[] = [
  ['museums', isMuseum],
  ['shops', ({ activity }) => /^(shopping|market)$/.test(activity.category)],
  ['parks', ({ activity }) => activity.category === 'park'],
]
const rowCheck = (day: Day): Check => {
  const wrong = KINDS.find(([, isOf]) => {
    let run = 0
    return day.slots.some((slot) => {
      run = isOf(slot) && slot.meal === undefined ? run + 1 : 0
      return run > MOST_IN_A_ROW
    })
  })
  return check('variety', wrong === undefined, `${day.date}: more than ${MOST_IN_A_ROW} ${wrong?.[0]} in a row`)
}

const walkingChecks = (day: Day, limit: string | undefined): readonly Check[] => {
  const walks = [...day.slots.map(({ leg }) => leg), day.returnLeg].filter((leg) => leg?.mode === 'walk')
  const km = walks.reduce((sum, leg) => sum + (leg?.metres ?? 0), 0) / 1000
  const most = limit === undefined ? WALKING_KM.usual : limit === 'little' ? WALKING_KM.little : Number(limit)
  const longest = Math.max(0, ...walks.map((leg) => leg?.minutes ?? 0))
  return [
    check('walking', km <= most, `${day.date}: ${km.toFixed(1)} km on foot, at most ${most} wished`),
    check('long walk', longest <= LONGEST_WALK, `${day.date}: a walk of ${longest} min`),
  ]
}

/** Order, holes, variety and walking of each day. */
export const timelineChecks = (answer: ItineraryResponse, { expected }: QualityRequest): readonly Check[] =>
  eachDay(answer, (day, index) => {
    const before = answer.plan[index - 1]?.slots.filter(
      (slot) => isEvent(slot) || slot.activity.category === 'nightlife',
    )
    // After a night at an event or a club one sleeps in; an early event or an arrival leaves no morning.
    const startsLate =
      (index === 0 && expected.has('arr')) ||
      day.slots.some(isEvent) ||
      busyHours(expected, day.date) !== null ||
      before?.some((slot) => endOf(slot) > 23 * 60) === true ||
      // Who comes from another city that day is under way in the morning.
      (answer.meta.stretches?.some(({ firstDay }) => firstDay > 0 && firstDay === index) ?? false)
    const isRaceDay = day.slots.some((slot) => isEvent(slot) && RACE.test(slot.activity.title))
    return [
      orderCheck(day),
      ...(isRaceDay ? [] : [holeCheck(day, startsLate)]),
      rowCheck(day),
      ...walkingChecks(day, valueOf(expected, 'walk')),
    ]
  })
