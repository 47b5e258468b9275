import type { Day, Slot } from '@site/contracts/itinerary'
import { Random } from '../src/engine/random.ts'
import { clock, minutesOf } from '../src/itinerary/days.ts'
import type { PlanFacts } from '../src/verify/facts.ts'
import { verifyPlan } from '../src/verify/verify.ts'
import { besideEvent, inDay, inSlot, lengthOf, movedTo, type Mutation } from './damage.ts'
import { factDamages } from './fact-damages.ts'
import { tripMutations } from './trip-mutations.ts'

const withFact = (slot: Slot, change: Partial<Slot['activity']>): Slot => ({
  ...slot,
  activity: { ...slot.activity, ...change },
})
const fact = (change: Partial<Slot['activity']>) => inSlot((slot) => withFact(slot, change))

/** Every way of making a plan untrue, by name. */
const mutations: Readonly<Record<string, Mutation>> = {
  'another date': inDay(1, (day) => ({ ...day, date: `${Number(day.date.slice(0, 4)) + 1}${day.date.slice(4)}` })),
  'a day missing': (plan) => (plan.length > 0 ? plan.slice(1) : null),
  'days swapped': (plan) => (plan.length > 1 ? [plan[1], plan[0], ...plan.slice(2)] : null),
  'a place that does not exist': fact({ id: 'nowhere' }),
  'another title': fact({ title: 'The Best Place In Town' }),
  'another address': fact({ address: '1 Nowhere Lane' }),
  'a moved place': inSlot((slot) => withFact(slot, { lat: slot.activity.lat + 0.004 })),
  'invented hours': fact({ openingHours: 'Mo-Su 00:00-24:00' }),
  'an invented website': fact({ website: 'https://invented.example' }),
  'another source': fact({ source: 'hearsay' }),
  'another category': fact({ category: 'palace' }),
  'a map link elsewhere': fact({ mapLink: 'https://www.openstreetmap.org/?mlat=0.00000&mlon=0.00000' }),
  'another place in the slot': inSlot((slot, facts, random) => {
    const id = random.pick([...facts.places.keys()].filter((other) => other !== slot.activity.id))
    return id === undefined ? null : withFact(slot, { id })
  }),
  'arriving before one can': inSlot((slot, _, random, before) => {
    if (before === undefined || slot.leg === null || slot.leg.minutes < 2) return null
    const start = minutesOf(before.end) + random.below(slot.leg.minutes - 1)
    return movedTo(slot, start)
  }),
  'before the stop before': inSlot((slot, _, random, before) => {
    if (before === undefined) return null
    const start = minutesOf(before.start) + random.below(10)
    return movedTo(slot, start)
  }),
  'the dead of night': inSlot((slot, _, random) => {
    const start = 60 + random.below(180)
    return movedTo(slot, start)
  }),
  'ending before it begins': inSlot((slot) => ({ ...slot, start: slot.end, end: slot.start })),
  'no clock time': inSlot((slot, _, random) => ({ ...slot, start: random.below(2) === 0 ? '25:10' : '9:5' })),
  'a two-minute visit': inSlot((slot) => ({ ...slot, end: clock(minutesOf(slot.start) + 2) })),
  'a visit without end': inSlot((slot) => ({ ...slot, end: clock(Math.min(1439, minutesOf(slot.end) + 300)) })),
  'another period': inSlot((slot) => ({ ...slot, period: slot.period === 'morning' ? 'evening' : 'morning' })),
  'a shorter way': inSlot((slot) =>
    slot.leg === null || slot.leg.minutes < 2 ? null : { ...slot, leg: { ...slot.leg, minutes: slot.leg.minutes - 1 } },
  ),
  'another mode': inSlot((slot) =>
    slot.leg === null ? null : { ...slot, leg: { ...slot.leg, mode: slot.leg.mode === 'walk' ? 'transit' : 'walk' } },
  ),
  'an estimate sold as street': inSlot((slot) =>
    slot.leg === null
      ? null
      : { ...slot, leg: { ...slot.leg, source: slot.leg.source === 'street' ? 'estimate' : 'street' } },
  ),
  'no way told': inSlot((slot) => (slot.leg === null ? null : { ...slot, leg: null })),
  // Of hours that name months nobody can say whether they hold on a holiday: either is true of them.
  'assumed hours sold as known': inSlot((slot) =>
    slot.hours === 'assumed' &&
    slot.fixed !== 'event' &&
    !/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/.test(slot.activity.openingHours ?? '')
      ? { ...slot, hours: 'published' }
      : null,
  ),
  'known hours called assumed': inSlot((slot) => (slot.hours === 'published' ? { ...slot, hours: 'assumed' } : null)),
  'lunch at four': inSlot((slot) => (slot.meal === undefined ? null : movedTo(slot, 16 * 60))),
  'a slot twice': inDay(1, (day, random) => {
    const slot = random.pick(day.slots)
    return slot === undefined ? day : { ...day, slots: [...day.slots, slot] }
  }),
  'two stops exchanged': inDay(2, (day, random) => {
    const i = random.below(day.slots.length - 1)
    const [a, b] = [day.slots[i], day.slots[i + 1]]
    return {
      ...day,
      slots: day.slots.with(i, { ...b, start: a.start, end: a.end }).with(i + 1, { ...a, start: b.start, end: b.end }),
    }
  }),
  'a stop cut out': (plan, facts, random) => {
    // Where the way from the stop before happens to be just as long, the shorter plan is true: no damage.
    const cuts = plan.flatMap((day, d) =>
      day.slots.slice(0, -1).flatMap((_, i) => {
        const way = facts.leg(day.slots[i - 1]?.activity.id ?? null, day.slots[i + 1].activity.id)
        const told = way?.unknown === true ? undefined : way?.metres
        return told === day.slots[i + 1].leg?.metres ? [] : [[d, i] as const]
      }),
    )
    const cut = random.pick(cuts)
    if (cut === undefined) return null
    const day = plan[cut[0]]
    return plan.with(cut[0], { ...day, slots: day.slots.toSpliced(cut[1], 1) })
  },
  'leaving too late': inDay(1, (day) => ({ ...day, departAt: day.slots[0]?.start ?? '12:00' })),
  'back before the end': inDay(1, (day) => ({ ...day, returnBy: day.slots.at(-1)?.start ?? '12:00' })),
  'a longer day than allowed': inDay(1, (day) => {
    const last = day.slots[day.slots.length - 1]
    const start = 1439 - lengthOf(last)
    return {
      ...day,
      slots: day.slots.with(day.slots.length - 1, movedTo(last, start)),
      returnBy: '23:59',
    }
  }),
  'food across town': inSlot((slot, facts, random) => {
    const far = [...facts.places.values()].filter((place) => Math.abs(place.lat - slot.activity.lat) > 0.012)
    const place = random.pick(far)
    if (place === undefined) return null
    const mapLink = `https://www.openstreetmap.org/?mlat=${place.lat.toFixed(5)}&mlon=${place.lon.toFixed(5)}`
    return {
      ...slot,
      foodNearby: [{ id: place.id, title: place.name, mapLink, walkMinutes: 4, source: place.source }],
    }
  }),
  'food that does not exist': inSlot((slot) => ({
    ...slot,
    foodNearby: [{ id: 'nowhere', title: 'Invented Bistro', mapLink: slot.activity.mapLink, walkMinutes: 2 }],
  })),
  'food nearer than it is': inSlot((slot) => {
    const [food, ...rest] = slot.foodNearby
    if (food?.walkMinutes === undefined || food.walkMinutes < 6) return null
    return { ...slot, foodNearby: [{ ...food, walkMinutes: 1 }, ...rest] }
  }),
  'the event lost': (plan, facts) =>
    facts.event === null
      ? null
      : plan.map((day) => ({ ...day, slots: day.slots.filter((slot) => slot.activity.id !== facts.event?.id) })),
  'the event moved': (plan, facts, random) =>
    facts.event === null
      ? null
      : plan.map((day) => ({
          ...day,
          slots: day.slots.map((slot) => {
            if (slot.activity.id !== facts.event?.id) return slot
            const start = minutesOf(slot.start) + (random.below(2) === 0 ? -15 : 15)
            return movedTo(slot, start)
          }),
        })),
  'a stop during the event': besideEvent((slot, { start }) => movedTo(slot, start + 10)),
  'a stop while one has to get in': besideEvent((slot, { start }) => movedTo(slot, start - lengthOf(slot) - 5)),
  ...tripMutations,
}

