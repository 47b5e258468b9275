/** What the search says to a visitor, each said once. */
export const NOTES = {
  tour: 'We don’t list artists’ tours yet. Enter the venue or its address.',
  link: 'A link like this can’t be read here. Enter the name of the venue or its address.',
  what3words: 'We don’t read what3words. Enter an address, or “lat, lon”.',
  nothing: (text: string) => `We found no place for “${text}”. Try the venue, the city or a street address.`,
  empty: 'Enter an event, a venue, a city or an address.',
  misspelt: (typed: string, read: string) => `We read “${typed}” as “${read}”.`,
  team: (name: string, venue: string) => `We took the venue of ${name}: ${venue}.`,
  leftOut: (left: string) => `We left out “${left}”.`,
  outside: (name: string, area: string) => `We know no ${name} in ${area}.`,
  noStreets: (city: string) =>
    `We don’t have the streets of ${city} yet, so we can’t place this address. Choose the neighbourhood or a venue close to it.`,
  noStreet: (city: string) => `We don’t know this street in ${city}. Choose something close to it.`,
  noSuchStreet: 'We don’t know this street. Add its city, or choose something close to it.',
  noNumber: (typed: string, street: string) =>
    `We don’t know a number ${typed} in ${street}. These are the nearest we know.`,
  shortCode: 'A short Plus Code needs its town: “5XHH+95 Melbourne”.',
} as const
