import { expect, test } from 'vitest'
import { bodyFor, londonTrip, melbourneTrip } from '../testing/plans.ts'
import { encodeTrip } from './link-code.ts'
import { codeIn, shareLink } from './link-address.ts'

test.each([
  ['Melbourne', melbourneTrip],
  ['London', londonTrip],
])('the whole link for seven days in %s takes at most 2 kB', (city, trip) => {
  const code = encodeTrip(bodyFor(city, 7), trip)
  const link = shareLink('https://www.a-rather-long-host-name.example', code)
  expect(link.length).toBeLessThanOrEqual(2048)
  expect(codeIn(new URL(link).hash)).toBe(code)
})

test.each(['', '#', '#day-2', '#plan=', '#xplan=abc'])('%j holds no plan', (hash) => expect(codeIn(hash)).toBeNull())
