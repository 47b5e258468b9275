import { describe, expect, it } from 'vitest'
import { createPlaces } from '@site/places'
import { cityShares, type City } from './city-shares.ts'

const port = createPlaces({ now: () => new Date('2026-11-23T03:00:00Z') })
const city = (name: string, nights?: number): City => ({
  destination: port.resolveDestination(name),
  ...(nights === undefined ? {} : { nights }),
})
const unknown: City = { destination: null }

describe('days that the traveller did not share out', () => {
  it('are all spent where something is known', () => {
    expect(cityShares([city('Rome'), city('Bologna, Italy')], 7, port)).toEqual({ days: [7, 0], uncovered: [1] })
    expect(cityShares([city('Rome'), city('Bologna, Italy'), city('Milan')], 6, port).days[1]).toBe(0)
  })

  it('are more in a city of more sights, and each city has one', () => {
    const { days } = cityShares([city('Berlin'), city('Adelaide')], 7, port)
    expect(days[0]).toBeGreaterThan(days[1] ?? 0)
    expect(cityShares([city('Adelaide'), city('Berlin')], 2, port).days).toEqual([1, 1])
  })

  it('stay open for a city whose name is not understood', () => {
    const { days, uncovered } = cityShares([city('Rome'), unknown], 6, port)
    expect(days.reduce((sum, own) => sum + own, 0)).toBe(6)
    expect(days[1]).toBeGreaterThan(0)
    expect(uncovered).toEqual([])
  })
})

it('days that the traveller gave stay theirs', () => {
  expect(cityShares([city('Rome', 4), city('Bologna, Italy', 3)], 7, port)).toEqual({ days: [4, 3], uncovered: [] })
})

it('nothing is moved where no city is known', () => {
  expect(cityShares([unknown, unknown], 4, port)).toEqual({ days: [2, 2], uncovered: [] })
})
