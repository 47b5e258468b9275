import { itineraryEdit, itineraryRequest, paces, themes, type ItineraryRequest } from '@site/contracts/itinerary'
import type { Places } from '@site/places'
import { Random } from '../src/engine/random.ts'
import { editItinerary } from '../src/itinerary/edit.ts'
import { addDays } from '../src/itinerary/days.ts'
import { planWithFacts } from '../src/itinerary/plan.ts'
import { outlineOf } from '../src/testing/outline.ts'
import { verifyPlan } from '../src/verify/verify.ts'
import type { VerifiedPlan } from './mutations.ts'

/** Plans handed on, for the mutation run. */
export const PLANS_KEPT = 60

/** Middle, 95th percentile and longest of durations, milliseconds. */
function spread(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0
  return { p50: at(0.5), p95: at(0.95), max: at(1) }
}

/** What the form asks behind "More": nothing as often as not. */
const randomNeeds = (random: Random) => ({
  ...(random.next() < 0.25 ? { arrival: `${8 + random.below(15)}:40`.padStart(5, '0') } : {}),
  ...(random.next() < 0.25 ? { departure: `${7 + random.below(16)}:15`.padStart(5, '0') } : {}),
  ...(random.next() < 0.2 ? { diet: random.next() < 0.5 ? ['vegan'] : ['vegetarian', 'gluten-free'] } : {}),
  ...(random.next() < 0.15
    ? { walking: random.next() < 0.5 ? { level: 'little' } : { kmPerDay: 3 + random.below(6) } }
    : {}),
  ...(random.next() < 0.15 ? { stepFree: true } : {}),
})

/** A request somebody might make: any covered city or event, any pace, themes, days and date; sometimes a hotel, and needs. */
function randomRequest(places: Places, random: Random): ItineraryRequest {
  const city = random.pick(places.coveredCities().filter((own) => own.pois > 0))
  const event =
    random.next() < 0.25
      ? random.pick(places.events({ limit: 50, ...(city && { city: city.city }) }).events)
      : undefined
  const hotels =
    city !== undefined && random.next() < 0.4
      ? places.hotelsNear({ lat: city.lat, lon: city.lon, limit: 20 }).hotels
      : []
  const hotelId = random.pick(hotels)?.id
  const byName = event !== undefined && random.next() < 0.5
  return itineraryRequest.parse({
    destination: byName ? event.name : `${city?.city}, ${city?.country}`,
    days: 1 + random.below(7),
    pace: random.pick(paces),
    themes: themes.filter(() => random.next() < 0.3),
    seed: random.below(1000),
    ...(event === undefined || byName ? {} : { eventId: event.id }),
    ...(event !== undefined && random.next() < 0.5 ? { eventTime: `${10 + random.below(11)}:30` } : {}),
    ...(hotelId === undefined ? {} : { hotelId }),
    ...(random.next() < 0.6 ? { startDate: addDays('2026-12-01', random.below(420)) } : {}),
    trip: randomNeeds(random),
  })
}

/** Plans `count` random requests one after the other, verifies each answer again, and repairs one slot of each. */
export async function requestRun(places: Places, count: number, seed: number, now: Date) {
  const random = new Random(seed)
  const planMs: number[] = []
  const editMs: number[] = []
  const cpuMs: number[] = []
  const failures: string[] = []
  const plans: VerifiedPlan[] = []
  const stops: number[] = []
  let planned = 0
  let empty = 0
  for (let i = 0; i < count; i++) {
    const request = randomRequest(places, random)
    const began = performance.now()
    const cpu = process.cpuUsage()
    try {
      const { response, facts } = await planWithFacts(request, places, { now })
      planMs.push(performance.now() - began)
      const { user, system } = process.cpuUsage(cpu)
      cpuMs.push((user + system) / 1000)
      if (facts === null) {
        empty++
        continue
      }
      for (const { message } of verifyPlan(response.plan, facts))
        failures.push(`${JSON.stringify(request)}: ${message}`)
      planned++
      // A plan's facts hold its whole matrix of legs: keep a few, not a thousand.
      if (plans.length < PLANS_KEPT) plans.push({ plan: response.plan, facts })
      stops.push(...response.plan.map((own) => own.slots.length))
      const plan = outlineOf(response.plan, response.meta.base)
      const day = plan.findIndex((own) => own.stops.length > 0)
      if (day < 0) continue
      const slot = random.below(plan[day].stops.length)
      const edit = itineraryEdit.parse({ action: 'slot', request, plan, day, slot })
      const start = performance.now()
      await editItinerary(edit, places, { now })
      editMs.push(performance.now() - start)
    } catch (error) {
      failures.push(`${JSON.stringify(request)}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return {
    requests: count,
    planned,
    empty,
    violations: failures.length,
    failures,
    plan: spread(planMs),
    edit: spread(editMs),
    /** Processor time of planning: what `plan` would be on a core of its own. */
    planCpu: spread(cpuMs),
    stopsPerDay: stops.reduce((sum, own) => sum + own, 0) / Math.max(1, stops.length),
    plans,
  }
}
