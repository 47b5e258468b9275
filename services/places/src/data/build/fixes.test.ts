import { describe, expect, it } from 'vitest'
import type { Poi } from '../rows.ts'
import { applyFixes, distinctIds, shippedId, type Fix } from './fixes.ts'

const place = (id: string, name: string, more: Partial<Poi> = {}): Poi => ({
  id,
  name,
  altNames: [],
  lat: 48.2,
  lon: 16.37,
  city: 'Vienna',
  country: 'AT',
  address: null,
  website: null,
  precision: 25,
  source: 'osm',
  category: 'sight',
  openingHours: null,
  visitMinutes: null,
  interest: 60,
  themes: [],
  limitedTo: null,
  ...more,
})
const judge = (action: Fix['action'], certainty: Fix['certainty'] = 'A', target = ''): Fix => ({
  name: 'Row',
  action,
  certainty,
  target,
  reason: '',
})
const apply = (fix: Fix, rows = [place('a', 'Row')]) =>
  applyFixes(rows, { byId: new Map([['a', fix]]), duplicates: [] })

describe('judgements of single rows', () => {
  it.each(['drop', 'defunct', 'not_a_hotel', 'rental'] as const)('%s takes the row out and says so', (action) => {
    const { rows, report } = apply(judge(action, 'B'))
    expect(rows).toEqual([])
    expect(report.names.get(`purged: ${action}`)).toEqual(['Row'])
  })

  it.each([
    ['not_a_sight', 'photo_stop'],
    ['fast_food', 'quick_meal'],
    ['not_a_meal', 'snack'],
    ['coffee_only', 'coffee'],
  ] as const)('%s limits it to %s', (action, limitedTo) => {
    expect(apply(judge(action)).rows).toMatchObject([{ id: 'a', limitedTo, interest: 60 }])
  })

  it.each(['drop', 'defunct', 'not_a_sight', 'fast_food'] as const)('%s of certainty C only demotes', (action) => {
    expect(apply(judge(action, 'C')).rows).toMatchObject([{ id: 'a', interest: 40, limitedTo: null }])
  })

  it('renames, and keeps the old name to be found by', () => {
    expect(apply(judge('rename', 'B', 'Now')).rows).toMatchObject([{ name: 'Now', altNames: ['Row'] }])
    expect(apply(judge('rename', 'C', 'Now')).rows).toMatchObject([{ name: 'Row', altNames: ['Now'] }])
  })

  it('gives what is known of a double to the row that stays', () => {
    const rows = [place('a', 'Row', { website: 'https://x.example' }), place('b', 'Kept')]
    const { rows: kept, aliases } = apply(judge('duplicate_of', 'B', 'b'), rows)
    expect(kept).toMatchObject([{ id: 'b', name: 'Kept', website: 'https://x.example' }])
    expect(aliases.get('a')).toBe('b')
  })

  it('leaves a double whose other half is not in the table', () => {
    expect(apply(judge('duplicate_of', 'A', 'gone')).rows).toHaveLength(1)
  })

  it('reads the name where a source gave two tenants one id', () => {
    const rows = distinctIds([place('a', 'Bar'), place('a', 'Row')])
    expect(apply(judge('drop'), rows).rows).toMatchObject([{ id: 'a', name: 'Bar' }])
  })
})

it.each([
  ['osm:way/28737966', 'osm-w28737966'],
  ['osm:n919282252', 'osm-n919282252'],
  ['tx-comptroller:0625e2ca', 'tx-comptroller-0625e2ca'],
  ['mel-v-rod-laver', 'mel-v-rod-laver'],
])('the source id %s ships as %s', (id, shipped) => expect(shippedId(id)).toBe(shipped))
