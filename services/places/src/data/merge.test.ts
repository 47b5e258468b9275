import { describe, expect, it } from 'vitest'
import { planeAt } from '../walking/geo.ts'
import type { Hotel } from './rows.ts'
import { MERGE_REACH, mergeDuplicates } from './merge.ts'

const hotel = (over: Partial<Hotel>): Hotel => ({
  id: 'a',
  name: 'Grand Hotel',
  altNames: [],
  lat: 48.2,
  lon: 16.37,
  city: 'Vienna',
  country: 'AT',
  address: null,
  website: null,
  precision: 50,
  source: 'osm',
  kind: 'hotel',
  stars: null,
  rooms: null,
  mayBeClosed: false,
  ...over,
})
/** 0.0001 degrees of latitude are 11 m. */
const metresNorth = (metres: number) => planeAt({ lat: 48.2, lon: 16.37 }).lat(metres)

describe('merging duplicates', () => {
  it('keeps the identity of the curated row, the better position and every known fact', () => {
    const { rows, aliases } = mergeDuplicates(
      [
        hotel({ id: 'c', source: 'curated', precision: 150, stars: 5 }),
        hotel({ id: 'o', name: 'Grand Hotel Wien', lat: metresNorth(60), precision: 25, website: 'https://x.example' }),
      ],
      300,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      id: 'c',
      name: 'Grand Hotel',
      stars: 5,
      precision: 25,
      website: 'https://x.example',
    })
    expect(rows[0]?.lat).toBeCloseTo(metresNorth(60), 6)
    expect(rows[0]?.source.split('+').toSorted()).toEqual(['curated', 'osm'])
    expect(aliases.get('o')).toBe('c')
  })

  it.each([
    ['a similar name 100 m away', { name: 'Grand Hotel Wien City', lat: metresNorth(100), precision: 25 }],
    ['another name next door', { name: 'Pension Nossek', lat: metresNorth(10) }],
    ['the same name across town', { lat: metresNorth(900), precision: 150 }],
    ['the same name in the next street', { lat: metresNorth(160), precision: 15 }],
  ])('leaves %s alone', (_, over) => {
    expect(mergeDuplicates([hotel({}), hotel({ id: 'b', source: 'x', ...over })], 300).rows).toHaveLength(2)
  })

  it.each([
    ['one street', '10 Bayfront Avenue, Singapore', 1],
    ['another street', '2 Orchard Road, Singapore', 2],
    ['no address', null, 2],
  ])('takes two of one name 330 m apart for one hotel where both name one street: %s', (_, address, left) => {
    const name = 'Marina Bay Sands'
    const one = hotel({ id: 'a', name, source: 'sg-stb', precision: 25, address: '1 Bayfront Avenue, Singapore 18956' })
    const other = hotel({ id: 'b', name, precision: 25, address, lat: metresNorth(330) })
    expect(mergeDuplicates([one, other], MERGE_REACH.hotels).rows).toHaveLength(left)
  })

  it('says "may be closed" only while no newer source knows the hotel', () => {
    const old = hotel({ id: 'p', source: 'fr-atout2012', mayBeClosed: true })
    expect(mergeDuplicates([old, hotel({ id: 'q', source: 'osm' })], 300).rows[0]?.mayBeClosed).toBe(false)
  })
})
