import { expect, it } from 'vitest'
import { areaWords, countryName } from './place-words.ts'

it.each([
  ['AU', 'Australia'],
  ['nowhere', 'nowhere'],
])('%s is %s', (code, name) => expect(countryName(code)).toBe(name))

it('says the country as the answer does, and by its code where it does not', () => {
  const place = {
    kind: 'venue',
    name: 'The Arena',
    city: 'Istanbul',
    country: 'TR',
    lat: 41,
    lon: 29,
    precision: 10,
  } as const
  expect(areaWords({ ...place, countryName: 'Türkiye' })).toBe('Istanbul, Türkiye')
  expect(areaWords({ ...place, country: 'AU' })).toBe('Istanbul, Australia')
})
