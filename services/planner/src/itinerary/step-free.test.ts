import { itineraryRequest } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { assert, describe, expect, it } from 'vitest'
import { samplePort } from '../testing/sample-city.ts'
import { verifyPlan } from '../verify/verify.ts'
import { emptyTrip } from '../request/finding.ts'
import { accessNote, hasSteps, isOpenTo } from './step-free.ts'
import { planWithFacts } from './plan.ts'
import type { PlacesPort } from './places.ts'

const now = new Date('2026-03-01T02:00:00Z')
const options = { now, budgetMs: 60_000, maxIterations: 300 }
const sample = samplePort()
const shipped = createPlaces({ now: () => now })
const accessOf = (id: string): 'yes' | 'no' | null => {
  const at = Number(id.slice('poi-'.length)) % 3
  return at === 0 ? 'no' : at === 1 ? 'yes' : null
}
const withAccess = (poi: ReturnType<PlacesPort['poisNear']>[number]) => ({ ...poi, wheelchair: accessOf(poi.id) })
const port: PlacesPort = { ...sample, poisNear: (...query) => sample.poisNear(...query).map(withAccess) }
const ask = (request: object) => itineraryRequest.parse({ destination: 'Sampleton', days: 2, seed: 1, ...request })

it.each([
  [{ name: 'Town Hall', wheelchair: 'no' as const }, true],
  [{ name: 'Town Hall', wheelchair: 'limited' as const }, false],
  [{ name: 'Town Hall' }, false],
  [{ name: 'Spanish Steps' }, true],
  [{ name: 'Escadaria Selarón', wheelchair: null }, true],
  [{ name: 'Steppes Garden' }, false],
  [{ name: 'Harbour BridgeClimb' }, true],
  [{ name: 'Catacombs of Paris', wheelchair: null }, true],
  [{ name: 'St. Peter’s Church tower', wheelchair: 'yes' as const }, false],
  [{ name: 'Climbing Rose Garden' }, false],
])('%o has steps: %s', (place, answer) => expect(hasSteps(place)).toBe(answer))

it.each([
  [{ name: 'Observatory Hill', category: 'view' }, false],
  [{ name: 'Observatory Hill', category: 'view', wheelchair: 'yes' as const }, true],
  [{ name: 'Skydeck', category: 'view' }, true],
  [{ name: 'Notting Hill', category: 'sight' }, true],
  [{ name: 'Miradouro de Santa Luzia', category: 'view', wheelchair: null }, false],
  [{ name: 'Place du Tertre', category: 'sight', hill: 'Montmartre' }, false],
  [{ name: 'Kiyomizu-dera', category: 'sight', hill: 'the slopes', wheelchair: 'limited' as const }, true],
  [{ name: 'Edinburgh Castle', category: 'sight', height: 75 }, false],
])('without steps, %o may be gone to: %s', (place, answer) =>
  expect(isOpenTo({ ...emptyTrip, hard: { ...emptyTrip.hard, stepFree: true } }, place)).toBe(answer),
)

it.each([
  ['p-amsterdam-rembrandt-house-museum', 'Only partly step-free: stairs in the old house. Ask before you go.'],
  ['p-amsterdam-van-gogh-museum', 'Step-free.'],
  ['p-amsterdam-dam-square', 'Step-free.'],
])('%s tells what is known of its steps', (id, note) => {
  const poi = shipped.poiById(id)
  assert(poi !== null, id)
  expect(accessNote({ hard: { ...emptyTrip.hard, stepFree: true } }, poi)).toBe(note)
  expect(
    accessNote({ hard: { ...emptyTrip.hard, stepFree: true } }, { name: 'Old house', wheelchair: 'limited' }),
  ).toBe('Only partly step-free, so ask before you go.')
})

