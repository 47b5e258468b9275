import { hotelsRequest } from '@site/contracts/hotels'
import { describe, expect, it } from 'vitest'
import { addDays, visitorsDay } from './days.ts'
import { checkStay, isCleared, readStay, stayRequest, writeStay, type StayErrors } from './stay.ts'

const today = '2027-01-10'
const stay = { checkin: '2027-01-18', checkout: '2027-01-20', adults: 2 }
const read = (search: string) => readStay(new URLSearchParams(search), today)

describe('the stay of an address', () => {
  it.each([
    ['in=2027-01-18&out=2027-01-20', 2],
    ['in=2027-01-18&out=2027-01-20&guests=1', 1],
    ['in=2027-01-18&out=2027-01-20&guests=8', 8],
    ['in=2027-01-18&out=2027-01-20&guests=9', 2],
    ['in=2027-01-18&out=2027-01-20&guests=0', 2],
    ['in=2027-01-18&out=2027-01-20&guests=1.5', 2],
    ['in=2027-01-18&out=2027-01-20&guests=all', 2],
    ['in=2027-01-18&out=2027-01-20&guests=', 2],
  ])('?%s is for %i', (search, adults) => expect(read(search)).toEqual({ ...stay, adults }))

  it.each([
    '',
    'in=2027-01-18',
    'out=2027-01-20',
    'guests=3',
    'in=none',
    'in=2027-01-20&out=2027-01-20',
    'in=2027-01-21&out=2027-01-20',
    'in=2027-02-30&out=2027-03-02',
    'in=2027-01-09&out=2027-01-12',
    'in=2027-01-18&out=2027-02-18',
    'in=2199-01-18&out=2199-01-20',
    'in=tomorrow&out=later',
  ])('?%s counts as not set', (search) => expect(read(search)).toBeNull())

  it.each([
    ['q=MCG&stars=4', stay, 'q=MCG&stars=4&in=2027-01-18&out=2027-01-20'],
    ['guests=4&q=MCG', stay, 'q=MCG&in=2027-01-18&out=2027-01-20'],
    ['', { ...stay, adults: 3 }, 'in=2027-01-18&out=2027-01-20&guests=3'],
    ['q=MCG&in=2027-01-18&out=2027-01-20&guests=3', null, 'q=MCG&in=none'],
  ])('?%s is written with it, and the rest stays', (before, next, after) => {
    const written = writeStay(new URLSearchParams(before), next)
    expect(new URLSearchParams([...written].sort()).toString()).toBe(
      new URLSearchParams([...new URLSearchParams(after)].sort()).toString(),
    )
    expect(readStay(written, today)).toEqual(next)
    expect(isCleared(written)).toBe(next === null)
  })
})

describe('two days', () => {
  it.each<[string, string, StayErrors]>([
    ['2027-01-10', '2027-01-11', {}],
    ['2027-01-10', '2027-02-09', {}],
    ['', '', { checkin: 'Choose the day you arrive.' }],
    ['2027-01-09', '2027-01-11', { checkin: 'Choose today or a later day.' }],
    ['2029-01-10', '2029-01-12', { checkin: 'Choose a day within the next two years.' }],
    ['2027-01-10', '', { checkout: 'Choose the day you leave.' }],
    ['2027-01-10', '2027-01-10', { checkout: 'Choose a day after you arrive.' }],
    ['2027-01-10', '2027-02-10', { checkout: 'Choose 30 nights or fewer.' }],
  ])('from %j to %j', (checkin, checkout, errors) => {
    expect(checkStay({ checkin, checkout }, today)).toEqual(errors)
  })
})

it('is a stay that the backend takes', () => {
  const checkin = visitorsDay()
  const request = { query: 'MCG', stay: stayRequest({ checkin, checkout: addDays(checkin, 2), adults: 3 }) }
  expect(hotelsRequest.parse(request).stay).toMatchObject({ adults: 3, currency: 'AUD', nationality: 'AU' })
})
