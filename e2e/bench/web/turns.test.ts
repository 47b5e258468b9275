import { expect, it } from 'vitest'
import { variants } from './summary.ts'
import { turn } from './turns.ts'

it('puts each variant as often at each place, and as often behind each other one', () => {
  const runs = Array.from({ length: 6 }, (_, run) => turn(4, run))
  const times = (sought: (order: readonly string[]) => boolean): number => runs.filter(sought).length
  for (const one of variants) {
    for (const place of [0, 1, 2]) expect(times((order) => order[place] === one)).toBe(2)
    for (const other of variants.filter((each) => each !== one))
      expect(times((order) => order.indexOf(one) === order.indexOf(other) + 1)).toBe(2)
  }
})
