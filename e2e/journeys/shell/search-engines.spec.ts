import { expect, test } from '../../support/journey.ts'

test('the site map lists every public page once, and robots.txt names it', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(new Set(paths).size).toBe(paths.length)
  for (const path of ['/', '/sports', '/music', '/business', '/location', '/terms', '/faq', '/partner-program'])
    expect(paths).toContain(path)
  expect(paths).not.toContain('/venuestest')
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
})

test('HTML is never cached, release files always are', async ({ request }) => {
  const page = await request.get('/terms')
  expect(page.headers()['cache-control']).toContain('no-cache')
  const tag = page.headers()['etag'] ?? ''
  const unchanged = await request.get('/terms', { headers: { 'if-none-match': tag } })
  expect([unchanged.status(), unchanged.headers()['etag']]).toEqual([304, tag])
  const entry = (await page.text()).match(/"([^"]+\/main-[^"]+\.js)"/)?.[1] ?? ''
  const file = await request.get(entry, { headers: { 'accept-encoding': 'br' } })
  expect(file.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(file.headers()['content-encoding']).toBe('br')
  const again = await request.get(entry, {
    headers: { 'accept-encoding': 'br', 'if-none-match': file.headers()['etag'] ?? '' },
  })
  expect(again.status()).toBe(304)
})
