import { expect, test } from 'vitest'
import { roomLink, secretIn } from './room-address.ts'

const secret = 'Ab-_0123456789abcdefgh'

test('a link leads back to its secret', () => {
  const link = roomLink('https://stageside.example', '/ai-trip-planner', secret)
  expect(secretIn(new URL(link).hash)).toBe(secret)
  expect(new URL(link).search).toBe('')
})
test.each(['', '#', '#room=', '#room=short', `#room=${secret}x`, `#plan=${secret}`, '#room=%00'])(
  '%s has none',
  (hash) => expect(secretIn(hash)).toBeNull(),
)
