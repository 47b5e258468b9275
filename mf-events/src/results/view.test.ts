import { describe, expect, it } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { applyView, isFiltered, kindsOf, noFilters, plainView, readView, writeView, type View } from './view.ts'

const full: View = {
  walk: 10,
  ride: 20,
  stars: 4,
  kind: 'hostel',
  sort: 'stars',
  pace: 0.9,
  night: true,
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
    expect(writeView(new URLSearchParams('q=x&walk=10&map=1'), plainView).toString()).toBe('q=x')
  })
  it('changes one thing and keeps the others', () => {
    expect(writeView(new URLSearchParams('q=x&walk=10&sort=name'), { walk: 5 }).toString()).toBe('q=x&walk=5&sort=name')
  })
  it.each(['walk=0', 'walk=-3', 'walk=1.5', 'walk=999', 'walk=x', 'stars=6', 'sort=price', 'pace=9', 'night=yes'])(
    'takes %s for nothing',
    (text) => {
      expect(readView(new URLSearchParams(text))).toEqual(plainView)
    },
  )
  it('compares four at most, each once', () => {
    expect(readView(new URLSearchParams('compare=a,b,a,,c,d,e')).compare).toEqual(['a', 'b', 'c', 'd'])
  })
})

const near = hotel('near', 6, null, { stars: 3 })
const hostel = hotel('hostel', 9, null, { kind: 'hostel' })
const far = hotel('far', 40, 19, { stars: 5 })
const hotels = [far, hostel, near]
const ids = (patch: Partial<View>) => applyView(hotels, { ...plainView, ...patch }).map(({ id }) => id)

describe('what a view shows', () => {
  it.each<[string, Partial<View>, string[]]>([
    ['all, nearest on foot first', {}, ['near', 'hostel', 'far']],
    ['ten minutes on foot', { walk: 10 }, ['near', 'hostel']],
    ['twenty minutes by whatever is quicker', { ride: 20 }, ['near', 'hostel', 'far']],
    ['nobody beyond', { ride: 8 }, ['near']],
    ['stars that are known', { stars: 3 }, ['near', 'far']],
    ['one kind', { kind: 'hostel' }, ['hostel']],
    ['the best stars first', { sort: 'stars' }, ['far', 'near', 'hostel']],
    ['by name', { sort: 'name' }, ['far', 'hostel', 'near']],
    ['no transit at night', { night: true, ride: 20 }, ['near', 'hostel']],
  ])('%s', (_, patch, expected) => {
    expect(ids(patch)).toEqual(expected)
  })
  it('does not change what it was given', () => {
    applyView(hotels, { ...plainView, night: true })
    expect(hotels[0]?.transit?.minutes).toBe(19)
  })
  it('lists the kinds and whether filters are set', () => {
    expect(kindsOf(hotels)).toEqual(['hotel', 'hostel'])
    expect(isFiltered({ ...plainView, sort: 'name', night: true })).toBe(false)
    expect(isFiltered(full)).toBe(true)
    expect(isFiltered({ ...full, ...noFilters })).toBe(false)
  })
})
