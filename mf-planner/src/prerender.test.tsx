// @vitest-environment node
import { expect, test } from 'vitest'
import { routes } from './routes.ts'
import { prerender } from './testing/render.tsx'

// Where there is no window, document or store: a page that reaches for one while rendering fails here.
test.each(routes)('$path renders on a server, the same every time, with one h1', async ({ path }) => {
  expect(typeof window).toBe('undefined')
  const first = await prerender(path)
  expect(first.match(/<h1/g)).toHaveLength(1)
  expect(await prerender(path)).toBe(first)
})

test('the planner is one page at three addresses, and search engines are told which', () => {
  const planner = routes.filter(({ page }) => page === 'trip')
  expect(planner.map(({ path }) => path)).toEqual(['/ai-trip-planner', '/itinerary', '/planner'])
  expect(new Set(planner.map((route) => ('canonical' in route ? route.canonical : null)))).toEqual(
    new Set(['/ai-trip-planner']),
  )
})
