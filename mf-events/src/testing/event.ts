import type { EventItem } from '@site/contracts/events'

type Days = readonly [start: string, end: string]

/** An event for tests: its name, its days and whatever else matters. */
export const event = (
  name: string,
  [start, end]: Days,
  more: Partial<EventItem> & { city?: string } = {},
): EventItem => {
  const { city = 'Melbourne', ...rest } = more
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    category: 'music',
    venue: { id: 'v', name: 'Town Hall', lat: -37.8, lon: 144.9, city, country: 'AU' },
    dates: { start, end, status: 'confirmed' },
    ...rest,
  }
}
