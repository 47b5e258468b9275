import { describe, expect, it } from 'vitest'
import { event } from '../testing/event.ts'
import {
  cityOptions,
  everything,
  filterEvents,
  isFiltered,
  monthOptions,
  monthsOf,
  readFilter,
  waysOut,
  withFilter,
  type EventFilter,
} from './event-filter.ts'

const TODAY = '2026-11-23'
const newYear = event('Countdown', ['2026-12-28', '2027-01-03'])
const cruilla = event('Cruïlla', ['2027-07-08', '2027-07-11'], { city: 'Barcelona' })
const season = event('Home season', ['2026-08-22', '2027-02-18'])
const events = [newYear, cruilla, season]
const names = (filter: Partial<EventFilter>) =>
  filterEvents(events, { ...everything, ...filter }, TODAY).map(({ name }) => name)

it.each([
  [newYear, ['2026-12', '2027-01']],
  [season, ['2026-11', '2026-12', '2027-01', '2027-02']],
  [event('Odd', ['soon', 'later']), []],
  [event('Odd end', ['2027-05-01', 'later']), 24],
  [event('Backwards', ['2027-05-01', '2027-04-01']), []],
])('the months of $name from today on', (item, months) => {
  const found = monthsOf(item, TODAY)
  expect(Array.isArray(months) ? found : found.length).toEqual(months)
})

it.each<[Partial<EventFilter>, string[]]>([
  [{}, ['Countdown', 'Cruïlla', 'Home season']],
  [{ month: '2027-01' }, ['Countdown', 'Home season']],
  [{ month: '2026-08' }, []],
  [{ city: 'barcelona' }, ['Cruïlla']],
  [{ find: 'cruil' }, ['Cruïlla']],
  [{ find: ' TOWN count ' }, ['Countdown']],
  [{ find: 'own' }, []],
  [{ find: '—' }, ['Countdown', 'Cruïlla', 'Home season']],
  [{ city: 'Melbourne', month: '2027-07' }, []],
])('%o lists %j', (filter, expected) => expect(names(filter)).toEqual(expected))

describe('options', () => {
  const counts = (options: ReturnType<typeof cityOptions>) => options.map(({ label, count }) => [label, count])

  it('count what each would list, the other filters staying', () => {
    expect(counts(cityOptions(events, { ...everything, month: '2027-07' }, TODAY))).toEqual([
      ['Barcelona', 1],
      ['Melbourne', 0],
    ])
    expect(counts(monthOptions(events, { ...everything, city: 'Barcelona' }, TODAY))).toEqual([
      ['November 2026', 0],
      ['December 2026', 0],
      ['January 2027', 0],
      ['February 2027', 0],
      ['July 2027', 1],
    ])
  })

  it('hold what the address asks for, even where no event is', () => {
    expect(counts(cityOptions(events, { ...everything, city: 'Perth' }, TODAY))).toContainEqual(['Perth', 0])
  })

  it('list as many as they say', () => {
    for (const { value, count } of monthOptions(events, everything, TODAY))
      expect(names({ month: value })).toHaveLength(count)
    for (const { value, count } of cityOptions(events, everything, TODAY))
      expect(names({ city: value })).toHaveLength(count)
  })
})

it('offers each filter that would help when it is left out, and only those', () => {
  const filter = { city: 'Melbourne', month: '2027-07', find: '' }
  expect(waysOut(events, filter, TODAY).map(({ drop, count }) => [drop, count])).toEqual([
    ['city', 1],
    ['month', 2],
  ])
  expect(waysOut(events, { ...filter, find: 'nothing' }, TODAY)).toEqual([])
})

it('is kept in the address beside what else it holds', () => {
  const filter = { city: 'Barcelona', month: '2027-07', find: 'cruïlla ' }
  const params = withFilter(new URLSearchParams('event=e1&find=old'), filter)
  expect(params.get('event')).toBe('e1')
  expect(readFilter(params)).toEqual(filter)
  expect(withFilter(params, everything).toString()).toBe('event=e1')
})

it.each([
  ['month=May', everything],
  [`find=${'x'.repeat(500)}`, { ...everything, find: 'x'.repeat(80) }],
  ['', everything],
])('reads nonsense as nothing: %s', (search, filter) => expect(readFilter(new URLSearchParams(search))).toEqual(filter))

it('is no filter when all it has is blanks', () => {
  expect(isFiltered({ ...everything, find: '  ' })).toBe(false)
  expect(isFiltered({ ...everything, month: '2027-01' })).toBe(true)
})
