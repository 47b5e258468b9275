import { itineraryRequest } from '@site/contracts/itinerary'
import { expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { CENTRE, samplePlaces, samplePort } from '../testing/sample-city.ts'
import { gather, type PlanContext } from './context.ts'
import { withKitchensBeside } from './kitchens-beside.ts'
import type { PlacesPort } from './places.ts'
import { mealStop, visitStop } from './stops.ts'

const now = new Date('2026-03-01T02:00:00Z')
const port = samplePort()
const request = itineraryRequest.parse({ destination: 'Sampleton', days: 1, seed: 1, startDate: '2026-03-11' })
const destination = port.resolveDestination('Sampleton')
if (destination === null) throw new Error('no Sampleton')
const gathered = gather({ request, destination, trip: emptyTrip }, port, now)
if (gathered.kind !== 'ready') throw new Error('not covered')
const { context } = gathered

type Row = ReturnType<PlacesPort['poisNear']>[number]
const [sample] = samplePlaces({ places: 1 })
const kitchen = (id: string, lat: number, openingHours: string | null): Row => ({
  ...sample,
  id,
  name: `Kitchen ${id}`,
  category: 'food',
  themes: ['food'],
  lat: CENTRE.lat + lat,
  lon: CENTRE.lon,
  openingHours,
})
const FAR = 0.03
const withPlaces = (more: readonly Row[]) => ({
  ...port,
  poisNear: (lat: number, lon: number, radius: number) =>
    radius > 1000 ? port.poisNear(lat, lon, radius) : more.filter((poi) => Math.abs(poi.lat - lat) * 111_195 <= radius),
})

/** The context with a sight at the middle, and a lunch so far north of it. */
function dayOf(north: number): { context: PlanContext; tours: Parameters<typeof withKitchensBeside>[1] } {
  const [sight] = context.visits
  if (sight === undefined) throw new Error('no sight')
  const at = { ...sight, lat: CENTRE.lat, lon: CENTRE.lon }
  const lunch = mealStop(context, kitchen('far', north, '24/7'), 'lunch', 0)
  const minutes = Math.abs(north) > 0.01 ? 40 : 5
  const leg = { mode: 'walk', minutes, low: minutes, high: minutes, metres: minutes * 75, source: 'estimate' } as const
  return {
    context: { ...context, leg: () => leg },
    tours: { days: [[visitStop(context, at), lunch]], unplaced: [] },
  }
}

const kitchens = [
  kitchen('near', 0.001, 'Mo-Su 11:00-23:00'),
  kitchen('name', 0.001, null),
  kitchen('away', 0.02, '24/7'),
]

it('a lunch far from the sight before it may be swapped for a kitchen beside that sight whose hours are known', () => {
  const { context: own, tours } = dayOf(FAR)
  const more = withKitchensBeside(own, tours, withPlaces(kitchens))
  expect(more.foods.slice(own.foods.length).map(({ id }) => id)).toEqual(['near'])
  expect(more.allFoods).toContainEqual(expect.objectContaining({ id: 'near' }))
  expect(more.leg(null, 'near').minutes).toBeGreaterThan(0)
})

it('a lunch near by needs no other', () => {
  const { context: own, tours } = dayOf(0.002)
  expect(withKitchensBeside(own, tours, withPlaces(kitchens))).toBe(own)
})

it('nothing changes where no kitchen is known there', () => {
  const { context: own, tours } = dayOf(FAR)
  expect(withKitchensBeside(own, tours, withPlaces([]))).toBe(own)
})
