import type { PreloadQuery, Route } from '@site/contracts/composition'
import { preloadQueryKey } from '@site/contracts/preloaded-queries'
import { describe, expect, it } from 'vitest'
import { createFindSearch, placeInQuery } from './find-search.ts'
import type { Preloaded } from './preload-queries.ts'

const route: Route = {
  path: '/location',
  page: 'location',
  title: 'Find Hotels by Location',
  description: 'D',
  prerender: true,
  findsHotels: true,
}
const arena = { kind: 'venue', id: 'rla', name: 'Rod Laver Arena', city: 'Melbourne' }

const finder = (answer: unknown, outcome: Preloaded['outcome'] = 'answered') => {
  const asked: PreloadQuery[] = []
  const findSearch = createFindSearch(async (calls) => {
    asked.push(...calls)
    if (outcome !== 'answered') return { outcome }
    const answers = calls.map(({ function: name, body }) => [preloadQueryKey(name, body), answer])
    return { outcome, queries: { at: 0, answers: Object.fromEntries(answers) } }
  })
  return { asked, find: (query: string, of = route) => findSearch(of, new URLSearchParams(query), 'visitor') }
}

describe('a search', () => {
  it.each([
    ['venue=rla', { venueId: 'rla', limit: 1 }],
    ['place=rla&q=elsewhere', { placeId: 'rla', limit: 1 }],
    ['q=rod+laver', { query: 'rod laver', limit: 1 }],
  ])('by %s is described by the place it means', async (query, body) => {
    const { asked, find } = finder({ origin: arena })
    const found = await find(query)
    expect(found?.route).toMatchObject({ path: '/location', title: 'Hotels near Rod Laver Arena' })
    expect(found?.route.description).toMatch(/^Melbourne\. Sorted by the walk/)
    expect(found?.place.id).toBe('rla')
    expect(asked).toEqual([{ function: 'hotels', body }])
  })

  it.each([
    ['venue=rla', [{ venueId: 'rla', limit: 20 }]],
    ['q=rod+laver', [{ query: 'rod laver', limit: 20 }]],
    // The first page of a filtered list is another.
    ['q=rod+laver&stars=4', []],
  ])('by %s comes with the call that its page makes, where that asks for the place alone', async (query, bodies) => {
    const { find } = finder({ origin: arena })
    const asking = { ...route, hotelsAsk: { limit: 20 } }
    for (const _again of [1, 2]) expect((await find(query, asking))?.calls.map(({ body }) => body)).toEqual(bodies)
    expect((await find(query))?.calls).toEqual([])
  })

  it('of a category is read as its page reads it', async () => {
    const { asked, find } = finder({ origin: arena })
    await find('q=open', { ...route, path: '/sports', page: 'sports' })
    expect(asked[0]?.body).toEqual({ query: 'open', category: 'sports', limit: 1 })
  })

  it('is asked about once', async () => {
    const { asked, find } = finder({ origin: arena })
    await find('q=rla')
    await find('q=rla')
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['that means nothing', { origin: null }, 'answered'],
    ['of a point, which has no id', { origin: { kind: 'point', name: '-37.8, 144.9' } }, 'answered'],
    ['whose place is gone', null, 'missing'],
    ['that the backend does not answer', null, 'failed'],
  ] as const)('%s leaves the page as it is', async (_, answer, outcome) =>
    expect(await finder(answer, outcome).find('q=x')).toBeNull(),
  )

  it('is tried again after a failure', async () => {
    const { asked, find } = finder(null, 'failed')
    await find('q=x')
    await find('q=x')
    expect(asked).toHaveLength(2)
  })

  it.each([
    ['of a page that finds no hotels', 'q=x', { ...route, findsHotels: false }],
    ['without words', 'q=+&sort=walk', route],
  ])('%s asks nobody', async (_, query, of) => {
    const { asked, find } = finder({ origin: arena })
    expect(await find(query, of)).toBeNull()
    expect(asked).toEqual([])
  })
})

it.each([
  ['event=e1', { key: 'event', id: 'e1' }],
  ['venue=v1&place=p1', { key: 'venue', id: 'v1' }],
  ['place=+', null],
  [`place=${'x'.repeat(121)}`, null],
  ['title=You+won', null],
])('the place in %s is %o', (query, place) => expect(placeInQuery(new URLSearchParams(query))).toEqual(place))
