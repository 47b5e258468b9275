import { describe, expect, it } from 'vitest'
import type { Venue } from '../rows.ts'
import { Line } from './tsv.ts'
import { putRight, readVenueAliases, withAliases, withMissingVenues } from './venue-names.ts'

const venue = (more: Partial<Venue>): Venue => ({
  id: 'hifld-1',
  name: 'Old Park',
  altNames: [],
  lat: 33,
  lon: -84,
  city: 'Atlanta',
  country: 'US',
  address: null,
  website: null,
  precision: 150,
  source: 'hifld',
  kind: 'stadium',
  capacity: 40_000,
  ...more,
})
const line = (cells: Readonly<Record<string, string>>) =>
  new Line(new Map(Object.keys(cells).map((name, at) => [name, at])), Object.values(cells))
const alias = (more: Readonly<Record<string, string>>) =>
  line({ venue_id: 'hifld:1', venue_name: 'Old Park', alias: 'The Park', kind: 'common', ...more })

describe('names of venues', () => {
  it("shows today's name and finds the old one", () => {
    const { rows } = putRight([venue({})], [alias({ alias: 'New Park', kind: 'current_name' })])
    expect(rows).toMatchObject([{ id: 'hifld-1', name: 'New Park', altNames: ['Old Park'] }])
  })

  it('never offers a ground that is gone', () => {
    expect(putRight([venue({})], [alias({ alias: '', kind: 'gone' })])).toEqual({ rows: [], gone: ['Old Park'] })
  })

  it('merges a missing venue into the row it is, and keeps the id that links carry', () => {
    const missing = { id: 'mv-x', name: 'New Park', lat: '33.1', lon: '-84', city: 'Atlanta', country: 'US' }
    const { rows, added, aliases } = withMissingVenues(
      [venue({})],
      [line({ ...missing, precision_m: '100', open_data_id: 'hifld:1' })],
    )
    expect([rows.length, added]).toEqual([1, 0])
    expect(rows[0]).toMatchObject({ id: 'hifld-1', name: 'New Park', altNames: ['Old Park'], source: 'hifld+curated' })
    expect(aliases.get('mv-x')).toBe('hifld-1')
  })

  it('adds one that no source has', () => {
    const missing = { id: 'mv-x', name: 'Dome', kind: 'arena', lat: '33.1', lon: '-84', city: 'Atlanta', country: 'US' }
    const { rows, added } = withMissingVenues([venue({})], [line({ ...missing, precision_m: '150', open_data_id: '' })])
    expect([rows.length, added]).toEqual([2, 1])
    expect(rows[1]).toMatchObject({ id: 'mv-x', kind: 'arena', precision: 150, source: 'curated' })
  })

  it('leaves out an alias of two venues of one city', () => {
    const both = new Map([
      ['a', venue({ id: 'a' })],
      ['b', venue({ id: 'b', name: 'Other' })],
    ])
    const lines = [alias({ venue_id: 'a', alias: 'Dome' }), alias({ venue_id: 'b', alias: 'DOME' })]
    expect(readVenueAliases(lines, both, (id) => id)).toMatchObject({ rows: [], ambiguous: ['Dome', 'DOME'] })
  })

  it('attaches the others once', () => {
    const known = new Map([['a', venue({ id: 'a', altNames: ['The Park'] })]])
    const { rows } = readVenueAliases(
      [alias({ venue_id: 'a' }), alias({ venue_id: 'a', alias: 'OP' })],
      known,
      (id) => id,
    )
    expect(withAliases([...known.values()], rows)[0]?.altNames).toEqual(['The Park', 'OP'])
  })
})
