import { describe, expect, it } from 'vitest'
import { planLeg, type PlanLeg } from './places.ts'
import { isRide, ridesOf } from './rides.ts'

const way = (mode: PlanLeg['mode'], minutes: number) =>
  planLeg({ mode, minutes, low: minutes, high: minutes, metres: minutes * 70, source: 'estimate' })
const [walk, transit, unknown] = [way('walk', 10), way('transit', 25), way('walk', 120)]

describe('isRide', () => {
  it.each([
    ['a walk', walk, false],
    ['transit', transit, true],
    ['what nobody walks', unknown, true],
  ])('%s', (_, leg, ridden) => {
    expect(isRide(leg)).toBe(ridden)
  })
})

describe('ridesOf', () => {
  const legBetween = (from: number, to: number) => (from === to ? walk : from === 0 ? transit : unknown)
  const days = [{ walkOnly: false }, { walkOnly: true }]
  const { kindOf, kinds, cost } = ridesOf(days, { nodes: 2, legBetween })
  const costOf = (day: number, from: number, to: number) => {
    const kind = kindOf[from * 2 + to]
    return kind === 0 ? 0 : cost[day * kinds + kind - 1]
  }

  it('makes a ride nobody can look up dearer than one that is known', () => {
    expect([costOf(0, 0, 0), costOf(0, 0, 1)]).toEqual([0, 0])
    expect(costOf(0, 1, 0)).toBeGreaterThan(0)
  })

  it('makes every ride dearer than a day is worth where nothing runs', () => {
    expect(costOf(1, 0, 0)).toBe(0)
    expect(Math.min(costOf(1, 0, 1), costOf(1, 1, 0))).toBeGreaterThan(10_000)
  })

  it('makes a ride to or from a lunch dearer still: one eats where one is', () => {
    const lunch = ridesOf(days, { nodes: 2, legBetween, isLunch: (node) => node === 1 })
    expect(lunch.cost[lunch.kindOf[2] - 1]).toBeGreaterThan(costOf(0, 1, 0))
    expect(lunch.kindOf[1]).toBe(kindOf[1])
  })

  it('makes a known ride across the city dearer than a short one', () => {
    const of = (minutes: number) => ridesOf(days, { nodes: 1, legBetween: () => way('transit', minutes) })
    const [short, long] = [of(20), of(40)]
    expect(long.cost[long.kindOf[0] - 1]).toBeGreaterThan(short.cost[short.kindOf[0] - 1])
  })

  it('makes a long walk after a marathon one ran dearer than another', () => {
    const long = { nodes: 1, legBetween: () => way('walk', 40) }
    const [usual, tired] = [ridesOf(days, long), ridesOf(days, { ...long, raceDay: 0 })]
    expect(tired.cost[tired.kindOf[0] - 1]).toBeGreaterThan(usual.cost[usual.kindOf[0] - 1])
  })
})
