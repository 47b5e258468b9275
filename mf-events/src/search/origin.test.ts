import { describe, expect, it } from 'vitest'
import { originOf, readOrigin, requestOf, withOrigin, writeOrigin, type Origin } from './origin.ts'

const origins: Origin[] = [
  { by: 'query', query: 'Rod Laver Arena & friends' },
  { by: 'event', id: 'mel-e-australian-open' },
  { by: 'venue', id: 'mel-v-rod-laver' },
  { by: 'place', id: 'city-4975802' },
  { by: 'point', lat: -37.8216, lon: 144.9785, label: null },
  { by: 'point', lat: 60.1699, lon: 24.9384, label: 'Mannerheimintie 1' },
]

describe('the search in the address', () => {
  it.each(origins)('survives a share: $by', (origin) => {
    expect(readOrigin(new URLSearchParams(writeOrigin(origin).toString()))).toEqual(origin)
  })

  it.each([
    ['', null],
    ['q=+++', null],
    ['lat=abc&lon=1', null],
    ['lat=91&lon=0', null],
    ['lat=1', null],
    ['lat=&lon=', null],
    ['event=&q=Wembley', { by: 'query', query: 'Wembley' }],
    ['event=e1&q=Wembley', { by: 'event', id: 'e1' }],
    ['place=city-1&q=Portland', { by: 'place', id: 'city-1' }],
    ['place=&q=Portland', { by: 'query', query: 'Portland' }],
    ['lat=91&lon=0&q=Wembley', { by: 'query', query: 'Wembley' }],
  ])('reads %j as %j', (address, origin) => {
    expect(readOrigin(new URLSearchParams(address))).toEqual(origin)
  })

  it('never asks with more text than the backend takes', () => {
    const origin = readOrigin(new URLSearchParams({ q: 'x'.repeat(500) }))
    expect(origin).toEqual({ by: 'query', query: 'x'.repeat(200) })
  })

  it('is named in a request by exactly one of its keys', () => {
    expect(origins.map((origin) => requestOf(origin))).toEqual([
      { query: 'Rod Laver Arena & friends' },
      { eventId: 'mel-e-australian-open' },
      { venueId: 'mel-v-rod-laver' },
      { placeId: 'city-4975802' },
      { lat: -37.8216, lon: 144.9785 },
      { lat: 60.1699, lon: 24.9384 },
    ])
  })

  it('sends the category of the page with words, and with nothing else', () => {
    expect(origins.map((origin) => requestOf(origin, 'music').category)).toEqual([
      'music',
      ...origins.slice(1).map(() => undefined),
    ])
  })

  it('gives way to another one in the address, and the view of the results stays', () => {
    const before = new URLSearchParams('q=Portland&walk=10&at=x&lat=1&lon=2&event=e')
    expect(withOrigin(before, { by: 'place', id: 'city-1' }).toString()).toBe('place=city-1&walk=10')
  })

  it('names what a suggestion stands for: by its id where it has one', () => {
    const at = { name: 'Monaco', lat: 1, lon: 2, precision: 10 }
    expect(originOf({ kind: 'event', id: 'e', ...at })).toEqual({ by: 'event', id: 'e' })
    expect(originOf({ kind: 'venue', id: 'v', ...at })).toEqual({ by: 'venue', id: 'v' })
    const kinds = ['city', 'team', 'neighbourhood', 'airport', 'station', 'place', 'hotel', 'postcode'] as const
    expect(kinds.map((kind) => originOf({ kind, id: 'x', ...at }))).toEqual(kinds.map(() => ({ by: 'place', id: 'x' })))
    const monaco = { by: 'point', lat: 1, lon: 2, label: 'Monaco' }
    expect(originOf({ kind: 'address', ...at })).toEqual(monaco)
    expect(originOf({ kind: 'street', ...at })).toEqual(monaco)
    expect(originOf({ kind: 'point', ...at })).toEqual({ by: 'point', lat: 1, lon: 2, label: null })
  })
})
