/** What all kinds of damage to a plan are made with. */

import type { Day, Slot } from '@site/contracts/itinerary'
import type { Random } from '../src/engine/random.ts'
import { clock, minutesOf } from '../src/itinerary/days.ts'
import type { PlanFacts } from '../src/verify/facts.ts'

/** A plan with one thing made untrue; null when the plan offers nothing for this kind of damage. */
export type Mutation = (plan: readonly Day[], facts: PlanFacts, random: Random) => readonly Day[] | null

export const lengthOf = (slot: Slot) => minutesOf(slot.end) - minutesOf(slot.start)
export const movedTo = (slot: Slot, start: number): Slot => ({
  ...slot,
  start: clock(start),
  end: clock(start + lengthOf(slot)),
})

/** Changes one slot drawn by chance from those `change` accepts (null: not this one). */
export function inSlot(
  change: (slot: Slot, facts: PlanFacts, random: Random, before: Slot | undefined) => Slot | null,
): Mutation {
  return (plan, facts, random) => {
    const spots = plan.flatMap((day, d) => day.slots.map((slot, s) => ({ day, d, slot, s })))
    for (let tries = 0; tries < 8; tries++) {
      const spot = random.pick(spots)
      if (spot === undefined) return null
      const { day, d, slot, s } = spot
      const changed = change(slot, facts, random, day.slots[s - 1])
      if (changed !== null) return plan.with(d, { ...day, slots: day.slots.with(s, changed) })
    }
    return null
  }
}

/** Changes one day drawn by chance from those with enough slots. */
export function inDay(least: number, change: (day: Day, random: Random) => Day): Mutation {
  return (plan, _, random) => {
    const d = random.pick(plan.flatMap((day, i) => (day.slots.length >= least ? [i] : [])))
    return d === undefined ? null : plan.with(d, change(plan[d], random))
  }
}

/** Changes a slot of the event's own day. */
export function besideEvent(change: (slot: Slot, event: NonNullable<PlanFacts['event']>) => Slot): Mutation {
  return (plan, { event }, random) => {
    const day = event === null ? undefined : plan[event.day]
    const s = random.pick((day?.slots ?? []).flatMap((slot, i) => (slot.activity.id === event?.id ? [] : [i])))
    if (event === null || day === undefined || s === undefined) return null
    return plan.with(event.day, { ...day, slots: day.slots.with(s, change(day.slots[s], event)) })
  }
}
