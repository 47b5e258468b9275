import type { Route } from '@site/contracts/composition'
import { expect, it } from 'vitest'
import type { Preloaded } from './preload-queries.ts'
import { shownRoute } from './shown-route.ts'

const route: Route = {
  path: '/hotel/:id',
  page: 'hotel',
  title: 'Hotel',
  description: 'One hotel.',
  breadcrumb: 'A hotel',
  prerender: true,
  structuredData: 'WebPage',
}
const id = { id: 'café/7' }
const answered = (...answers: unknown[]): Preloaded => ({
  outcome: 'answered',
  queries: { at: 0, answers: Object.fromEntries(answers.map((answer, index) => [String(index), answer])) },
})

it('has its own path and the words of its answer', () =>
  expect(shownRoute(route, id, answered({}, { head: { title: 'Inn', description: 'By the bay.' } }))).toEqual({
    ...route,
    path: '/hotel/caf%C3%A9%2F7',
    title: 'Inn',
    breadcrumb: 'Inn',
    description: 'By the bay.',
  }))

it.each([
  ['nobody was asked', null],
  ['the backend failed', { outcome: 'failed' }],
  ['the answer has no head', answered({ hotel: {} })],
  ['the head is not text', answered({ head: { title: 1, description: [] } })],
  ['the answer is no object', answered(null, 'x', 3)],
] as const)('keeps the words of the route when %s', (_, preloaded) =>
  expect(shownRoute(route, id, preloaded)).toEqual({ ...route, path: '/hotel/caf%C3%A9%2F7' }),
)

it('says that there is nothing, kept from search engines, when the backend knows no such thing', () => {
  const shown = shownRoute(route, id, { outcome: 'missing' })
  expect(shown).toMatchObject({ title: 'Page not found', noindex: true, path: '/hotel/caf%C3%A9%2F7' })
  expect(shown.structuredData).toBeUndefined()
})

it.each([{ outcome: 'missing' }, answered({ head: { title: 'Other', description: 'Other.' } })] as const)(
  'leaves a route without a parameter as it is',
  (preloaded) => {
    const plain = { ...route, path: '/sports' }
    expect(shownRoute(plain, {}, preloaded)).toBe(plain)
  },
)
