import { expect, it } from 'vitest'
import { routeRequest } from './route.ts'

const to = { id: 'h' }
it.each([
  ['two ids', { from: { id: 'v' }, to }, true],
  ['a point', { from: { lat: -37.8, lon: 144.9 }, to, profile: 'wheels', speed: 0.9 }, true],
  ['neither', { from: {}, to }, false],
  ['both', { from: { id: 'v', lat: 1, lon: 2 }, to }, false],
  ['half a point', { from: { lat: 1 }, to }, false],
  ['an id with half a point', { from: { id: 'v', lon: 1 }, to }, false],
  ['a point off the world', { from: { lat: 91, lon: 0 }, to }, false],
  ['an empty id', { from: { id: ' ' }, to }, false],
  ['an unknown profile', { from: { id: 'v' }, to, profile: 'bicycle' }, false],
  ['no end', { from: { id: 'v' } }, false],
])('a route from %s: %o is valid: %s', (_, request, valid) =>
  expect(routeRequest.safeParse(request).success).toBe(valid),
)
