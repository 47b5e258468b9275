import { linksTo } from './map-link.ts'
import type { PlaceFact, PlanFacts, SlotReview } from './facts.ts'

/** Farthest a "food nearby" may be as the crow flies, metres: a quarter of an hour on foot. */
const FOOD_METRES = 1000

/** A kitchen known not to serve a diet; one that says in its name that it does is believed. */
const refuses = ({ diets, name }: PlaceFact, wanted: PlanFacts['diets']): string | undefined =>
  wanted.find((diet) => diets?.includes(`no-${diet}`) === true && !name.toLowerCase().includes(diet))

/** No meal at a kitchen that is known not to serve the diets asked for, but where the traveller holds on to it. */
export function verifyDiet({ slot, place, facts, report }: SlotReview): void {
  const isHeld = facts.locked.some(({ id }) => id === slot.activity.id)
  const diet = slot.meal === undefined || isHeld ? undefined : refuses(place, facts.diets)
  if (diet !== undefined) report(`${place.name} has no ${diet} food`, { reason: 'diet' })
}

export function verifyFood({ slot, facts, report }: SlotReview): void {
  const ids = new Set<string>([slot.activity.id])
  for (const item of slot.foodNearby) {
    const place = facts.places.get(item.id)
    if (place === undefined || place.name !== item.title || place.source !== item.source || ids.has(item.id)) {
      report(`No such place to eat: ${item.title}`)
      continue
    }
    ids.add(item.id)
    const diet = refuses(place, facts.diets)
    if (diet !== undefined) report(`${item.title} has no ${diet} food`)
    const metres = metresBetween(place, slot.activity)
    // 1.0–1.9 times the straight line at 3–6 km/h, give or take a minute: outside that the minutes cannot be true.
    const minutes = item.walkMinutes ?? metres / 75
    if (metres > FOOD_METRES || minutes < metres / 100 - 1 || minutes > (metres * 1.9) / 50 + 3)
      report(`${item.title} is ${Math.round(metres)} m from ${slot.activity.title}`)
    if (!linksTo(item.mapLink, place)) report(`${item.title}: the map link points elsewhere`)
  }
}

function metresBetween(a: { lat: number; lon: number }, b: { lat: number; lon: number }): number {
  const rad = Math.PI / 180
  const x = (b.lon - a.lon) * rad * Math.cos(((a.lat + b.lat) / 2) * rad)
  const y = (b.lat - a.lat) * rad
  return Math.hypot(x, y) * 6_371_000
}
