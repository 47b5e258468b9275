/** What makes a sound plan wrong without a change to it: the planner would have overlooked a fact of one of its places. */

import type { Day, Slot } from '@site/contracts/itinerary'
import type { Closure } from '@site/places'
import type { Random } from '../src/engine/random.ts'
import type { PlaceFact, PlanFacts } from '../src/verify/facts.ts'

export type FactDamage = (plan: readonly Day[], facts: PlanFacts, random: Random) => PlanFacts | null

/** A slot by chance among those that `takes`, with its day. */
function pickSlot(plan: readonly Day[], random: Random, takes: (slot: Slot) => boolean) {
  return random.pick(plan.flatMap(({ slots }, day) => slots.filter(takes).map((slot) => ({ slot, day }))))
}

/** The facts with another fact of one place. */
function withPlace(facts: PlanFacts, id: string, change: Partial<PlaceFact>): PlanFacts {
  const place = facts.places.get(id)
  return place === undefined ? facts : { ...facts, places: new Map(facts.places).set(id, { ...place, ...change }) }
}

const museums: Closure = {
  country: 'AU',
  states: [],
  city: null,
  rule: 'fixed 12-25',
  holiday: 'Christmas Day',
  what: 'museums and galleries',
  effect: 'closed',
  note: null,
  kinds: ['museum'],
  closed: { from: 0, until: 1440 },
  transport: null,
}
/** Hours that name no holiday and no date. */
const isWeekly = (hours: string | null): boolean => hours === null || !/PH|[A-Z][a-z]{2} \d/.test(hours)

export const factDamages: Readonly<Record<string, FactDamage>> = {
  'closed on a holiday': (plan, facts, random) => {
    const found = pickSlot(
      plan,
      random,
      ({ activity: { category, openingHours } }) =>
        (category === 'museum' || category === 'gallery') && isWeekly(openingHours),
    )
    if (found === undefined) return null
    return { ...facts, closures: facts.closures.map((own, day) => (day === found.day ? [...own, museums] : own)) }
  },
  'the diet ignored': (plan, facts, random) => {
    const found = pickSlot(plan, random, ({ meal, activity }) => meal !== undefined && !/vegan/i.test(activity.title))
    if (found === undefined) return null
    return withPlace({ ...facts, diets: ['vegan'] }, found.slot.activity.id, { diets: ['no-vegan'] })
  },
  'the diet ignored nearby': (plan, facts, random) => {
    const found = pickSlot(plan, random, ({ foodNearby }) => foodNearby.some(({ title }) => !/vegan/i.test(title)))
    const food = found?.slot.foodNearby.find(({ title }) => !/vegan/i.test(title))
    return food === undefined ? null : withPlace({ ...facts, diets: ['vegan'] }, food.id, { diets: ['no-vegan'] })
  },
  'steps not avoided': (plan, facts, random) => {
    const found = pickSlot(plan, random, ({ fixed }) => fixed === undefined)
    if (found === undefined) return null
    return withPlace({ ...facts, stepFree: true }, found.slot.activity.id, { wheelchair: 'no' })
  },
}
