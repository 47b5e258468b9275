import { describe, expect, it } from 'vitest'
import { venueExit } from './venue-exit.ts'

describe('the minutes from a seat to the street', () => {
  it.each([
    ['theatre', 400, 3, 7],
    ['concert_hall', 2_079, 3, 7],
    ['arena', 5_000, 3, 7],
    ['arena', 7_500, 3, 8],
    ['arena', 10_000, 4, 10],
    ['arena', 14_820, 6, 13],
    ['arena', 15_000, 6, 13],
    ['stadium', 20_000, 8, 16],
    ['stadium', 25_000, 10, 19],
    ['stadium', 100_024, 10, 19],
  ])('of a %s with %i seats are %i to %i', (kind, capacity, low, high) =>
    expect(venueExit({ kind, capacity })).toEqual({ low, high, capacity }),
  )

  it.each([
    ['stadium', null],
    ['arena', 0],
    ['racetrack', 125_000],
    ['festival_site', 65_000],
    ['convention_centre', 5_541],
    ['showground', 25_490],
    ['golf', 20_000],
    ['events_venue', 900],
  ])('of a %s with %s places are not told', (kind, capacity) => expect(venueExit({ kind, capacity })).toBeNull())

  it('never shrink as a venue grows', () => {
    const sizes = Array.from({ length: 300 }, (_, at) => 100 + at * 100)
    const minutes = sizes.map((capacity) => venueExit({ kind: 'stadium', capacity }))
    for (const [at, each] of minutes.entries()) {
      const before = minutes[Math.max(0, at - 1)]
      expect(each?.low).toBeGreaterThanOrEqual(before?.low ?? 0)
      expect(each?.high).toBeGreaterThanOrEqual(before?.high ?? 0)
      expect(each?.high).toBeGreaterThan(each?.low ?? 0)
    }
  })
})
