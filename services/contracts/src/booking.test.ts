import { expect, it } from 'vitest'
import { bookingPlaceholders, bookingSites } from './booking.ts'

it.each(bookingSites)('$id leads to one fixed https host and fills known placeholders only', ({ pattern, label }) => {
  const [, host = ''] = /^https:\/\/([^/{}]+)\//.exec(pattern) ?? []
  expect(host).not.toBe('')
  expect(label.length).toBeGreaterThan(5)
  const used = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  expect(used.filter((name) => !bookingPlaceholders.some((known) => known === name))).toEqual([])
  expect(used).not.toHaveLength(0)
})

it('names each site once', () => expect(new Set(bookingSites.map(({ id }) => id)).size).toBe(bookingSites.length))
