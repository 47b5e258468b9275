import { expect, it } from 'vitest'
import { ogImagePath, pageOfOgImage } from './og-image.ts'

it.each([
  ['/', '/og.png'],
  ['/sports', '/og/sports.png'],
  ['/legal/terms', '/og/legal/terms.png'],
  ['/hotel/caf%C3%A9%2F7', '/og/hotel/caf%C3%A9%2F7.png'],
])('the picture of %s is %s, and back', (path, picture) => {
  expect(ogImagePath(path)).toBe(picture)
  expect(pageOfOgImage(picture)).toBe(path)
})

it('names the place of a search by its id', () =>
  expect(ogImagePath('/location', { key: 'venue', id: 'a&b c' })).toBe('/og/location.png?venue=a%26b%20c'))

it.each(['/og', '/og/', '/og/.png', '/og/sports', '/og/sports.jpg', '/ogre.png', '/x/og/sports.png'])(
  '%s is the path of no picture',
  (path) => expect(pageOfOgImage(path)).toBeNull(),
)
