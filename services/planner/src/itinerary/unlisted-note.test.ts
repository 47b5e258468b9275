import { expect, it } from 'vitest'
import { unlistedNote } from './unlisted-note.ts'

const piece = (key: string, use: 'planned' | 'noted') => ({
  key,
  use,
  label: 'Event',
  value: 'Boston Marathon',
  words: 'Boston Marathon',
  field: 'destination' as const,
})

it('an event that is not listed is said to be no part of the plan', () => {
  expect(unlistedNote({ understood: [piece('event', 'noted')] })).toContain(
    'We know no date for “Boston Marathon” there',
  )
})

it.each([
  ['a planned event', piece('event', 'planned')],
  ['something else', piece('season:fair', 'noted')],
])('nothing is said of %s', (_, own) => expect(unlistedNote({ understood: [own] })).toBeNull())
