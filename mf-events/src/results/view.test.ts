import { describe, expect, it } from 'vitest'
import { changeView, plainView, readView, writeView, type View } from './view.ts'

const full: View = {
  walk: 10,
  ride: 20,
  stars: 4,
  kind: 'hostel',
  price: 249.5,
  available: true,
  stepFree: true,
  exact: true,
  sort: 'stars',
  pace: 0.9,
  listed: 60,
  map: true,
  compare: ['a', 'b'],
}

describe('the view in the address', () => {
  it('survives a share beside the search', () => {
    const params = writeView(new URLSearchParams('event=e1'), full)
    expect(params.get('event')).toBe('e1')
    expect(readView(new URLSearchParams(params.toString()))).toEqual(full)
  })
  it('omits defaults from the address', () => {
    expect(writeView(new URLSearchParams('q=x&walk=10&map=1&exact=1&listed=40'), plainView).toString()).toBe('q=x')
  })
  it('changes one thing and keeps the others', () => {
    expect(writeView(new URLSearchParams('q=x&walk=10&sort=stars'), { walk: 5 }).toString()).toBe(
      'q=x&walk=5&sort=stars',
    )
  })
  it.each([
    'walk=0',
    'walk=-3',
    'walk=1.5',
    'walk=999',
    'walk=x',
    'stars=6',
    'price=-1',
    'price=x',
    'exact=yes',
    'sort=name',
    'pace=9',
    'night=1',
    'listed=0',
  ])('takes %s for nothing', (text) => {
    expect(readView(new URLSearchParams(text))).toEqual(plainView)
  })
  it('lists whole pages', () => {
    expect(readView(new URLSearchParams('listed=21')).listed).toBe(40)
  })
  it('compares four at most, each once', () => {
    expect(readView(new URLSearchParams('compare=a,b,a,,c,d,e')).compare).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('a change of the view', () => {
  it.each<[string, Partial<View>, number]>([
    ['starts another list at its first page', { walk: 10 }, 20],
    ['starts another order at its first page', { sort: 'stars' }, 20],
    ['keeps the pages while hotels are compared', { compare: [] }, 60],
    ['keeps the pages while the map is open', { map: false }, 60],
    ['adds pages', { listed: 80 }, 80],
  ])('%s', (_, patch, listed) => {
    expect(changeView(full, patch)).toEqual({ ...full, ...patch, listed })
  })
})
