import { ogImageSize } from '@site/contracts/og-image'
import { expect, test } from '../../support/journey.ts'
import type { APIRequestContext } from 'playwright/test'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const metaOf = (html: string, property: string): string =>
  new RegExp(`<meta property="${property}" content="([^"]*)">`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''

/** Fetches a page and the picture it announces, checks the picture and returns both. */
const shared = async (request: APIRequestContext, path: string) => {
  const html = await (await request.get(path)).text()
  const { pathname, search } = new URL(metaOf(html, 'og:image'))
  const response = await request.get(pathname + search)
  expect([path, response.status(), response.headers()['content-type']]).toEqual([path, 200, 'image/png'])
  const bytes = await response.body()
  expect(bytes.subarray(0, 8).equals(PNG)).toBe(true)
  expect({ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }).toEqual(ogImageSize)
  return { html, bytes, image: pathname + search }
}

/** The same for a page that names a searched place: it waits half a second for it and goes out without, so a busy machine is asked again. */
const sharedPlace = async (request: APIRequestContext, path: string) => {
  let page: Awaited<ReturnType<typeof shared>> | undefined
  await expect
    .poll(async () => {
      page = await shared(request, path)
      return page.html
    })
    .toContain('<title>Hotels near Rod Laver Arena · ')
  if (page === undefined) throw new Error(`${path} was not asked for`)
  return page
}

test('every public page is shared with a picture of its own', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text()
  const paths = [...map.matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path ?? '')
  expect(paths.length).toBeGreaterThan(20)
  const pictures = new Set<string>()
  for (const path of paths) pictures.add((await shared(request, path)).bytes.toString('base64'))
  expect(pictures.size).toBe(paths.length)
})

test('a search is shared with the name of the place it means, however it was typed', async ({ request }) => {
  const plain = await shared(request, '/location')
  const typed = await sharedPlace(request, '/location?q=rod%20laver%20arena')
  expect(typed.image).toMatch(/^\/og\/location\.png\?venue=[\w-]+$/)
  expect(typed.bytes.equals(plain.bytes)).toBe(false)
  const { pathname, search } = new URL(metaOf(typed.html, 'og:url'))
  const chosen = await sharedPlace(request, pathname + search)
  expect(chosen.image).toBe(typed.image)
})

test('nobody can have words of their own drawn', async ({ request }) => {
  const plain = await shared(request, '/location')
  for (const query of ['?q=You%20have%20won', '?title=You%20have%20won']) {
    const forged = await request.get(`/og/location.png${query}`)
    expect((await forged.body()).equals(plain.bytes)).toBe(true)
  }
  for (const path of ['/og/you-have-won.png', '/og/location.png?place=you-have-won'])
    expect((await request.get(path)).status()).toBe(404)
})
