import { describe, expect, it } from 'vitest'
import { foundRoute, piece } from './testing/way.ts'
import { profileIn, withProfile } from './way-profile.ts'
import { distanceWords, noWayWords, pieceLine, stairsWords, wayLines, waySummary } from './way-words.ts'

describe('a part of a way', () => {
  it.each([
    ['a street', piece('street', 'Whiteman Street', 243), ['Whiteman Street', null, '240 m']],
    ['the pavement of a street', piece('footway', 'Clarke Street', 52), ['Clarke Street', null, '50 m']],
    ['a footpath', piece('footway', null, 1240), ['Footpath', null, '1.2 km']],
    ['a short one', piece('square', null, 23), ['Pedestrian area', null, '23 m']],
    ['crossings', piece('street', 'A', 99, { crossings: 1 }), ['A', '1 road to cross', '100 m']],
    [
      'crossings on a slope',
      piece('street', 'A', 99, { crossings: 5, incline: { goes: 'down', percent: 10 } }),
      ['A', '5 roads to cross, up to 10 % downhill', '100 m'],
    ],
    [
      'a slope',
      piece('way', null, 70, { incline: { goes: 'up', percent: null } }),
      ['Path or street', 'uphill', '70 m'],
    ],
    ['a lift', piece('lift', null, 0), ['Lift', null, null]],
    ['a bridge over water', piece('bridge', null, 56, { overWater: true }), ['Bridge over water', null, '60 m']],
    ['a bridge of a street', piece('bridge', 'Bay Bridge', 56), ['Bridge, Bay Bridge', null, '60 m']],
    ['a tunnel under water', piece('tunnel', null, 300, { overWater: true }), ['Tunnel under water', null, '300 m']],
    [
      'steps',
      piece('steps', null, 12, { stairs: { flights: 1, steps: 46, goes: 'up' } }),
      ['Steps up, 46 steps', null, '12 m'],
    ],
  ] as const)('%s', (_, part, [what, more, length]) => expect(pieceLine(part)).toEqual({ what, more, length }))

  it.each([
    [{ flights: 1, steps: null, goes: null }, 'Steps'],
    [{ flights: 1, steps: 1, goes: 'down' }, 'Steps down, 1 step'],
    [{ flights: 3, steps: null, goes: 'up' }, '3 flights of steps up'],
  ] as const)('stairs of %o are %s', (stairs, words) => expect(stairsWords(stairs)).toBe(words))
})

it('tells the metres from a door that is not at its street', () => {
  const pieces = [piece('street', 'A', 100)]
  const what = (start: number, end: number) =>
    wayLines(foundRoute(pieces, { toStreet: { start, end } }), 'To the hotel').map((line) => line.what)
  expect(what(14, 3)).toEqual(['A'])
  expect(what(78, 15)).toEqual(['To the street', 'A', 'To the hotel'])
})

it.each([
  [3, '10 m'],
  [347, '350 m'],
  [1240, '1.2 km'],
])('%i m are %s', (metres, words) => expect(distanceWords(metres)).toBe(words))

describe('the whole way', () => {
  const route = foundRoute([], {
    stairs: { flights: 2, steps: 31, goes: 'up' },
    waterCrossings: 1,
    steepest: { goes: 'up', percent: 9 },
    unknown: { crossings: 12, kerbs: 7, surface: 480, steepness: 600 },
  })
  it.each([
    ['normal', route, 'On the map: 2 flights of steps up, 31 steps; once across water; up to 9 % uphill.'],
    [
      'step-free',
      { ...route, stairs: { flights: 0, steps: 0, goes: null }, waterCrossings: 2, steepest: null },
      'On the map: no steps; 2 times across water; steepness not mapped; kerbs not mapped at 7 of 12 crossings.',
    ],
    [
      'wheels',
      { ...route, waterCrossings: 0 },
      'On the map: 2 flights of steps up, 31 steps; up to 9 % uphill; surface not mapped for 480 m.',
    ],
    ['normal', foundRoute([]), 'On the map: no steps.'],
  ] as const)('%s: %#', (profile, way, words) => expect(waySummary(way, profile)).toBe(words))

  it.each([
    [{ crossings: 1, kerbs: 0 }, 'lowered kerbs at its crossing'],
    [{ crossings: 3, kerbs: 0 }, 'lowered kerbs at all 3 crossings'],
    [{ crossings: 1, kerbs: 1 }, 'kerbs not mapped at 1 crossing'],
    [{ crossings: 4, kerbs: 4 }, 'kerbs not mapped at 4 crossings'],
  ])('with kerbs of %o it says %s', (kerbs, words) =>
    expect(waySummary(foundRoute([], { unknown: { ...route.unknown, ...kerbs } }), 'step-free')).toContain(words),
  )

  it.each([
    ['step-free', 'no_way', /no step-free way/],
    ['wheels', 'no_way', /long flight/],
    ['normal', 'no_way', /couldn’t find this way/],
    ['step-free', 'too_far', /too long/],
    ['step-free', 'no_streets', /couldn’t find this way/],
  ] as const)('%s, where there is none for %s, it says why', (profile, reason, words) =>
    expect(noWayWords({ profile, reason })).toMatch(words),
  )
})

describe('the profile of an address', () => {
  it.each([
    ['near=v', 'normal'],
    ['way=step-free', 'step-free'],
    ['way=wheels', 'wheels'],
    ['way=bicycle', 'normal'],
  ] as const)('%s is %s', (search, profile) => expect(profileIn(new URLSearchParams(search))).toBe(profile))

  it('is not mentioned where it is the plain one', () => {
    const params = new URLSearchParams('near=v&way=wheels')
    expect(withProfile(params, 'step-free').toString()).toBe('near=v&way=step-free')
    expect(withProfile(params, 'normal').toString()).toBe('near=v')
  })
})
