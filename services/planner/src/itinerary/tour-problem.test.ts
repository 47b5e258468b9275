import { expect, it } from 'vitest'
import type { Poi } from './places.ts'
import { longestDetourFor } from './tour-problem.ts'

const place = (mustSee: number | null): Poi => ({
  id: 'a',
  name: 'A place',
  altNames: [],
  visitMinutes: null,
  lat: 0,
  lon: 0,
  city: 'Town',
  address: null,
  category: 'sight',
  themes: [],
  interest: 80,
  openingHours: null,
  website: null,
  source: 'curated',
  mustSee,
})

it.each([
  ['a garden at the airport, a must-see of an hour and a half', 8, 90, 90],
  ['a palace outside the town, a must-see of four hours', 2, 240, 180],
  ['a museum of two hours and a half', 4, 150, 150],
  ['what is no must-see, however long one stays', null, 240, 90],
])('the longest detour for %s is no longer than the stay', (_, mustSee, minutes, longest) => {
  expect(longestDetourFor({ poi: place(mustSee), meal: null, minutes })).toBe(longest)
})
