import { expect, it, onTestFinished } from 'vitest'
import { startFront } from '../testing/front.ts'

it('draws 300 pictures a minute for one address, and answers pages and calls after them', async () => {
  const front = await startFront()
  onTestFinished(front.stop)
  const statuses: number[] = []
  for (let n = 0; n < 320; n += 1) statuses.push((await fetch(`${front.address}/og/event/e${n % 3}.png`)).status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(300)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  expect((await fetch(`${front.address}/terms`)).status).toBe(200)
  const call = await fetch(`${front.address}/functions/v1/events`, { method: 'POST', body: '{}' })
  expect(call.status).toBe(200)
})

it('draws for hundreds who ask at once, or says when to come back', async () => {
  const front = await startFront()
  onTestFinished(front.stop)
  const asked = await Promise.all(
    Array.from({ length: 250 }, (_, n) => fetch(`${front.address}/og/event/many-${n}.png`)),
  )
  const busy = asked.filter(({ status }) => status === 503)
  expect(asked.filter(({ status }) => status === 200).length + busy.length).toBe(250)
  expect(busy.length).toBeGreaterThan(0)
  for (const { headers } of busy)
    expect([headers.get('retry-after'), headers.get('cache-control')]).toEqual(['5', 'no-store'])
  expect((await fetch(`${front.address}/og/terms.png`)).status).toBe(200)
})
