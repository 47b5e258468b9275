import type { ItineraryResponse, Slot } from '@site/contracts/itinerary'

/** A stop of a made-up plan. For tests only. */
export const stop = (title: string, category: string, start: string, end: string, over: Partial<Slot> = {}): Slot => ({
  period: start < '12:00' ? 'morning' : start < '17:00' ? 'afternoon' : 'evening',
  activity: {
    id: title.toLowerCase().replace(/\W+/g, '-'),
    title,
    address: null,
    mapLink: 'https://example.org/map',
    lat: 41.89 + title.length / 500,
    lon: 12.49,
    category,
    openingHours: null,
    website: null,
    source: 'curated',
  },
  start,
  end,
  leg: { mode: 'walk', minutes: 10, low: 9, high: 12, metres: 800, source: 'street' },
  foodNearby: [],
  ...over,
})

/** One day in Rome that nothing is wrong with: a Tuesday, vegan. */
export const soundAnswer = (): ItineraryResponse => ({
  plan: [
    {
      date: '2027-03-09',
      slots: [
        stop('Colosseum', 'sight', '09:30', '11:30'),
        stop('Trattoria Verde', 'food', '12:00', '13:00', { meal: 'lunch' }),
        stop('Galleria Borghese', 'museum', '13:20', '15:20'),
        stop('Pantheon', 'sight', '15:40', '16:30'),
        stop('Janiculum Terrace', 'view', '16:50', '17:40'),
        stop('Osteria Bianca', 'food', '18:30', '19:45', { meal: 'dinner' }),
      ],
      departAt: '09:10',
      returnLeg: { mode: 'walk', minutes: 12, low: 11, high: 14, metres: 950, source: 'street' },
      returnBy: '20:00',
    },
  ],
  meta: {
    city: 'Rome',
    country: 'IT',
    tz: 'Europe/Rome',
    venueDetails: null,
    expandedNote: null,
    relaxed: false,
    searchNote: 'We don’t know whether every kitchen has vegan dishes, so ask before you go.',
    credits: [],
    base: { kind: 'hotel', id: 'h', name: 'Hotel Forum', lat: 41.89, lon: 12.48 },
    reading: {
      understood: [
        { key: 'city:Rome', label: 'Where', value: 'Rome', words: 'Rome', field: 'destination', use: 'planned' },
        { key: 'dates', label: 'When', value: '9 March 2027', words: '9 March', field: 'destination', use: 'planned' },
        { key: 'diet:vegan', label: 'Diet', value: 'vegan', words: 'vegan', field: 'destination', use: 'planned' },
      ],
      notUsed: [],
      questions: [],
    },
  },
})
