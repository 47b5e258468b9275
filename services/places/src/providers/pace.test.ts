import { expect, it } from 'vitest'
import { Pace } from './pace.ts'

it('lets one through a second, and sends away who would wait too long', async () => {
  const waits: number[] = []
  let now = 5000
  const pace = new Pace({ every: 1000, now: () => now, wait: async (ms) => waits.push(ms) })
  const turns = await Promise.all([1, 2, 3, 4].map(() => pace.turn(2000)))
  expect(turns).toEqual([true, true, true, false])
  expect(waits).toEqual([1000, 2000])
  now += 2500
  expect(await pace.turn(0)).toBe(false)
  now += 500
  expect(await pace.turn(0)).toBe(true)
})
