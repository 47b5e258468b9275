import type { EventItem } from '@site/contracts/events'
import { itineraryRequest } from '@site/contracts/itinerary'
import { expect, it } from 'vitest'
import { readRequest } from '../request/read-request.ts'
import { sampleEvent, samplePort } from '../testing/sample-city.ts'
import { withFeastEvent } from './feast-event.ts'

const fireworks: EventItem = {
  ...sampleEvent,
  genre: 'celebration',
  dates: { start: '2026-12-31', end: '2026-12-31', status: 'confirmed' },
}
const read = (notes: string, over: Partial<EventItem> = {}, without: string[] = []) => {
  const port = { ...samplePort(), events: () => ({ events: [{ ...fireworks, ...over }] }) }
  const request = itineraryRequest.parse({ destination: 'Sampleton', notes, days: 2, without })
  return withFeastEvent(readRequest(request, port, '2026-11-23'), request, port)
}

it.each<[string, string, Partial<EventItem>, string[], string | undefined]>([
  ['the feast by its name', "New Year's Eve", {}, [], 'event-1'],
  ['the same in another language', 'Silvester', {}, [], 'event-1'],
  ['a stay over that night', '31 December 2026 to 2 January 2027', {}, [], 'event-1'],
  ['a stay that ends before it', '30 to 31 December', {}, [], undefined],
  ['a stay over it, taken out', '31 December 2026 to 2 January 2027', {}, ['event'], undefined],
  ['a concert of that night', "New Year's Eve", { genre: 'arts' }, [], undefined],
  ['another day', "New Year's Eve", { dates: { ...fireworks.dates, start: '2026-12-24' } }, [], undefined],
  ['another town', "New Year's Eve", { venue: { ...fireworks.venue, lat: 1 } }, [], undefined],
  ['taken out by the traveller', "New Year's Eve", {}, ['event'], undefined],
])('%s', (_, notes, over, without, id) => {
  const { trip, reading } = read(notes, over, without)
  expect(trip.event?.id).toBe(id)
  expect(reading.understood.filter(({ key }) => key === 'event')).toHaveLength(id === undefined ? 0 : 1)
})
