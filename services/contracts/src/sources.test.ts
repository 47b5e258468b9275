import { expect, it } from 'vitest'
import { sourceNames } from './sources.ts'

it.each([
  ['osm', 'OpenStreetMap'],
  ['curated+mel-clue2023', 'our own research, City of Melbourne employment census 2023'],
  ['sg-stb', 'Singapore Tourism Board'],
  ['a-new-one', 'a-new-one'],
])('%s reads %s', (joined, words) => expect(sourceNames(joined)).toBe(words))
