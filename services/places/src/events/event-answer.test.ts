import type { EventItem } from '@site/contracts/events'
import { expect, it } from 'vitest'
import { toEventResponse } from './event-answer.ts'

const event = (dates: EventItem['dates']): EventItem => ({
  id: 'e',
  name: 'City Cup',
  category: 'sports',
  venue: { id: 'v', name: 'Park Arena', lat: -37.8, lon: 144.9, city: 'Melbourne', country: 'AU' },
  dates,
})

it.each<[string, EventItem['dates'], string]>([
  ['announced', { start: '2027-05-16', end: '2027-05-16', status: 'confirmed' }, '16 May 2027, at Park Arena'],
  [
    'expected',
    { start: '2027-01-18', end: '2027-02-01', status: 'expected' },
    'Expected 18 Jan – 1 Feb 2027, not announced yet, at Park Arena',
  ],
  [
    'usual',
    { start: '2027-03-12', end: '2027-03-14', status: 'expected', usual: 'around' },
    'Usually around 12 March, next dates not announced yet, at Park Arena',
  ],
  [
    'a season',
    { start: '2026-08-22', end: '2027-05-18', status: 'confirmed' },
    '22 Aug 2026 – 18 May 2027, many dates, at Park Arena',
  ],
])('says when and where: %s', (_, dates, words) => {
  const answer = toEventResponse(event(dates), '2026-11-29')
  const { venue } = event(dates)
  expect(answer.event).toEqual({ ...event(dates), venue: { ...venue, countryName: 'Australia' } })
  expect(answer.today).toBe('2026-11-29')
  expect(answer.head.poster).toBe('court')
  expect(answer.head.title).toBe('City Cup: hotels near Park Arena')
  expect(answer.head.description.startsWith(`${words}, Melbourne.`)).toBe(true)
})
