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
  const { kindOf, kinds, cost } = ridesOf([{ walkOnly: false }, { walkOnly: true }], 2, (from, to) =>
    from === to ? walk : from === 0 ? transit : unknown,
  )
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
})
