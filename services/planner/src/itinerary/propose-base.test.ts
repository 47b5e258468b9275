import { itineraryEdit, itineraryRequest, itineraryResponse, type ItineraryRequest } from '@site/contracts/itinerary'
import { describe, expect, it } from 'vitest'
import { outlineOf } from '../testing/outline.ts'
import { CENTRE, sampleEvent, samplePort } from '../testing/sample-city.ts'
import { verifyPlan } from '../verify/verify.ts'
import { editItinerary } from './edit.ts'
import { kilometres } from './places.ts'
import { planWithFacts } from './plan.ts'

const now = new Date('2026-03-01T02:00:00Z')
const near = (id: string, lat: number, lon: number, stars?: number) => ({
  id,
  name: `Hotel ${id}`,
  lat: CENTRE.lat + lat,
  lon: CENTRE.lon + lon,
  ...(stars === undefined ? {} : { stars }),
})
const hotels = [
  near('middle', 0.001, 0.001, 4),
  near('side', 0.006, -0.006, 3),
  near('edge', -0.02, 0.02, 5),
  near('north', 0.012, 0.004, 4),
  near('outside', 0.2, 0.2, 4),
]
const port = samplePort({ hotels })
const ask = (request: Partial<ItineraryRequest>) =>
  itineraryRequest.parse({ destination: 'Sampleton', days: 3, seed: 1, ...request })
const plan = async (request: Partial<ItineraryRequest> = {}, places = port) => {
  const { response, facts } = await planWithFacts(ask(request), places, { now, budgetMs: 60_000, maxIterations: 300 })
  expect(itineraryResponse.safeParse(response).error?.issues ?? []).toEqual([])
  expect(facts === null ? ['no plan'] : verifyPlan(response.plan, facts)).toEqual([])
  return response
}

describe('a plan without a hotel of the traveller’s own', () => {
  it('starts and ends every day at one that is proposed, with what it spares', async () => {
    const { meta, plan: days } = await plan()
    const { base } = meta
    if (base === undefined) throw new Error('no base')
    expect(base.kind).toBe('hotel')
    expect(hotels.map(({ id }) => id)).toContain(base.id)
    expect(base.proposed).toMatchObject({ insteadOf: 'the centre of Sampleton' })
    expect(base.proposed?.others).toHaveLength(2)
    expect(base.proposed?.others.map(({ id }) => id)).not.toContain(base.id)
    const back = port.legsFrom(
      base,
      days.map((day) => day.slots.at(-1)?.activity ?? base),
    )
    expect(days.map((day) => day.returnLeg?.minutes)).toEqual(back.map(({ minutes }) => minutes))
  })

  it('is the very plan of a traveller who names that hotel, or the same days from a nearer one', async () => {
    const proposed = await plan()
    const again = await plan({ hotelId: proposed.meta.base?.id ?? '' })
    expect(again.meta.base?.proposed).toBeUndefined()
    expect(again.meta.base?.id).toBe(proposed.meta.base?.id)
  })

  it('does not hold from another hotel: the verifier knows where a day starts and ends', async () => {
    const options = { now, budgetMs: 60_000, maxIterations: 300 }
    const [here, there] = await Promise.all([
      planWithFacts(ask({ hotelId: 'middle' }), port, options),
      planWithFacts(ask({ hotelId: 'edge' }), port, options),
    ])
    if (here.facts === null || there.facts === null) throw new Error('no plan')
    const { leg } = there.facts
    const found = verifyPlan(here.response.plan, {
      ...here.facts,
      leg: (from, to) => leg(from, to) ?? here.facts?.leg(from, to) ?? null,
    })
    expect(found.map(({ message }) => message)).toContainEqual(expect.stringContaining('differs from its source'))
  })

  it('keeps its hotel through a change, though the request names none', async () => {
    const { plan: days, meta } = await plan()
    const outline = outlineOf(days, meta.base)
    const edit = itineraryEdit.parse({ action: 'day', request: ask({}), plan: outline, day: 1 })
    const { day } = await editItinerary(edit, port, { now })
    const last = day?.slots.at(-1)?.activity
    if (meta.base === undefined || last === undefined) throw new Error('no day')
    const [back] = port.legsFrom(meta.base, [last])
    expect(day?.returnLeg?.minutes).toBe(back?.minutes)
  })

  it('starts in the centre where no hotel is near, and says nothing of one', async () => {
    const { meta } = await plan({}, samplePort({ hotels: hotels.slice(4) }))
    expect(meta.base).toEqual({ kind: 'centre', name: 'the centre of Sampleton', ...CENTRE })
    expect(meta.searchNote).not.toContain('hotel')
  })

  it('has none proposed where none is wanted', async () => {
    expect((await plan({ noHotel: true })).meta.base?.kind).toBe('centre')
  })

  it('keeps the hotel that was asked for, however far out', async () => {
    const { base } = (await plan({ hotelId: 'edge' })).meta
    expect(base).toMatchObject({ id: 'edge', stars: 5 })
    expect(base?.proposed).toBeUndefined()
  })

  it('has one proposed where the hotel asked for is not listed, and says so', async () => {
    const { meta } = await plan({ hotelId: 'gone' })
    expect(meta.base?.proposed).toBeDefined()
    expect(meta.relaxed).toBe(true)
    expect(meta.searchNote).toContain(`We couldn’t find that hotel, so your days start at ${meta.base?.name}.`)
  })
})

