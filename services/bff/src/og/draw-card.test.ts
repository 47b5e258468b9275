import { ogImageSize } from '@site/contracts/og-image'
import { posterScenes } from '@site/contracts/composition'
import { Renderer, type Node } from '@takumi-rs/core'
import { describe, expect, it } from 'vitest'
import { pngSize } from '../testing/png.ts'
import { cardOf } from './card.ts'
import type { CardContent } from './card-content.ts'
import { loadDrawCard } from './draw-card.ts'
import { readFonts } from './fonts.ts'

const LINE = 'Find hotels by how long the walk to your seat is: matches, concerts, expos or any street address.'
const content = (title: string, line = LINE): CardContent => ({
  scene: 'street',
  kicker: '',
  title,
  line,
  plainTitle: 'Hotel',
})
const draw = await loadDrawCard()
const drawn = (card: CardContent) => draw(card, AbortSignal.timeout(5000))

describe('a card', () => {
  it.each(posterScenes)('with the poster %s is a PNG of the announced size and at most 150 kB', async (scene) => {
    const png = await drawn({ ...content('Sports Events'), scene })
    expect(pngSize(png)).toEqual(ogImageSize)
    expect(png.length).toBeLessThan(150_000)
  })

  it('is the same bytes for the same words, and others for others', async () => {
    const [first, again, other] = [
      await drawn(content('One')),
      await drawn(content('One')),
      await drawn(content('Two')),
    ]
    expect(first.equals(again)).toBe(true)
    expect(first.equals(other)).toBe(false)
  })

  it.each(['東京ドームホテル', 'โรงแรม', 'فندق'])('has the plain title in place of %s', async (name) =>
    expect((await drawn({ ...content(name), kicker: 'Hotels near' })).equals(await drawn(content('Hotel')))).toBe(true),
  )
})

const renderer = new Renderer()
for (const { name, data } of await readFonts()) await renderer.registerFont({ name, data })

interface Box {
  readonly right: number
  readonly bottom: number
}

/** Where every line of text ends, in px. */
const lines = async (card: Node): Promise<readonly Box[]> => {
  const found: Box[] = []
  const visit = ({ transform, runs, children }: Awaited<ReturnType<typeof renderer.measure>>): void => {
    for (const { x, y, width, height } of runs)
      found.push({ right: transform[4] + x + width, bottom: transform[5] + y + height })
    for (const child of children) visit(child)
  }
  visit(await renderer.measure(card, ogImageSize))
  return found
}

describe('words', () => {
  it.each([
    'Hotels near Rod Laver Arena',
    'The Grand Hotel of the Royal Exhibition Building and Carlton Gardens World Heritage Area, Melbourne',
    `${'Convention '.repeat(30)}Centre`,
    'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    'W'.repeat(300),
  ])('of "%s" stay between the margins', async (title) => {
    const found = await lines(cardOf({ scene: 'street', kicker: 'Hotels near', title, line: LINE.repeat(4) }))
    expect(found.length).toBeGreaterThan(2)
    for (const { right, bottom } of found) {
      expect(right).toBeLessThanOrEqual(690)
      expect(bottom).toBeLessThanOrEqual(566)
    }
  })
})