it.each([
  ['Sydney', /Pylon Lookout|BridgeClimb/],
  ['Prague', /Petřín Lookout|Powder Tower|Klementinum/],
  ['Los Angeles', /Hollywood Sign/],
  ['Vienna', /Gloriette/],
  ['Rome', /Janiculum|Catacombs|Spanish Steps/],
  ['Berlin', /TV Tower|Victory Column/],
  ['Amsterdam', /Anne Frank|Our Lord in the Attic/],
  ['Kyoto', /Fushimi Inari|Sannenzaka|Pagoda/],
])('a plan of %s without steps goes up no tower that has no lift', async (destination, steep) => {
  const request = itineraryRequest.parse({ destination, days: 3, startDate: '2026-11-24', notes: 'step-free please' })
  const { response } = await planWithFacts(request, shipped, options)
  const titles = response.plan.flatMap(({ slots }) => slots.map(({ activity }) => activity.title))
  expect(titles.length).toBeGreaterThan(12)
  expect(titles.filter((title) => steep.test(title))).toEqual([])
})

it('a plan of San Francisco without hills goes up none', async () => {
  const request = itineraryRequest.parse({ destination: 'San Francisco', days: 3, notes: 'no hills please' })
  const { response } = await planWithFacts(request, shipped, options)
  const titles = response.plan.flatMap(({ slots }) => slots.map(({ activity }) => activity.title))
  expect(titles.filter((title) => /Alcatraz|Alamo Square|Coit Tower|Twin Peaks|Lombard/.test(title))).toEqual([])
  expect(titles.length).toBeGreaterThan(12)
})

describe('a plan without steps', () => {
  it('goes nowhere that is tagged against wheelchairs, and says once of how many places nobody knows', async () => {
    const { response, facts } = await planWithFacts(ask({ notes: 'wheelchair user' }), port, options)
    const slots = response.plan.flatMap((day) => day.slots)
    const named = slots.flatMap(({ activity, foodNearby }) => [activity.id, ...foodNearby.map(({ id }) => id)])
    expect(slots.length).toBeGreaterThan(8)
    expect(named.filter((id) => accessOf(id) === 'no')).toEqual([])
    const unknown = slots.filter(({ activity }) => accessOf(activity.id) === null).length
    expect(response.meta.searchNote).toContain(
      `We don’t know whether ${unknown} of the ${slots.length} places in this plan can be reached without steps`,
    )
    expect(facts && verifyPlan(response.plan, facts)).toEqual([])
  })

  it('is refused by the verifier where a place has steps', async () => {
    const { response, facts } = await planWithFacts(ask({}), port, options)
    if (facts === null) throw new Error('no plan')
    expect(verifyPlan(response.plan, facts)).toEqual([])
    const steps = response.plan.flatMap((day) => day.slots).filter(({ activity }) => accessOf(activity.id) === 'no')
    const found = verifyPlan(response.plan, { ...facts, stepFree: true }).map(({ message }) => message)
    expect(found.toSorted()).toEqual(steps.map(({ activity }) => `${activity.title} has steps`).toSorted())
    expect(steps.length).toBeGreaterThan(0)
  })

  it('says so where the traveller’s own place has steps', async () => {
    const [id] = sample
      .poisNear(0, 0, 1e9)
      .flatMap((poi) => (poi.category === 'sight' && accessOf(poi.id) === 'no' ? poi.id : []))
    const request = ask({ trip: { stepFree: true }, locked: [{ day: 0, id }] })
    const { response } = await planWithFacts(request, port, options)
    expect(response.plan[0].slots.map(({ activity }) => activity.id)).toContain(id)
    expect(response.meta.searchNote).toMatch(/You asked for Place \d+, where there are steps\./)
  })

  it('takes ways without steps where the streets are known', () => {
    const places = createPlaces({ now: () => now })
    const ends = [
      { lat: 51.5081, lon: -0.0759 },
      { lat: 51.5055, lon: -0.0754 },
      { lat: 51.5033, lon: -0.1195 },
      { lat: 51.5094, lon: -0.1183 },
    ]
    const total = (stepFree: boolean) =>
      places
        .legs(ends, undefined, stepFree)
        .flat()
        .reduce((sum, { metres }) => sum + metres, 0)
    expect(total(true)).toBeGreaterThan(total(false))
  })
})
