import { describe, expect, it } from 'vitest'
import { readClosures } from './read-closures.ts'
import { Line } from './tsv.ts'

const COLUMNS = ['country', 'region', 'date_rule', 'holiday', 'class', 'effect', 'certainty', 'note']
const closure = (region: string, rule: string, what: string, effect: string) => {
  const columns = new Map(COLUMNS.map((name, at) => [name, at] as const))
  const [row] = readClosures([new Line(columns, ['GB', region, rule, 'Holiday', what, effect, 'A', ''])])
  return row
}
const ALL_DAY = { from: 0, until: 1440 }

describe('readClosures', () => {
  it.each([
    ['museums and galleries', 'closed', ['museum', 'attraction'], ALL_DAY],
    ['museums, attractions, supermarkets', 'mostly closed', ['museum', 'attraction', 'shop'], ALL_DAY],
    ['large shops over 280 m2', 'closed', ['shop'], ALL_DAY],
    ['shops', 'closed', ['shop', 'market'], ALL_DAY],
    ['shops, museums', 'close about 14:00', ['museum', 'shop', 'market'], { from: 840, until: 1440 }],
    ['shops, museums', 'closed until 13:00 or all day', ['museum', 'shop', 'market', 'attraction'], ALL_DAY],
    ['restaurants', 'mostly closed, booking only', ['restaurant'], ALL_DAY],
    ['independent restaurants', 'many closed', [], ALL_DAY],
    ['hawker centres and small eateries', 'many closed', [], ALL_DAY],
    ['Las Vegas Strip', 'closed to vehicles in the evening', [], null],
    ['hotels and trains', 'very busy, book early', [], null],
  ])('%s: %s', (what, effect, kinds, closed) => {
    expect(closure('', 'fixed 12-25', what, effect)).toMatchObject({ kinds, closed })
  })

  it('tells transport that stops from transport that changes', () => {
    expect(closure('London', 'fixed 12-25', 'Tube, DLR', 'no service')).toMatchObject({
      transport: 'none',
      closed: null,
    })
    expect(closure('London', 'fixed 12-26', 'Tube', 'reduced service')).toMatchObject({ transport: 'changed' })
  })

  it('reads a region as states, or as a city', () => {
    expect(closure('England and Wales', 'fixed 12-25', 'museums', 'closed')).toMatchObject({
      states: ['ENG', 'WLS'],
      city: null,
    })
    expect(closure('London', 'fixed 12-25', 'museums', 'closed')).toMatchObject({ states: [], city: 'London' })
    expect(closure('', 'fixed 12-26', 'museums', 'closed')).toMatchObject({ states: [], city: null, kinds: ['museum'] })
  })
})
