import { expect, it } from 'vitest'
import { emptyTrip } from '../request/finding.ts'
import { samplePlaces } from '../testing/sample-city.ts'
import type { Stop } from './stops.ts'
import { tiringOf } from './tiring.ts'

const [sample] = samplePlaces({ places: 1 })
const stop = (category: string, over: Partial<Stop> = {}): Stop => ({
  poi: { ...sample, category },
  meal: null,
  fixed: null,
  minutes: 90,
  longest: 90,
  score: 50,
  hours: null,
  windows: [],
  ...over,
})
const request = { destination: 'Sampleton', days: 1, pace: 'balanced' as const, themes: [] }

it('minutes in museums tire, and not those of a meal or a park', () => {
  const [museums] = tiringOf({ trip: emptyTrip, request }, [
    stop('museum'),
    stop('gallery', { minutes: 60 }),
    stop('park'),
    stop('museum', { meal: 'lunch' }),
  ])
  expect([...(museums?.load ?? [])]).toEqual([90, 60, 0, 0])
})

it('whoever asks for culture takes more of them, small children less', () => {
  const free = (trip: object, themes: readonly string[] = []) =>
    tiringOf({ trip: { ...emptyTrip, ...trip }, request: { ...request, themes: [...themes] } }, [])[0]?.free ?? 0
  expect(free({}, ['culture'])).toBeGreaterThan(free({}))
  expect(free({ party: { children: 2, ages: [4, 7] } })).toBeLessThan(free({}))
})

it('of places at which everybody queues two a day are enough', () => {
  const [, crowds] = tiringOf({ trip: emptyTrip, request }, [stop('sight', { crowded: true }), stop('sight')])
  expect(crowds).toMatchObject({ load: Int32Array.of(1, 0), free: 2 })
})
