import { expect, it } from 'vitest'
import { seeded } from '../../bench/random.ts'
import { WantedIds } from './wanted-ids.ts'

it('gives every id once, in order, and tells the shared ones, over several batches', () => {
  const random = seeded(1)
  const wanted = new WantedIds()
  const times = new Map<number, number>()
  for (let at = 0; at < 600_000; at += 1) {
    const id = Math.floor(random() * 400_000) * 2 ** 20
    wanted.add(id)
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const { ids, shared } = wanted.finish()
  const expected = [...times.keys()].sort((a, b) => a - b)
  expect([...ids]).toEqual(expected)
  expect([...shared]).toEqual(expected.map((id) => ((times.get(id) ?? 0) > 1 ? 1 : 0)))
})

it('is empty when nothing came', () => expect(new WantedIds().finish().ids.length).toBe(0))