export interface VerifiedPlan {
  readonly plan: readonly Day[]
  readonly facts: PlanFacts
}

/** Names of everything that may be wrong with a plan. */
export const damages: readonly string[] = [...Object.keys(mutations), ...Object.keys(factDamages)]

/** The plan with damage of that name, and the facts to hold it against; null where it offers nothing for it. */
export function damaged(name: string, { plan, facts }: VerifiedPlan, random: Random): VerifiedPlan | null {
  const other = mutations[name]?.(plan, facts, random)
  if (other !== undefined) return other === null ? null : { plan: other, facts }
  const contrary = factDamages[name]?.(plan, facts, random) ?? null
  return contrary === null ? null : { plan, facts: contrary }
}

/**
 * Damages plans `count` times, every kind in turn, and counts what the verifier rejects. `passed` is the damage it let
 * pass, by kind; `refused` counts the sound plans it refused and must be 0.
 */
export function mutationRun(plans: readonly VerifiedPlan[], count: number, seed: number) {
  const random = new Random(seed)
  const refused = plans.filter(({ plan, facts }) => verifyPlan(plan, facts).length > 0).length
  const passed: Record<string, number> = {}
  let mutated = 0
  let rejected = 0
  for (let turn = 0; mutated < count && turn < count * 4; turn++) {
    const name = damages[turn % damages.length]
    const wrong = damaged(name, plans[random.below(plans.length)], random)
    if (wrong === null) continue
    mutated++
    if (verifyPlan(wrong.plan, wrong.facts).length > 0) rejected++
    else passed[name] = (passed[name] ?? 0) + 1
  }
  return { mutated, rejected, passed, refused, kinds: damages.length }
}
