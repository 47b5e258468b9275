import { ogImageSize } from '@site/contracts/og-image'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startFront, type Front } from '../testing/front.ts'
import { pngSize } from '../testing/png.ts'

let front: Front
beforeAll(async () => {
  front = await startFront()
})
afterAll(() => front.stop())

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${front.address}${path}`, { headers, method, redirect: 'error' })

it.each(['/og.png', '/og/terms.png', '/og/login.png', '/og/event/any.png', '/og/terms.png?fbclid=x'])(
  '%s is a PNG of 1200 × 630 that others may show and keep',
  async (path) => {
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(response.headers.has('set-cookie')).toBe(false)
    expect(pngSize(Buffer.from(await response.arrayBuffer()))).toEqual(ogImageSize)
  },
)

it('sends no bytes for HEAD, nor for a picture that the asker has', async () => {
  const head = await get('/og.png', {}, 'HEAD')
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0])
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(10_000)
  const again = await get('/og.png', { 'if-none-match': head.headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})
