import { expect, it } from 'vitest'
import { routeLimits, routeRequest, routesRequest } from './route.ts'

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

const leg = { from: { lat: 60.17, lon: 24.94 }, to }
it.each([
  ['none', 0, false],
  ['one', 1, true],
  ['as many as a day has', routeLimits.legs, true],
  ['more', routeLimits.legs + 1, false],
])('a call for several ways with %s is valid: %#', (_, count, valid) =>
  expect(routesRequest.safeParse({ legs: Array.from({ length: count }, () => leg) }).success).toBe(valid),
)
