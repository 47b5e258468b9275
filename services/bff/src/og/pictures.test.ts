import type { Route } from '@site/contracts/composition'
import { expect, it } from 'vitest'
import type { DrawCard } from './draw-card.ts'
import type { PictureOf } from './page-card.ts'
import { createPictures } from './pictures.ts'
import { Overloaded } from './work-limit.ts'

const hotels: Route = { path: '/hotel/:id', page: 'hotel', title: 'Hotel', description: 'D', prerender: true }
const pictureOf = (id: string, route: Route = hotels): PictureOf => ({ route, params: { id }, place: null })
const cardOf = async ({ params: { id = '' } }: PictureOf) => {
  await Promise.resolve()
  return id.startsWith('unknown')
    ? null
    : { scene: 'street' as const, kicker: '', title: id, line: '', plainTitle: 'Hotel' }
}

/** A rasteriser that says how many pictures it drew, and how many at once. */
const createDraw = (bytes = 40_000) => {
  const counts = { drawn: 0, now: 0, atOnce: 0 }
  const draw: DrawCard = async ({ title }) => {
    counts.drawn += 1
    counts.now += 1
    counts.atOnce = Math.max(counts.atOnce, counts.now)
    await new Promise((done) => setTimeout(done, 1))
    counts.now -= 1
    return Buffer.alloc(bytes, title)
  }
  return { counts, draw }
}

it('stays within its memory, and draws one at a time, when 500 different ones are asked for', async () => {
  const { counts, draw } = createDraw()
  const pictures = createPictures({ cardOf, draw, maxBytes: 1_000_000, mostInWork: 24 })
  const asked = (n: number) => pictures.find(pictureOf(`hotel-${n}`), 'visitor')
  for (let first = 0; first < 500; first += 20)
    await Promise.all(Array.from({ length: 20 }, (_, n) => asked(first + n)))
  expect(counts).toMatchObject({ drawn: 500, atOnce: 1 })
  expect(pictures.size()).toBeLessThanOrEqual(1_000_000)
  expect(pictures.size()).toBeGreaterThan(900_000)
})

it('rejects what is too much at once, and draws again after it', async () => {
  const { counts, draw } = createDraw()
  const pictures = createPictures({ cardOf, draw, mostInWork: 24 })
  const all = await Promise.allSettled(Array.from({ length: 500 }, (_, n) => pictures.find(pictureOf(`h-${n}`), 'v')))
  const refused = all.filter((one) => one.status === 'rejected' && one.reason instanceof Overloaded)
  expect(refused).toHaveLength(476)
  expect(counts).toMatchObject({ drawn: 24, atOnce: 1 })
  expect(await pictures.find(pictureOf('h-499'), 'v')).not.toBeNull()
})

it('draws one picture for all who ask for it at once', async () => {
  const { counts, draw } = createDraw()
  const pictures = createPictures({ cardOf, draw, mostInWork: 1 })
  const found = await Promise.all(Array.from({ length: 50 }, () => pictures.find(pictureOf('one'), 'v')))
  expect(new Set(found.map((each) => each?.etag)).size).toBe(1)
  expect(counts.drawn).toBe(1)
})

it('remembers for a while that there is none', async () => {
  const { counts, draw } = createDraw()
  let asked = 0
  const pictures = createPictures({ cardOf: (picture) => ((asked += 1), cardOf(picture)), draw })
  expect(await pictures.find(pictureOf('unknown'), 'v')).toBeNull()
  expect(await pictures.find(pictureOf('unknown'), 'v')).toBeNull()
  expect([asked, counts.drawn]).toEqual([1, 0])
})

it('draws a page again once a release has changed its words', async () => {
  const { counts, draw } = createDraw()
  const pictures = createPictures({ cardOf, draw })
  for (const title of ['Terms', 'Terms', 'Terms of use'])
    await pictures.find(pictureOf('one', { ...hotels, title }), 'v')
  expect(counts.drawn).toBe(2)
})

it('draws the next one after a failure', async () => {
  const { draw } = createDraw()
  const pictures = createPictures({
    cardOf,
    draw: (card, signal) => (card.title === 'broken' ? Promise.reject(new Error('broken')) : draw(card, signal)),
  })
  const [broken, fine] = await Promise.allSettled([
    pictures.find(pictureOf('broken'), 'v'),
    pictures.find(pictureOf('fine'), 'v'),
  ])
  expect([broken.status, fine.status]).toEqual(['rejected', 'fulfilled'])
})
