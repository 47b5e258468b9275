import { describe, expect, test } from 'vitest'
import { program } from './content.ts'

/** Spec §2, Partner Program, word for word. */
const spec: Readonly<Record<string, readonly string[]>> = {
  Hotels: ['guaranteed bookings', 'AI booking system access', 'premium placement', 'marketing support'],
  'Venues and experiences': ['reach to event travellers', 'package integration', 'cross-promotion', 'revenue sharing'],
  'Event organisers': ['official partnerships', 'VIP packages', 'fan engagement', 'hospitality integration'],
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

describe('partner program', () => {
  test('has the three groups with their points, in the order of the spec', () => {
    expect(program.groups.map(({ title }) => title)).toEqual(Object.keys(spec))
    for (const { title, points } of program.groups)
      expect(points.map((point) => point.title)).toEqual(spec[title]?.map(capital))
  })

  test('has six different key benefits', () => {
    expect(new Set(program.benefits.map(({ title }) => title)).size).toBe(6)
  })
})
