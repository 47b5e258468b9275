import type { PreloadQuery, Route } from '@site/contracts/composition'
import { preloadQueryKey } from '@site/contracts/preloaded-queries'
import { site } from '@site/contracts/site'
import { describe, expect, it } from 'vitest'
import type { Preloaded } from '../pages/preload-queries.ts'
import { cardOfPage, Unanswered } from './page-card.ts'

const route = (path: string, more: Partial<Route> = {}): Route => ({
  path,
  page: 'p',
  title: 'Title',
  description: 'Description.',
  prerender: true,
  ...more,
})

/** A backend that gives every call this answer, and the calls it got. */
const answering = (answer: unknown) => {
  const asked: PreloadQuery[] = []
  const preload = async (calls: readonly PreloadQuery[]): Promise<Preloaded> => {
    asked.push(...calls)
    const answers = calls.map(({ function: name, body }) => [preloadQueryKey(name, body), answer])
    return { outcome: 'answered', queries: { at: 0, answers: Object.fromEntries(answers) } }
  }
  return { asked, preload }
}
const nothing = { params: {}, place: null }

describe('the card of a page', () => {
  it('has the words and the poster of its route, and asks nobody', async () => {
    const { asked, preload } = answering({})
    const card = await cardOfPage(preload, { route: route('/sports', { poster: 'court' }), ...nothing }, 'v')
    expect(card).toEqual({ scene: 'court', kicker: '', title: 'Title', line: 'Description.', plainTitle: 'Title' })
    expect(asked).toEqual([])
  })

  it('has the street where its route names no poster, and the tagline on the home page', async () =>
    expect(await cardOfPage(answering({}).preload, { route: route('/'), ...nothing }, 'v')).toMatchObject({
      scene: 'street',
      title: site.tagline,
    }))

  it('has the words of the answer about its thing', async () => {
    const head = { title: 'Pullman', description: 'In Melbourne.', poster: 'stage' }
    const { asked, preload } = answering({ head })
    const preloaded = [{ function: 'hotel' as const, body: { id: ':id' } }]
    const picture = { route: route('/hotel/:id', { preload: preloaded }), params: { id: 'a/b' }, place: null }
    expect(await cardOfPage(preload, picture, 'v')).toEqual({
      scene: 'stage',
      kicker: '',
      title: 'Pullman',
      line: 'In Melbourne.',
      plainTitle: 'Title',
    })
    expect(asked).toEqual([{ function: 'hotel', body: { id: 'a/b' } }])
  })

  it('names the place whose hotels it shows', async () => {
    const { asked, preload } = answering({ origin: { kind: 'venue', id: 'v1', name: 'MCG', city: 'Melbourne' } })
    const picture = { route: route('/location'), params: {}, place: { key: 'venue', id: 'v1' } as const }
    expect(await cardOfPage(preload, picture, 'v')).toMatchObject({
      kicker: 'Hotels near',
      title: 'MCG',
      line: 'Melbourne. Sorted by the walk to the door, with minutes on foot and by transit.',
    })
    expect(asked).toEqual([{ function: 'hotels', body: { venueId: 'v1', limit: 1 } }])
  })

  it.each([
    ['is unknown to the backend', { outcome: 'missing' } as const],
    ['is resolved to nothing', { outcome: 'answered', queries: { at: 0, answers: { a: { origin: null } } } } as const],
  ])('is none where the place %s', async (_, preloaded) => {
    const picture = { route: route('/location'), params: {}, place: { key: 'venue', id: 'v1' } as const }
    expect(await cardOfPage(async () => preloaded, picture, 'v')).toBeNull()
  })

  it('is not guessed where the backend does not answer', () =>
    expect(
      cardOfPage(
        async () => ({ outcome: 'failed' }),
        { route: route('/location'), params: {}, place: { key: 'venue', id: 'v1' } },
        'v',
      ),
    ).rejects.toThrow(Unanswered))
})
