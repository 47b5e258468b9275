import { routeDefinition } from '@site/contracts/composition'
import { site } from '@site/contracts/site'
import { describe, expect, test } from 'vitest'
import { routes } from './routes.ts'

describe('routes', () => {
  test('are those of spec §2 that this remote owns', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual([
      '/about',
      '/about-us',
      '/careers',
      '/corporate',
      '/membership',
      '/partner-portal',
      '/partner-program',
      '/partners',
      '/press',
    ])
  })

  test.each(routes)(
    '$path is valid, has a title without the brand and a description that fits a search result',
    (route) => {
      expect(routeDefinition.safeParse(route).success).toBe(true)
      expect(route.title).not.toContain(site.brand)
      expect(route.description.length).toBeGreaterThan(60)
      expect(route.description.length).toBeLessThanOrEqual(160)
    },
  )

  test('have unique titles and descriptions', () => {
    for (const key of ['title', 'description'] as const)
      expect(new Set(routes.map((route) => route[key])).size).toBe(routes.length)
  })
})
