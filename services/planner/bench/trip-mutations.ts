/** Damage to what the traveller asked for: times, the event, where the days start. */

import type { Day } from '@site/contracts/itinerary'
import type { Random } from '../src/engine/random.ts'
import { minutesOf } from '../src/itinerary/days.ts'
import type { PlanFacts } from '../src/verify/facts.ts'
import { lengthOf, movedTo, type Mutation } from './damage.ts'

/** Moves a whole day by minutes drawn from `by`; null where it stays on no clock. */
function shifted(by: (day: Day, index: number, facts: PlanFacts, random: Random) => number | null): Mutation {
  return (plan, facts, random) => {
    const moves = plan.flatMap((day, d) => {
      const minutes = day.slots.length === 0 ? null : by(day, d, facts, random)
      return minutes === null ? [] : [[d, minutes] as const]
    })
    const move = random.pick(moves)
    if (move === undefined) return null
    const [d, minutes] = move
    const slots = plan[d].slots.map((slot) => movedTo(slot, minutesOf(slot.start) + minutes))
    const { departAt: _departAt, returnBy: _returnBy, ...day } = plan[d]
    return plan.with(d, { ...day, slots })
  }
}

export const tripMutations: Readonly<Record<string, Mutation>> = {
  'another session of the event': (plan, { event }, random) => {
    const day = event === null ? undefined : plan[event.day]
    const s = day?.slots.findIndex(({ activity }) => activity.id === event?.id) ?? -1
    if (event === null || day === undefined || s < 0) return null
    const session = event.start + (random.below(2) === 0 ? -180 : 180)
    const slot = day.slots[s]
    const moved = {
      ...movedTo(slot, session),
      period: session < 720 ? 'morning' : session < 1020 ? 'afternoon' : 'evening',
    } as const
    return plan.with(event.day, { ...day, slots: day.slots.with(s, moved) })
  },
  'the event on another day': (plan, { event }) => {
    const day = event === null ? undefined : plan[event.day]
    const slot = day?.slots.find(({ activity }) => activity.id === event?.id)
    if (event === null || slot === undefined || day === undefined || plan.length < 2) return null
    const other = event.day === 0 ? 1 : event.day - 1
    return plan
      .with(event.day, { ...day, slots: day.slots.filter((own) => own !== slot) })
      .with(other, { ...plan[other], slots: [...plan[other].slots, slot] })
  },
  'another base': (plan, facts, random) => {
    const d = random.pick(plan.flatMap(({ slots }, i) => (slots.length > 0 ? [i] : [])))
    if (d === undefined) return null
    const [first, ...rest] = plan[d].slots
    const told = JSON.stringify(first.leg)
    const others = [...facts.places.keys()].filter((id) => id !== first.activity.id)
    const legs = others
      .flatMap((id) => facts.leg(id, first.activity.id) ?? [])
      .filter((leg) => JSON.stringify(leg) !== told)
    const leg = random.pick(legs.filter(({ unknown }) => unknown !== true))
    return leg === undefined ? null : plan.with(d, { ...plan[d], slots: [{ ...first, leg }, ...rest] })
  },
  'too soon after arriving': shifted((day, index, { travel, event }, random) => {
    const arrives = travel[index]?.arrives ?? null
    const [{ start, fixed }] = day.slots
    if (arrives === null || fixed === 'event' || event?.day === index) return null
    return arrives + random.below(115) - minutesOf(start)
  }),
  'too late before leaving': shifted((day, index, { travel, event }, random) => {
    const leaves = travel[index]?.leaves ?? null
    const last = day.slots[day.slots.length - 1]
    if (leaves === null || last.fixed === 'event' || event?.day === index) return null
    const start = leaves - random.below(175) - lengthOf(last)
    return start + lengthOf(last) >= 1440 ? null : start - minutesOf(last.start)
  }),
}