describe('a day with an event', () => {
  const venue = { ...sampleEvent.venue, name: 'Harbour Stadium' }
  it.each([
    ['with hotels', hotels],
    ['without hotels', []],
  ])('never starts inside the stadium, %s', async (_name, known) => {
    const places = samplePort({ hotels: known, event: { ...sampleEvent, venue } })
    const { meta } = await plan({ destination: 'Harbour Nights' }, places)
    expect(meta.base?.kind).not.toBe('venue')
    expect(kilometres(meta.base ?? venue, venue)).toBeGreaterThan(0.1)
    expect(meta.venueDetails?.name).toBe('Harbour Stadium')
  })
})

describe('the stars asked for', () => {
  it.each([
    ['four-star hotel', 4],
    ['a 3 star hotel please', 3],
    ['5-star hotel', 5],
  ])('%s', async (notes, stars) => {
    const { meta } = await plan({ notes })
    expect(meta.base?.stars).toBe(stars)
    const others = meta.base?.proposed?.others ?? []
    expect(others.filter((other) => other.stars !== stars)).toEqual([])
    expect(meta.reading?.notUsed).toEqual([])
  })

  it('are set aside with a word where no such hotel is known', async () => {
    const { meta } = await plan({ notes: 'five-star hotel' }, samplePort({ hotels: hotels.slice(0, 2) }))
    expect(meta.base?.proposed).toBeDefined()
    expect(meta.searchNote).toContain('We know no hotel with 5 stars near these days')
  })
})

it('proposes a hotel of which only the quarter is known where no other is, without a promise of minutes', async () => {
  const places = { ...port, sureHotelsNear: () => [], roughHotelsNear: port.sureHotelsNear }
  const { meta } = await plan({}, places)
  expect(meta.base?.kind).toBe('hotel')
  const proposed = meta.base?.proposed
  expect([proposed?.savedMinutes, ...(proposed?.others ?? []).map(({ savedMinutes }) => savedMinutes)]).toEqual([
    0, 0, 0,
  ])
  expect(meta.searchNote).toContain(`We know only roughly where ${meta.base?.name} is`)
  expect((await plan()).meta.searchNote).not.toContain('only roughly')
})

it('speaks of no price it does not know', async () => {
  const { meta } = await plan({ notes: 'budget 200 a night' })
  expect(meta.searchNote).toContain('What a night costs depends on your dates')
})
