import { expect, test } from 'vitest'
import { AddressLimiter } from './address-limiter.ts'

test('drops the least recently seen address at its limit of addresses', async () => {
  const limiter = new AddressLimiter({ points: 5, duration: 60 }, 3)
  for (const address of ['a', 'b', 'a', 'c', 'd']) await limiter.consume(address)
  await limiter.penalty('e')
  const counts = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((address) => limiter.get(address)))
  expect(counts.map((count) => count?.consumedPoints ?? 0)).toEqual([0, 0, 1, 1, 1])
})

test('rejects an address over its points', async () => {
  const limiter = new AddressLimiter({ points: 1, duration: 60 })
  await limiter.consume('a')
  await expect(limiter.consume('a')).rejects.toMatchObject({ consumedPoints: 2 })
})
