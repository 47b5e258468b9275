import { itineraryRequest, type Day } from '@site/contracts/itinerary'
import { createPlaces } from '@site/places'
import { describe, expect, it } from 'vitest'
import { kilometres, type LatLon } from './itinerary/places.ts'
import { planWithFacts } from './itinerary/plan.ts'
import { verifyPlan } from './verify/verify.ts'

const now = new Date('2026-11-23T03:00:00Z')
const port = createPlaces({ now: () => now })

async function planned(request: object, maxIterations?: number) {
  const asked = itineraryRequest.parse({ days: 3, themes: ['sightseeing', 'food'], ...request })
  const { response, facts } = await planWithFacts(asked, port, {
    now,
    budgetMs: 60_000,
    ...(maxIterations === undefined ? {} : { maxIterations }),
  })
  expect(facts === null ? ['no plan'] : verifyPlan(response.plan, facts)).toEqual([])
  const { base } = response.meta
  if (base === undefined) throw new Error('a plan without a base')
  return { ...response, base }
}

/** Minutes of the first and the last way of all days, from another place than theirs. */
const minutesFrom = (days: readonly Day[], from: LatLon): number => {
  const ends = days.flatMap(({ slots }) =>
    [slots[0]?.activity, slots.at(-1)?.activity].filter((end) => end !== undefined),
  )
  const legs = port.legsFrom(
    { lat: from.lat, lon: from.lon },
    ends.map(({ lat, lon }) => ({ lat, lon })),
  )
  return legs.reduce((sum, { minutes }) => sum + minutes, 0)
}

/** A city of which no hotel is known has none to propose. */
const cities = port
  .coveredCities()
  .filter(({ hotels, pois, city }) => hotels > 0 && pois >= 25 && city !== 'New York City')
/** A hotel is a door and the centre a point on the map: so much farther is none, minutes over three days. */
const DOORSTEP = 5

describe('the hotel that is proposed', () => {
  it('lies nearer to the days than the centre does, in nearly every city', async () => {
    expect(cities.length).toBeGreaterThanOrEqual(45)
    const outcomes: { readonly city: string; readonly more: number }[] = []
    for (const { city, country, ...centre } of cities) {
      const { base, plan } = await planned({ destination: `${city}, ${country}`, startDate: '2027-03-09' })
      if (base.kind !== 'hotel') continue
      expect(base.proposed?.savedMinutes).toBeLessThanOrEqual(
        Math.max(0, minutesFrom(plan, centre) - minutesFrom(plan, base)),
      )
      outcomes.push({ city, more: minutesFrom(plan, base) - minutesFrom(plan, centre) })
    }
    // Of the hotels of Guangzhou we know the street, not the door.
    expect(outcomes.length).toBeGreaterThanOrEqual(cities.length - 1)
    const farther = outcomes.filter(({ more }) => more > DOORSTEP)
    // In Bangkok the old town has one hotel that we know; in the others the hotel's own days hold from no nearer one.
    expect(farther.length).toBeLessThanOrEqual(5)
    expect(outcomes.filter(({ more }) => more < 0).length).toBeGreaterThanOrEqual(cities.length * 0.85)
  }, 120_000)

  it('is a bed, not a grandstand, where streets are the circuit', async () => {
    const { base } = await planned({ destination: 'Formula 1 Singapore Grand Prix' })
    expect(base.kind).toBe('hotel')
    expect(port.hotelById(base.id ?? '')?.name).toBe(base.name)
  })

  it.each([
    'Australian Open',
    'Melbourne Cup Day',
    'Electric Daisy Carnival (EDC)',
    'Melbourne Cricket Ground',
    'Wembley Stadium',
  ])('lies outside of the grounds: %s', async (destination) => {
    const found = port.resolveDestination(destination)
    const { base } = await planned({ destination })
    expect(base.kind).not.toBe('venue')
    expect(kilometres(base, found?.point ?? { lat: 0, lon: 0 })).toBeGreaterThan(0.1)
  })

  it('surely exists, at a sure position', async () => {
    for (const destination of ['Paris', 'Austin', 'Hong Kong']) {
      const { base } = await planned({ destination })
      const row = port.hotelById(base.id ?? '')
      expect(row).toMatchObject({ mayBeClosed: false, name: base.name })
      expect(row?.doubtful ?? false).toBe(false)
      expect(row?.precision).toBeLessThan(250)
    }
  })
})

describe('where the traveller says they stay', () => {
  it('is the base of every day', async () => {
    const { base } = await planned({ destination: 'Sydney', notes: 'staying at the Hilton Sydney' })
    expect(base).toMatchObject({ kind: 'hotel', name: 'Hilton Sydney' })
    expect(base.proposed).toBeUndefined()
  })

  it('may be said in the form', async () => {
    const { base, meta } = await planned({ destination: 'Sydney', trip: { stay: 'Hilton Sydney' } })
    expect(base.name).toBe('Hilton Sydney')
    expect(meta.reading?.understood).toContainEqual(
      expect.objectContaining({ key: 'form:stay', value: 'Hilton Sydney', use: 'planned' }),
    )
  })

  it('may be a door without a name', async () => {
    const { base } = await planned({ destination: 'Melbourne', trip: { stay: '11 Collins Street' } })
    expect(base).toMatchObject({ kind: 'venue', name: expect.stringContaining('Collins Street') })
    expect(base.proposed).toBeUndefined()
  })

  it('may be a quarter: then a hotel in it is proposed', async () => {
    const { base } = await planned({ destination: 'Paris', notes: 'staying in Le Marais' })
    const quarter = port.resolveDestination('Le Marais, Paris')?.point
    expect(base.proposed).toBeDefined()
    expect(kilometres(base, quarter ?? { lat: 0, lon: 0 })).toBeLessThan(1)
  })

  it('is asked about where several hotels bear the name, and the answer is kept', async () => {
    const asked = await planned({ destination: 'Paris', notes: 'staying at Novotel' })
    const question = asked.meta.reading?.questions.find(({ key }) => key === 'which-hotel')
    expect(question?.words).toBe('Which Novotel are you staying at?')
    const [choice] = question?.choices ?? []
    const { base, meta } = await planned({ destination: 'Paris', notes: 'staying at Novotel', ...choice?.set })
    expect(base).toMatchObject({ id: choice?.set?.hotelId, name: choice?.words })
    expect(meta.reading?.questions).toEqual([])
  })

  it('is not carried into another city', async () => {
    const { response } = await planWithFacts(
      itineraryRequest.parse({ destination: 'Sydney and Melbourne', days: 4, notes: 'staying at Hilton Sydney' }),
      port,
      { now, maxIterations: 200 },
    )
    const [sydney, melbourne] = response.meta.stretches ?? []
    expect(sydney?.base?.name).toBe('Hilton Sydney')
    expect(kilometres(melbourne?.base ?? { lat: 0, lon: 0 }, { lat: -37.81, lon: 144.96 })).toBeLessThan(15)
  })
})
