import { expect, it } from 'vitest'
import { routeOf } from './metrics.ts'

it.each([
  ['/', 'page'],
  ['/terms?x=1', 'page'],
  ['/whatever/anybody/types', 'page'],
  ['/releases/shell/0.1.0/main.js', 'release file'],
  ['/tiles/0123456789abcdef0123456789abcdef.pmtiles', 'tiles'],
  ['/functions/v1/hotels', '/functions/v1/hotels'],
  ['/functions/v1/hotels?x', '/functions/v1/hotels'],
  ['/functions/v1/made-up', '/functions/v1/other'],
  ['/rest/v1/waitlist', '/rest/v1/waitlist'],
  ['/auth/callback', 'page'],
  ['/composition.json?mf-events=1', '/composition.json'],
])('%s is counted as %s', (url, route) => expect(routeOf(url)).toBe(route))
