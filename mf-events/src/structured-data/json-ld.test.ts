import type { EventItem } from '@site/contracts/events'
import { expect, it } from 'vitest'
import { hotel } from '../testing/hotel.ts'
import { eventData, eventList, hotelList, serialise } from './json-ld.tsx'

const event = (name: string, status: 'confirmed' | 'expected'): EventItem => ({
  id: name,
  name,
  category: 'music',
  venue: { id: 'v', name: 'Hall', lat: 1, lon: 2, city: 'Vienna', country: 'AT' },
  dates: { start: '2027-01-01', end: '2027-01-01', status },
})

it('cannot be closed by a name from the data', () => {
  const text = serialise({ name: '</script><script>alert(1)' })
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual({ name: '</script><script>alert(1)' })
})

it('claims no date that is only expected', () => {
  const list = eventList('Music', [event('Known', 'confirmed'), event('Usual', 'expected')])
  expect(JSON.stringify(list)).toContain('Known')
  expect(JSON.stringify(list)).not.toContain('Usual')
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 1 })
})

it('says of one event what is known: its place always, its dates once announced', () => {
  expect(eventData(event('Known', 'confirmed'))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Known',
    startDate: '2027-01-01',
    location: { '@type': 'Place', name: 'Hall' },
  })
  expect(eventData(event('Usual', 'expected'))).not.toHaveProperty('startDate')
  expect(eventData(event('Usual', 'expected'))).not.toHaveProperty('endDate')
  const { dates, ...rest } = event('Around', 'expected')
  expect(JSON.stringify(eventData({ ...rest, dates: { ...dates, usual: 'around' } }))).not.toContain('2027')
})

it('gives a hotel no star that was not given', () => {
  const list = JSON.stringify(hotelList('Hall', [hotel('h', 4)]))
  expect(list).not.toContain('starRating')
  expect(list).not.toContain('price')
})
