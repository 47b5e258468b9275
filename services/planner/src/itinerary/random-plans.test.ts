import { itineraryEdit, itineraryRequest, itineraryResponse, paces, themes } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { Random } from '../engine/random.ts'
import { outlineOf } from '../testing/outline.ts'
import { samplePlaces, samplePort } from '../testing/sample-city.ts'
import { verifyPlan } from '../verify/verify.ts'
import { editItinerary } from './edit.ts'
import { addDays } from './days.ts'
import { planWithFacts } from './plan.ts'

const now = new Date('2026-03-01T02:00:00Z')

/** Requests with clashing locks, impossible times, excluded places and tiny cities. */
function randomRequest(random: Random, ids: readonly string[]) {
  const some = (share: number) => ids.filter(() => random.next() < share)
  const days = 1 + random.below(7)
  return itineraryRequest.parse({
    destination: random.next() < 0.3 ? 'Harbour Nights' : 'Sampleton',
    days,
    pace: paces[random.below(3)],
    themes: themes.filter(() => random.next() < 0.3),
    ...(random.next() < 0.5 ? { startDate: addDays('2026-03-02', random.below(300)) } : {}),
    ...(random.next() < 0.3 ? { hotelId: random.next() < 0.5 ? 'hotel-1' : 'hotel-x' } : {}),
    ...(random.next() < 0.3 ? { eventTime: `${String(random.below(24)).padStart(2, '0')}:1${random.below(10)}` } : {}),
    locked: some(0.03).map((id) => ({
      day: random.below(days),
      id,
      ...(random.next() < 0.5 ? { start: `${String(random.below(24)).padStart(2, '0')}:07` } : {}),
    })),
    exclude: some(0.1),
  })
}

describe('plans and edits of random requests', () => {
  it.each(Array.from({ length: 24 }, (_, seed) => seed))('pass the verifier for seed %i', async (seed) => {
    const random = new Random(seed)
    const city = { seed, places: [12, 40, 160][seed % 3] ?? 160 }
    const port = samplePort(city)
    const request = randomRequest(
      random,
      samplePlaces(city).map((poi) => poi.id),
    )
    const { response, facts } = await planWithFacts(request, port, { now, budgetMs: 60_000, maxIterations: 120 })
    itineraryResponse.parse(response)
    const note = response.meta.searchNote ?? ''
    expect(response.plan.length === 0 ? note !== '' : facts !== null).toBe(true)
    expect(facts === null ? [] : verifyPlan(response.plan, facts)).toEqual([])
    const places = response.plan.flatMap((day) => day.slots.map((slot) => slot.activity))
    // A lock that cannot be kept is named in the note.
    const lost = (request.locked ?? []).filter(
      (lock) => response.plan[lock.day]?.slots.some((slot) => slot.activity.id === lock.id) !== true,
    )
    expect(
      lost.length === 0 || /no longer room for|is no longer listed|don’t have any places|We know enough of/.test(note),
    ).toBe(true)
    const wanted = new Set((request.locked ?? []).map((lock) => lock.id))
    expect(places.filter(({ id }) => request.exclude?.includes(id) === true && !wanted.has(id))).toEqual([])
    await editEverySlot(response.plan, { request, random, port })
  })
})

async function editEverySlot(
  plan: Awaited<ReturnType<typeof planWithFacts>>['response']['plan'],
  { request, random, port }: { request: object; random: Random; port: ReturnType<typeof samplePort> },
) {
  const outline = outlineOf(plan)
  for (const [day, { stops }] of outline.entries()) {
    const slot = random.below(Math.max(1, stops.length))
    for (const action of ['slot', 'alternatives', 'day'] as const) {
      const edit = itineraryEdit.parse({ action, request, plan: outline, day, ...(action === 'day' ? {} : { slot }) })
      const answer = await editItinerary(edit, port, { now })
      const elsewhere = new Set(outline.flatMap((own, i) => (i === day ? [] : own.stops.map((stop) => stop.id))))
      const ids = answer.day?.slots.map((own) => own.activity.id) ?? []
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => elsewhere.has(id))).toEqual([])
      expect(action !== 'slot' || answer.day !== null || answer.conflicts.length > 0).toBe(true)
    }
  }
}
